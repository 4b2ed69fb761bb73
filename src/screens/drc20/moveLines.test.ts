import { describe, expect, it } from 'vitest';
import { MOVES, moveRow } from '../../../mocks/views/transferViews.ts';
import { moveLines } from './moveLines.ts';

const headings = (lines: ReturnType<typeof moveLines>) =>
  lines.flatMap(({ heading }) => (heading === null ? [] : [heading.kind]));

describe('the lines of token moves', () => {
  it('begin with what needs a look and what is on its way, and end with what nobody can date', () => {
    const lines = moveLines(MOVES.rows);
    expect(headings(lines)).toEqual(['needs-look', 'on-its-way', 'day', 'day', 'unknown-day']);
    expect(lines).toHaveLength(MOVES.rows.length);
    expect(new Set(lines.map(({ row }) => row.key)).size).toBe(MOVES.rows.length);
  });

  it('show a refused transfer among its day: nothing can be done about it', () => {
    const lines = moveLines([moveRow({ progress: { kind: 'own', stage: 'refused' } })]);
    expect(headings(lines)).toEqual(['day']);
  });
});
