import { expect, it } from 'vitest';
import { Rounds } from './Rounds.ts';

it('only the newest round counts', () => {
  const rounds = new Rounds();
  const first = rounds.latest;
  expect(first.isLatest).toBe(true);
  const second = rounds.begin();
  expect([first.isLatest, second.isLatest, rounds.latest === second]).toEqual([false, true, true]);
  rounds.begin();
  expect([first.isLatest, second.isLatest]).toEqual([false, false]);
});

it('rounds of others are their own', () => {
  const [ours, others] = [new Rounds(), new Rounds()];
  const round = ours.begin();
  others.begin();
  expect(round.isLatest).toBe(true);
});
