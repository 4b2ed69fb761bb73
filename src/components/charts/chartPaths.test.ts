import { expect, it } from 'vitest';
import { CHART_HEIGHT, CHART_WIDTH, positionsOf, segmentsOf } from './chartPaths.ts';

const points = (...values: (bigint | null)[]) => values.map((value, timeMs) => ({ timeMs, value }));

it('spreads points over the width, the most above the least, and nothing beyond the edges', () => {
  const [first, , last] = [...positionsOf(points(1n, 9n, 5n)).values()];
  expect(first?.x).toBe(0);
  expect(last?.x).toBe(CHART_WIDTH);
  for (const { y } of positionsOf(points(1n, 10n ** 30n, 5n)).values()) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(CHART_HEIGHT);
  }
});

it('draws what never moves in the middle, and a single point at the end', () => {
  expect(positionsOf(points(7n, 7n)).get(0)?.y).toBe(CHART_HEIGHT / 2);
  expect(positionsOf(points(7n)).get(0)).toEqual({ x: CHART_WIDTH, y: CHART_HEIGHT / 2 });
});

it('breaks the line at a gap', () => {
  const gapped = points(1n, 2n, null, 3n, 4n);
  expect(segmentsOf(gapped, positionsOf(gapped))).toHaveLength(2);
  expect(segmentsOf(points(null), new Map())).toEqual([]);
});
