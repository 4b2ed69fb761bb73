import { describe, expect, it } from 'vitest';
import { countSize, transactionSize } from './sizes.ts';

describe('transactionSize', () => {
  it.each([
    { name: 'one input, one output', given: [1, 1, 34], expected: 192 },
    { name: 'one input, two outputs, the usual payment', given: [1, 2, 68], expected: 226 },
    { name: 'a payment to P2SH with change', given: [1, 2, 66], expected: 224 },
    { name: 'the last input whose count takes one byte', given: [252, 1, 34], expected: 37_340 },
    { name: 'the first input whose count takes three bytes', given: [253, 1, 34], expected: 37_490 },
    { name: 'the first output whose count takes three bytes', given: [1, 253, 253 * 34], expected: 8_762 },
    {
      name: 'the largest number of inputs that is relayed, with two outputs',
      given: [675, 2, 68],
      expected: 99_980,
    },
  ] as const)('is $expected bytes for $name', ({ given: [inputs, outputs, bytes], expected }) => {
    expect(transactionSize(inputs, outputs, bytes)).toBe(expected);
  });
});

describe('countSize', () => {
  it.each([
    [0, 1],
    [252, 1],
    [253, 3],
    [65_535, 3],
    [65_536, 5],
  ])('writes %d in %d bytes', (count, size) => {
    expect(countSize(count)).toBe(size);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 32])('refuses %d', (count) => {
    expect(() => countSize(count)).toThrow(RangeError);
  });
});
