import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDoge, formatDogeDelta, splitDoge } from './formatDoge.ts';
import { MAX_MONEY } from './Koinu.ts';

describe('formatDoge', () => {
  it.each([
    [0n, '0'],
    [1n, '0.00000001'],
    [10n, '0.0000001'],
    [100_000_000n, '1'],
    [150_000_000n, '1.5'],
    [4_198_000_000n, '41.98'],
    [123_456_789_012_345_678n, '1234567890.12345678'],
    [MAX_MONEY, '10000000000'],
    [MAX_MONEY * 20n + 1n, '200000000000.00000001'],
  ])('writes %s koinu as %s', (amount, text) => {
    expect(formatDoge(amount)).toBe(text);
  });

  it('takes the marks it is given', () => {
    expect(formatDoge(123_456_750_000_000n, { decimalMark: ',', groupMark: '.' })).toBe('1.234.567,5');
    expect(formatDoge(123_456_750_000_000n, { groupMark: '\u202f' })).toBe('1\u202f234\u202f567.5');
    expect(formatDoge(99_900_000_000n, { groupMark: ',' })).toBe('999');
    expect(formatDoge(100_000_000_000n, { groupMark: ',' })).toBe('1,000');
  });

  it('fills up to the least decimals and never cuts below the value', () => {
    expect(formatDoge(100_000_000n, { minDecimals: 2 })).toBe('1.00');
    expect(formatDoge(100_000_001n, { minDecimals: 2 })).toBe('1.00000001');
    expect(formatDoge(0n, { minDecimals: 8 })).toBe('0.00000000');
  });

  it('refuses what makes no sense', () => {
    expect(() => formatDoge(-1n)).toThrow(RangeError);
    expect(() => formatDoge(1n, { minDecimals: 9 })).toThrow(RangeError);
    expect(() => formatDoge(1n, { minDecimals: -1 })).toThrow(RangeError);
    expect(() => formatDoge(1n, { minDecimals: 0.5 })).toThrow(RangeError);
    expect(() => formatDoge(1n, { decimalMark: ',', groupMark: ',' })).toThrow(RangeError);
  });
});

describe('splitDoge', () => {
  it('gives both parts, the mark with the fraction', () => {
    expect(splitDoge(123_498_000_000n, { groupMark: ',' })).toEqual({ whole: '1,234', fraction: '.98' });
    expect(splitDoge(500_000_000n)).toEqual({ whole: '5', fraction: '' });
  });

  it('adds up to what formatDoge writes', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, MAX_MONEY), fc.constantFrom('.', ','), (amount, decimalMark) => {
        const { whole, fraction } = splitDoge(amount, { decimalMark });
        expect(whole + fraction).toBe(formatDoge(amount, { decimalMark }));
      }),
    );
  });
});

describe('formatDogeDelta', () => {
  it.each([
    [150_000_000n, '+1.5'],
    [-150_000_000n, '\u22121.5'],
    [0n, '0'],
    [-1n, '\u22120.00000001'],
  ])('writes %s koinu as %s', (delta, text) => {
    expect(formatDogeDelta(delta)).toBe(text);
  });
});
