import { describe, expect, it } from 'vitest';
import { entry } from '../../../../mocks/views/history.ts';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import { growingLines, historyLines } from './historyLines.ts';

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

  it.each([
    ['go on with the last day', [at(3, NOON - 60_000), at(4, NOON - DAY_MS)], 1],
    ['begin another day', [at(3, NOON - DAY_MS), at(4, NOON - 3 * DAY_MS)], 2],
    ['are open', [at(3, NOON - DAY_MS, { kind: 'pending' })], 0],
  ])('of a history that got longer are the same as of the whole, where older ones %s', (_, older, kept) => {
    const linesOf = growingLines();
    const around = {};
    const newer = [at(1, NOON), at(2, NOON - 30_000)];
    const before = linesOf(newer, around);
    const lines = linesOf([...newer, ...older], around);
    expect(lines).toEqual(historyLines([...newer, ...older]));
    expect(before.filter((line, index) => line === lines[index]).length).toBeGreaterThanOrEqual(
      Math.min(kept, 1),
    );
  });

  it('are none of nothing', () => {
    expect(historyLines([])).toEqual([]);
  });
});
