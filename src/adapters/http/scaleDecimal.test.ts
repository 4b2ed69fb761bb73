import { describe, expect, it } from 'vitest';
import { scaleDecimal } from './scaleDecimal.ts';

describe('scaleDecimal', () => {
  it.each([
    ['0.01', 8, 1_000_000n],
    ['0.00002460', 8, 2_460n],
    ['7914.5', 6, 7_914_500_000n],
    ['0.123', 6, 123_000n],
    ['1e-7', 8, 10n],
    ['7.9145e3', 6, 7_914_500_000n],
    ['-1', 8, -100_000_000n],
    ['0', 8, 0n],
    ['10000000000.00000001', 8, 1_000_000_000_000_000_001n],
  ])('scales %s by %d decimals to %s', (text, decimals, expected) => {
    expect(scaleDecimal(text, decimals)).toBe(expected);
  });

  it.each([
    ['0.0000004', 0n],
    ['0.0000005', 1n],
    ['-0.0000005', -1n],
  ])('rounds %s half away from zero to %s millionths', (text, expected) => {
    expect(scaleDecimal(text, 6)).toBe(expected);
  });

  it.each(['', 'NaN', 'Infinity', '1,5', '.5', '5.', '0x10', ' 1', '1e999', '9'.repeat(40)])(
    'does not take %s for a number',
    (text) => {
      expect(scaleDecimal(text, 8)).toBeNull();
    },
  );
});
