// Positions of points on a chart, and the lines between them.
import { type ChartPoint, extremesOf, isKnown } from '../../domain/chart/chartSeries.ts';

/** Units of the drawing: its width is in percent. */
export const CHART_WIDTH = 100;
export const CHART_HEIGHT = 40;
/** Margin above and below the line. */
const MARGIN = 3;
/** Resolution of fractions of the height. */
const FINE = 10_000n;

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** By time. A constant value is in the middle, a single point at the end. */
export function positionsOf(points: readonly ChartPoint[]): ReadonlyMap<number, Position> {
  const { least, most } = extremesOf(points);
  const firstMs = points[0]?.timeMs ?? 0;
  const spanMs = (points.at(-1)?.timeMs ?? 0) - firstMs;
  const heightOf = (value: bigint): number =>
    most === least ? 0.5 : Number(((value - least) * FINE) / (most - least)) / Number(FINE);
  return new Map(
    points.filter(isKnown).map(({ timeMs, value }) => [
      timeMs,
      {
        x: spanMs === 0 ? CHART_WIDTH : ((timeMs - firstMs) / spanMs) * CHART_WIDTH,
        y: CHART_HEIGHT - MARGIN - heightOf(value) * (CHART_HEIGHT - 2 * MARGIN),
      },
    ]),
  );
}

/** A line without gaps, and the area below it. */
export interface Segment {
  readonly line: string;
  readonly area: string;
}

/** One per run of known points. */
export function segmentsOf(
  points: readonly ChartPoint[],
  positions: ReadonlyMap<number, Position>,
): readonly Segment[] {
  const runs: Position[][] = [[]];
  for (const { timeMs } of points) {
    const position = positions.get(timeMs);
    if (position === undefined) runs.push([]);
    else runs.at(-1)?.push(position);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) return [];
    const line = `M${run.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
    return [{ line, area: `${line}V${CHART_HEIGHT}H${first.x.toFixed(2)}z` }];
  });
}
