/** What a chart draws: values at times, oldest first, and what is said of them. */
import type { FiatPrice } from '../amount/FiatPrice.ts';

/** How far back a chart goes. */
export type ChartRange = 'day' | 'week' | 'month' | 'year';

/** In the order in which they are offered. */
export const CHART_RANGES: readonly ChartRange[] = ['day', 'week', 'month', 'year'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS: Readonly<Record<ChartRange, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** How many steps a range has: prices of that many times fit one request. */
const STEPS = 48;

/** A value at a time, milliseconds since 1970; null: nobody knows it, which is a gap. */
export interface ChartPoint {
  readonly timeMs: number;
  readonly value: bigint | null;
}

/** A point without a gap. */
export type KnownPoint = ChartPoint & { readonly value: bigint };

/** What moved an address: at a time, by so many koinu. */
export interface BalanceChange {
  /** milliseconds since 1970 */
  readonly timeMs: number;
  readonly delta: bigint;
}

/** The time between two points of a range, milliseconds. */
export const stepOf = (range: ChartRange): number => (DAYS[range] * DAY_MS) / STEPS;

/** The times that a range shows before now, oldest first, on whole steps so that they are the same for a while. */
export function timesOf(range: ChartRange, nowMs: number): readonly number[] {
  const step = stepOf(range);
  const last = Math.floor(nowMs / step) * step;
  return Array.from({ length: STEPS }, (_, index) => last - (STEPS - 1 - index) * step);
}

/** No price moves so far within a year: it is no price. */
const MAX_RATIO = 1000n;

/**
 * Prices at their own times, with the newest at the end. Gaps before the first and after the last known one are left out.
 *
 * @param quotes - as asked for by `timesOf`; null where the source knows none
 * @returns null when nothing is known, or it cannot be true
 */
export function priceSeries(
  quotes: readonly (FiatPrice | null)[],
  newest: FiatPrice | null,
  range: ChartRange,
  nowMs: number,
): readonly ChartPoint[] | null {
  const times = timesOf(range, nowMs);
  const told: ChartPoint[] = [];
  let lastMs = (times[0] ?? 0) - stepOf(range);
  quotes.forEach((quote, index) => {
    const timeMs = quote?.atMs ?? times[index] ?? 0;
    // a source with fewer prices tells one of them several times
    if (timeMs <= lastMs || timeMs > nowMs) return;
    told.push({ timeMs, value: quote?.microsPerDoge ?? null });
    lastMs = timeMs;
  });
  if (newest !== null) {
    while (told.length > 0 && (told.at(-1)?.timeMs ?? 0) >= newest.atMs) told.pop();
    told.push({ timeMs: newest.atMs, value: newest.microsPerDoge });
  }
  const points = withoutOuterGaps(told);
  if (points.length === 0) return null;
  const { least, most } = extremesOf(points);
  return least > 0n && most <= least * MAX_RATIO ? points : null;
}

function withoutOuterGaps(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const first = points.findIndex(isKnown);
  return first < 0 ? [] : points.slice(first, points.findLastIndex(isKnown) + 1);
}

/**
 * What an address held at the times of a range, from what it holds and what moved it since.
 *
 * @param held - koinu in blocks, now
 * @returns null when they cannot both be true
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

/** Whether a point is no gap. */
export const isKnown = (point: ChartPoint): point is KnownPoint => point.value !== null;

/** The least and the most of what is known; 0 when nothing is. */
export function extremesOf(points: readonly ChartPoint[]): { readonly least: bigint; readonly most: bigint } {
  const values = points.filter(isKnown).map(({ value }) => value);
  const [first = 0n] = values;
  return {
    least: values.reduce((least, value) => (value < least ? value : least), first),
    most: values.reduce((most, value) => (value > most ? value : most), first),
  };
}

/** By how many percent a value moved, to hundredths; null where it was nothing. */
export const percentOf = (before: bigint, after: bigint): number | null =>
  before <= 0n ? null : Number(((after - before) * 10_000n) / before) / 100;

/** A price that is further from a day ago says nothing of a day, milliseconds. */
const OF_YESTERDAY_MS = 3 * HOUR_MS;

/** By how many percent a price moved in a day; null when the price of a day ago is not known. */
export function dayChangeOf(points: readonly ChartPoint[], newest: FiatPrice): number | null {
  const yesterdayMs = newest.atMs - DAY_MS;
  const known = points.filter(isKnown);
  const distance = (point: ChartPoint) => Math.abs(point.timeMs - yesterdayMs);
  const [then] = known.toSorted((one, other) => distance(one) - distance(other));
  if (then === undefined || distance(then) > OF_YESTERDAY_MS) return null;
  return percentOf(then.value, newest.microsPerDoge);
}
