import { describe, expect, it } from 'vitest';
import { ACTIVITIES, activityRow } from '../../../../mocks/views/transferViews.ts';
import { activityLines } from './activityLines.ts';

const headings = (lines: ReturnType<typeof activityLines>) =>
  lines.flatMap(({ heading }) => (heading === null ? [] : [heading.kind]));

describe('the lines of token moves', () => {
  it('begin with what needs a look and what is on its way, and end with what nobody can date', () => {
    const lines = activityLines(ACTIVITIES.rows);
    expect(headings(lines)).toEqual(['needs-look', 'on-its-way', 'day', 'day', 'unknown-day']);
    expect(lines).toHaveLength(ACTIVITIES.rows.length);
    expect(new Set(lines.map(({ row }) => row.key)).size).toBe(ACTIVITIES.rows.length);
  });

  it('show a refused transfer among its day: nothing can be done about it', () => {
    const lines = activityLines([activityRow({ progress: { kind: 'own', stage: 'rejected' } })]);
    expect(headings(lines)).toEqual(['day']);
  });
});
