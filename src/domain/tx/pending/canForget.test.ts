import { expect, it } from 'vitest';
import { PARENT, transfer } from '../../../../mocks/builders/journal.ts';
import { stageAfterRejection } from '../PendingTransfer.ts';
import { FORGET_AFTER_MS, forgettingOf } from './canForget.ts';

const lost = transfer(PARENT, { stage: 'unknown', missingSinceMs: 1_000 });

it('a transfer that the network lost is forgotten after two weeks, and not a millisecond before', () => {
  expect(FORGET_AFTER_MS).toBe(1_209_600_000);
  const atMs = 1_000 + FORGET_AFTER_MS;
  expect(forgettingOf(lost, atMs - 1)).toEqual({ kind: 'later', atMs });
  expect(forgettingOf(lost, atMs)).toEqual({ kind: 'now' });
});

it('a rejected transfer may be forgotten at once', () => {
  expect(forgettingOf(transfer(PARENT, { stage: 'rejected' }), 0)).toEqual({ kind: 'now' });
});

it('a transfer that may still go through is never forgotten', () => {
  for (const stage of ['sending', 'accepted', 'confirmed', 'replaced'] as const) {
    expect(forgettingOf({ ...lost, stage }, 9e15)).toEqual({ kind: 'never' });
  }
  expect(forgettingOf({ ...lost, missingSinceMs: null }, 9e15)).toEqual({ kind: 'never' });
  expect(forgettingOf(transfer(PARENT, { stage: 'unknown' }), 9e15)).toEqual({ kind: 'never' });
});

it('a rejection frees the coins only of what no other node can have', () => {
  expect(stageAfterRejection(false)).toBe('rejected');
  expect(stageAfterRejection(true)).toBe('unknown');
});
