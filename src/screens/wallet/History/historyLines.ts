/** Lays out entries as lines: those that need attention, pending ones, then the rest by day. */
import { type InGroup, linesUnder } from '../../../components/lists/listLines.ts';
import { growingList } from '../../../domain/growingList.ts';
import { type HistoryEntry, isOpenEntry } from '../../../domain/history/HistoryEntry.ts';
import { groupByDay } from '../../../i18n/format/describeTime.ts';

/** The heading of a group. */
export type LineHeading = { readonly kind: 'needs-look' } | { readonly kind: 'on-its-way' } | DayHeading;

interface DayHeading {
  readonly kind: 'day';
  /** its midnight, milliseconds since 1970 */
  readonly dayMs: number;
}

/** One line; `kind` allows for token transfers. */
export interface HistoryLine extends InGroup<LineHeading> {
  readonly kind: 'doge';
  readonly entry: HistoryEntry;
}

const group = (entries: readonly HistoryEntry[], heading: LineHeading): readonly HistoryLine[] =>
  linesUnder(
    heading,
    entries.map((entry) => ({ kind: 'doge', entry })),
  );

/** Lays out a growing history: existing lines stay the same objects, except for the last one. */
export const growingLines = () =>
  growingList<HistoryEntry, HistoryLine, object>({ all: historyLines, more: linesAfter });

/** Adds older entries, which may continue the last day; null if one is open. */
function linesAfter(
  added: readonly HistoryEntry[],
  before: readonly HistoryLine[],
): readonly HistoryLine[] | null {
  const last = before.at(-1);
  if (last === undefined || !last.isUnderDay || added.some(isOpenEntry)) return null;
  const [first, ...others] = dayLines([last.entry, ...added]);
  if (first === undefined) return null;
  return before.slice(0, -1).concat({ ...last, isLast: first.isLast }, others);
}

const dayLines = (entries: readonly HistoryEntry[]): readonly HistoryLine[] =>
  groupByDay(entries).flatMap(({ dayMs, items }) => group(items, { kind: 'day', dayMs }));

/** @param entries - newest first, open ones before all others */
export function historyLines(entries: readonly HistoryEntry[]): readonly HistoryLine[] {
  const open = entries.filter(isOpenEntry);
  const closed = entries.filter((entry) => !isOpenEntry(entry));
  return [
    ...group(
      open.filter(({ state }) => state.kind !== 'pending'),
      { kind: 'needs-look' },
    ),
    ...group(
      open.filter(({ state }) => state.kind === 'pending'),
      { kind: 'on-its-way' },
    ),
    ...dayLines(closed),
  ];
}
