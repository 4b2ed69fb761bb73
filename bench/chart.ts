/** What a benchmark measured, as it is printed and as the book draws it. */
import { growthExponent, type Spread } from './statistics.ts';
import { printTable } from './table.ts';

/** One measurement: `size` is how large the work was, or the name of a case. */
export interface Point extends Spread {
  readonly size: number | string;
}

/** One way of doing the work, at each size. */
export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

/** Measurements of one run, side by side. */
export interface Chart {
  readonly title: string;
  /** what is measured, how and on which data, for somebody who never saw the benchmark */
  readonly about: string;
  /** what is to be reached, in words */
  readonly aim: string;
  /** of the measurements: 'ms', 'requests', 'bytes' … */
  readonly unit: string;
  /** what `size` counts: 'coins', 'wallets' … */
  readonly sizes: string;
  /** the floor first, where there is one; Kennel last */
  readonly series: readonly Series[];
}

/** How a series grows with its sizes; null where these are no numbers, or fewer than three. */
export function growthOf({ points }: Series): number | null {
  const counted = points.flatMap(({ size, median: cost }) =>
    typeof size === 'number' && size > 0 ? [{ size, cost }] : [],
  );
  return counted.length < 3 ? null : growthExponent(counted);
}

/** A measurement as it is written: three digits, or whole. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

const formatSpread = ({ median, low, high }: Spread): string =>
  low === high
    ? formatNumber(median)
    : `${formatNumber(median)} (${formatNumber(low)}–${formatNumber(high)})`;

/** Prints medians with their quarters, Kennel against the floor, and how each way grows. */
export function printChart({ title, aim, unit, sizes, series }: Chart): void {
  const [floor] = series;
  const last = series.at(-1);
  const hasFloor = series.length > 1;
  const heading = [
    sizes,
    ...series.map(({ name }) => `${name}, ${unit}`),
    ...(hasFloor ? ['× the first'] : []),
  ];
  const rows = (last?.points ?? []).map(({ size, median }, index) => [
    String(size),
    ...series.map(({ points }) => (points[index] ? formatSpread(points[index]) : '–')),
    ...(hasFloor ? [(median / (floor?.points[index]?.median ?? Number.NaN)).toFixed(2)] : []),
  ]);
  const growths = series.map(growthOf);
  const grown = growths.map((growth) => (growth === null ? '' : `n^${growth.toFixed(2)}`));
  if (grown.some(Boolean)) rows.push(['growth', ...grown, ...(hasFloor ? [''] : [])]);
  printTable(`${title} — aim: ${aim}`, heading, rows);
}
