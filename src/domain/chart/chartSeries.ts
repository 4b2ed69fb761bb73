/** Data of a chart: values over time, oldest first, and the figures shown with them. */
import type { FiatPrice } from '../amount/FiatPrice.ts';

export type ChartRange = 'day' | 'week' | 'month' | 'year';

/** In display order. */
export const CHART_RANGES: readonly ChartRange[] = ['day', 'week', 'month', 'year'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS: Readonly<Record<ChartRange, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Steps of a range: prices at this many times fit one request. */
const STEPS = 48;

/** A value at a time, milliseconds since 1970; null: unknown, drawn as a gap. */
export interface ChartPoint {
  readonly timeMs: number;
  readonly value: bigint | null;
}

export type KnownPoint = ChartPoint & { readonly value: bigint };

/** A change of an address's balance, koinu. */
export interface BalanceChange {
  /** milliseconds since 1970 */
  readonly timeMs: number;
  readonly delta: bigint;
}

/** The time between two points of a range, milliseconds. */
export const stepOf = (range: ChartRange): number => (DAYS[range] * DAY_MS) / STEPS;

/** The times of a range before now, oldest first, aligned to whole steps so that they stay the same for a while. */
export function timesOf(range: ChartRange, nowMs: number): readonly number[] {
  const step = stepOf(range);
  const last = Math.floor(nowMs / step) * step;
  return Array.from({ length: STEPS }, (_, index) => last - (STEPS - 1 - index) * step);
}

/** A larger change within a year is taken for bad data. */
const MAX_RATIO = 1000n;

/**
 * Prices at their own times, with the newest at the end. Gaps before the first and after the last known one are left out.
 *
 * @param quotes - for the times of `timesOf`; null where the source has none
 * @returns null when nothing is known, or the prices are implausible
 */
export function priceSeries(
  quotes: readonly (FiatPrice | null)[],
  newest: FiatPrice | null,
  range: ChartRange,
  nowMs: number,
): readonly ChartPoint[] | null {
  const times = timesOf(range, nowMs);
  const series: ChartPoint[] = [];
  let lastMs = (times[0] ?? 0) - stepOf(range);
  quotes.forEach((quote, index) => {
    const timeMs = quote?.atMs ?? times[index] ?? 0;
    // a source with fewer prices repeats one of them
    if (timeMs <= lastMs || timeMs > nowMs) return;
    series.push({ timeMs, value: quote?.microsPerDoge ?? null });
    lastMs = timeMs;
  });
  if (newest !== null) {
    while (series.length > 0 && (series.at(-1)?.timeMs ?? 0) >= newest.atMs) series.pop();
    series.push({ timeMs: newest.atMs, value: newest.microsPerDoge });
  }
  const points = withoutOuterGaps(series);
  if (points.length === 0) return null;
  const { least, most } = extremesOf(points);
  return least > 0n && most <= least * MAX_RATIO ? points : null;
}

function withoutOuterGaps(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const first = points.findIndex(isKnown);
  return first < 0 ? [] : points.slice(first, points.findLastIndex(isKnown) + 1);
}

/**
 * An address's balance at the times of a range, computed back from its balance now.
 *
 * @param held - confirmed koinu, now
 * @returns null when balance and changes contradict each other
 */
export function balanceSeries(
  held: bigint,
  changes: readonly BalanceChange[],
  range: ChartRange,
  nowMs: number,
): readonly ChartPoint[] | null {
  const points = [...timesOf(range, nowMs), nowMs].map((timeMs) => ({
    timeMs,
    value: changes.reduce((value, change) => (change.timeMs >= timeMs ? value - change.delta : value), held),
  }));
  return points.every(({ value }) => value >= 0n) ? points : null;
}

export const isKnown = (point: ChartPoint): point is KnownPoint => point.value !== null;

/** The minimum and maximum of the known values; 0 when there are none. */
export function extremesOf(points: readonly ChartPoint[]): { readonly least: bigint; readonly most: bigint } {
  const values = points.filter(isKnown).map(({ value }) => value);
  const [first = 0n] = values;
  return {
    least: values.reduce((least, value) => (value < least ? value : least), first),
    most: values.reduce((most, value) => (value > most ? value : most), first),
  };
}

/** The change in percent, with two decimals; null when the earlier value was not positive. */
export const percentOf = (before: bigint, after: bigint): number | null =>
  before <= 0n ? null : Number(((after - before) * 10_000n) / before) / 100;

/** A price further than this from 24 hours ago is not used for the day's change, milliseconds. */
const OF_YESTERDAY_MS = 3 * HOUR_MS;

/** The price change within 24 hours in percent; null when the earlier price is unknown. */
export function dayChangeOf(points: readonly ChartPoint[], newest: FiatPrice): number | null {
  const yesterdayMs = newest.atMs - DAY_MS;
  const known = points.filter(isKnown);
  const distance = (point: ChartPoint) => Math.abs(point.timeMs - yesterdayMs);
  const [then] = known.toSorted((one, other) => distance(one) - distance(other));
  if (then === undefined || distance(then) > OF_YESTERDAY_MS) return null;
  return percentOf(then.value, newest.microsPerDoge);
}
