/** A benchmark's results, as printed and as drawn in the workbench. */
import { growthExponent, type Spread } from './statistics.ts';
import { printTable } from './table.ts';

/** One measurement; `size` is the amount of work, or the name of a case. */
export interface Point extends Spread {
  readonly size: number | string;
}

/** One implementation, measured at each size. */
export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

/** Measurements of one run, side by side. */
export interface Chart {
  readonly title: string;
  /** what is measured, how and on which data, for a reader who has never seen the benchmark */
  readonly about: string;
  /** the goal, in words */
  readonly aim: string;
  /** of the measurements: 'ms', 'requests', 'bytes' … */
  readonly unit: string;
  /** what `size` counts: 'coins', 'wallets' … */
  readonly sizes: string;
  /** the baseline first, if there is one; Kennel last */
  readonly series: readonly Series[];
}

/** The growth exponent of a series; null when its sizes are no numbers, or fewer than three. */
export function growthOf({ points }: Series): number | null {
  const counted = points.flatMap(({ size, median: cost }) =>
    typeof size === 'number' && size > 0 ? [{ size, cost }] : [],
  );
  return counted.length < 3 ? null : growthExponent(counted);
}

/** Three significant digits, or a whole number. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

const formatSpread = ({ median, low, high }: Spread): string =>
  low === high
    ? formatNumber(median)
    : `${formatNumber(median)} (${formatNumber(low)}–${formatNumber(high)})`;

/** Prints medians with quartiles, Kennel relative to the baseline, and the growth of each series. */
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
