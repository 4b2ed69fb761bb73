import { expect, test } from 'vitest';
import { growthOf } from './chart.ts';
import { growthExponent, spreadOf } from './statistics.ts';

test('finds the exponent of a growth, whatever its unit', () => {
  const sizes = [10, 100, 1000];
  expect(growthExponent(sizes.map((size) => ({ size, cost: 3 * size ** 2 })))).toBeCloseTo(2);
  expect(growthExponent(sizes.map((size) => ({ size, cost: 7 })))).toBeCloseTo(0);
  expect(growthExponent([{ size: 10, cost: 1 }])).toBeNaN();
});

test('takes the middle and the quarters of measurements in any order', () => {
  expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 });
});

test('says no growth of names, or of fewer than three sizes', () => {
  const point = { median: 1, low: 1, high: 1 };
  const sized = [1, 2, 3].map((size) => ({ size, ...point }));
  expect(growthOf({ name: 'one', points: sized.slice(1) })).toBeNull();
  expect(growthOf({ name: 'one', points: [{ size: 'cold', ...point }, ...sized.slice(1)] })).toBeNull();
  expect(growthOf({ name: 'one', points: sized })).toBeCloseTo(0);
  expect(growthOf({ name: 'one', points: [{ size: 0, ...point }, ...sized] })).toBeCloseTo(0);
});
