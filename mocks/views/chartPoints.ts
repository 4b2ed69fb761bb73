/** Chart points up to the story's time. */
import { type ChartPoint, type ChartRange, timesOf } from '../../src/domain/chart/chartSeries.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';

/** A wave with a trend. @param trend - the difference of the last point to the first, millionths */
export function chartPoints(
  range: ChartRange = 'day',
  trend = 9_000,
  start = 190_000,
): readonly ChartPoint[] {
  const times = timesOf(range, STORY_NOW_MS);
  return times.map((timeMs, index) => {
    const part = index / (times.length - 1);
    const wave = Math.sin(index / 3) * 2_400 + Math.sin(index / 1.3) * 900;
    return { timeMs, value: BigInt(Math.round(start + trend * part + wave * Math.sin(Math.PI * part))) };
  });
}

/** The same with a few hours missing. */
export const gappedPoints = (): readonly ChartPoint[] =>
  chartPoints().map((point, index) => (index > 17 && index < 27 ? { ...point, value: null } : point));

/** Constant values. */
export const flatPoints = (): readonly ChartPoint[] =>
  chartPoints().map((point) => ({ ...point, value: 198_400n }));

/** A balance in koinu that changes in steps. */
export const balancePoints = (): readonly ChartPoint[] =>
  chartPoints('month').map(({ timeMs }, index) => ({
    timeMs,
    value: (index < 14 ? 1_200n : index < 31 ? 4_253n : 4_211n) * 100_000_000n,
  }));
