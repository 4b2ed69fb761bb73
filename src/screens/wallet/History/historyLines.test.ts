import { describe, expect, it } from 'vitest';
import { entry } from '../../../../mocks/views/history.ts';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import { historyLines } from './historyLines.ts';

const NOON = new Date(2026, 10, 19, 12).getTime();
const DAY_MS = 86_400_000;

const at = (seed: number, timeMs: number, state?: HistoryEntry['state']) =>
  entry(seed, { timeMs, ...(state ? { state } : {}) });

describe('the lines of history', () => {
  it('begin with what needs a look and what is on its way, and go on by day', () => {
    const lines = historyLines([
      at(1, NOON, { kind: 'pending' }),
      at(2, NOON, { kind: 'dropped' }),
      at(3, NOON),
      at(4, NOON - 60_000, { kind: 'replaced', by: null }),
      at(5, NOON - DAY_MS),
    ]);
    expect(lines.map(({ heading, isLast }) => [heading?.kind ?? null, isLast])).toEqual([
      ['needs-look', true],
      ['on-its-way', true],
      ['day', false],
      [null, true],
      ['day', true],
    ]);
    expect(lines.map(({ isUnderDay }) => isUnderDay)).toEqual([false, false, true, true, true]);
  });

  it('are none of nothing', () => {
    expect(historyLines([])).toEqual([]);
  });
});
