// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import { useArrival } from './useArrival.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const NOW = 1_700_000_000_000;

const entry = (txid: string, change: Partial<HistoryEntry> = {}) =>
  ({ txid, direction: 'received', timeMs: NOW, state: { kind: 'pending' }, ...change }) as HistoryEntry;

function screen() {
  const root = createRoot(document.createElement('div'));
  let arrived: string | null = null;
  function Probe({ account, entries }: { account: string; entries: readonly HistoryEntry[] }) {
    arrived = useArrival(account, entries, NOW);
    return null;
  }
  return (entries: readonly HistoryEntry[], account = 'mine') => {
    act(() => root.render(<Probe account={account} entries={entries} />));
    return arrived;
  };
}

it('is a payment that came in after the screen was there', () => {
  const show = screen();
  expect(show([entry('old')])).toBeNull();
  expect(show([entry('new'), entry('old')])).toBe('new');
  expect(show([entry('new', { state: { kind: 'confirmed', confirmations: 1 } }), entry('old')])).toBe('new');
});

it('is none that leaves, that is lost, or that is only read late', () => {
  const show = screen();
  show([]);
  expect(show([entry('sent', { direction: 'sent' })])).toBeNull();
  expect(show([entry('lost', { state: { kind: 'dropped' } })])).toBeNull();
  expect(show([entry('older', { timeMs: NOW - 86_400_000 })])).toBeNull();
});

it('is none of another account', () => {
  const show = screen();
  show([]);
  expect(show([entry('new')])).toBe('new');
  expect(show([entry('theirs')], 'theirs')).toBeNull();
});
