/** Lays out transfers as lines: those that need attention, those under way, then the rest by day. */

import { activityStateOf } from '../../../components/lists/activityState.ts';
import { type InGroup, linesUnder } from '../../../components/lists/listLines.ts';
import { groupByDay } from '../../../i18n/format/describeTime.ts';
import type { ActivityProgress, ActivityRow } from './TransferHistoryScreen.types.ts';

/** The heading of a group. */
export type ActivityHeading =
  | { readonly kind: 'needs-look' }
  | { readonly kind: 'on-its-way' }
  | { readonly kind: 'unknown-day' }
  /** @property dayMs - its midnight, milliseconds since 1970 */
  | { readonly kind: 'day'; readonly dayMs: number };

export interface ActivityLine extends InGroup<ActivityHeading> {
  readonly row: ActivityRow;
}

const group = (rows: readonly ActivityRow[], heading: ActivityHeading): readonly ActivityLine[] =>
  linesUnder(
    heading,
    rows.map((row) => ({ row })),
  );

export function stateOf(progress: ActivityProgress): 'done' | 'under-way' | 'failed' {
  switch (progress.kind) {
    case 'pending':
      return 'under-way';
    case 'indexed':
      return 'done';
    case 'failed':
      return 'failed';
    case 'own':
      return activityStateOf(progress.stage);
  }
}

/** Only the user can resolve it. */
function needsAttention(row: ActivityRow): boolean {
  if (row.kind === 'batch') return row.failed > 0;
  return row.progress.kind === 'own' && row.progress.stage === 'stuck';
}

const isUnderWay = (row: ActivityRow): boolean =>
  row.kind === 'batch' ||
  stateOf(row.progress) === 'under-way' ||
  (row.progress.kind === 'own' && row.progress.stage === 'recovering');

/** @param rows - newest first */
export function activityLines(rows: readonly ActivityRow[]): readonly ActivityLine[] {
  const urgent = rows.filter(needsAttention);
  const open = rows.filter((row) => !needsAttention(row) && isUnderWay(row));
  const closed = rows.filter((row) => !needsAttention(row) && !isUnderWay(row));
  const dated = closed.flatMap((row) => (row.timeMs === null ? [] : [{ row, timeMs: row.timeMs }]));
  return [
    ...group(urgent, { kind: 'needs-look' }),
    ...group(open, { kind: 'on-its-way' }),
    ...groupByDay(dated).flatMap(({ dayMs, items }) =>
      group(
        items.map(({ row }) => row),
        { kind: 'day', dayMs },
      ),
    ),
    ...group(
      closed.filter(({ timeMs }) => timeMs === null),
      { kind: 'unknown-day' },
    ),
  ];
}
