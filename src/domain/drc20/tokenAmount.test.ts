import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDoge } from '../amount/formatDoge.ts';
import { MAX_MONEY } from '../amount/Koinu.ts';
import { parseDoge } from '../amount/parseDoge.ts';
import { MAX_TOKEN_DECIMALS, tokenUnits } from './TokenUnits.ts';
import { formatTokenAmount, MAX_TOKEN_UNITS, parseTokenAmount, tokenValue } from './tokenAmount.ts';

const read = (text: string, decimals = 8) => {
  const result = parseTokenAmount(text, decimals);
  return result.ok ? result.value : result.problem;
};

const anyUnits = fc
  .tuple(fc.nat(41), fc.bigInt(0n, MAX_TOKEN_UNITS))
  .map(([digits, units]) => tokenUnits(units % 10n ** BigInt(digits)));

describe('parseTokenAmount', () => {
  it.each([
    ['1', 8, 100_000_000n],
    ['41,98', 8, 4_198_000_000n],
    ['.5', 18, 500_000_000_000_000_000n],
    ['7', 0, 7n],
    ['7.', 0, 7n],
    ['007', 2, 700n],
    [`${'9'.repeat(33)}.${'9'.repeat(8)}`, 8, MAX_TOKEN_UNITS],
    ['9'.repeat(41), 0, MAX_TOKEN_UNITS],
  ])('reads %j with %i decimals', (text, decimals, units) => {
    expect(read(text, decimals)).toBe(units);
  });

  it.each([
    ['', 8, { kind: 'empty' }],
    ['-5', 8, { kind: 'signed', sign: '-' }],
    ['1e8', 8, { kind: 'exponent' }],
    ['5 UNIX', 8, { kind: 'bad-character', character: ' ' }],
    ['.', 8, { kind: 'no-digits' }],
    ['1.2.3', 8, { kind: 'several-marks', marks: 2 }],
    ['1,234', 8, { kind: 'ambiguous-comma', asDecimal: 123_400_000n, asThousands: 123_400_000_000n }],
    ['1,234', 2, { kind: 'too-many-decimals', decimals: 3, maximum: 2 }],
    ['1,234', 3, { kind: 'ambiguous-comma', asDecimal: 1_234n, asThousands: 1_234_000n }],
    ['1,234', 0, { kind: 'too-many-decimals', decimals: 3, maximum: 0 }],
    ['0.000000001', 8, { kind: 'too-many-decimals', decimals: 9, maximum: 8 }],
    ['1.0', 0, { kind: 'too-many-decimals', decimals: 1, maximum: 0 }],
    [`1${'0'.repeat(41)}`, 0, { kind: 'too-large', maximum: MAX_TOKEN_UNITS }],
    [`1${'0'.repeat(33)}`, 8, { kind: 'too-large', maximum: MAX_TOKEN_UNITS }],
  ])('refuses %j with %i decimals', (text, decimals, problem) => {
    expect(read(text, decimals)).toEqual(problem);
  });

  it('answers at once on a million digits', () => {
    expect(read('9'.repeat(1_000_000))).toEqual({ kind: 'too-large', maximum: MAX_TOKEN_UNITS });
    expect(read(`${'0'.repeat(1_000_000)}1`)).toBe(100_000_000n);
  });

  it('reads back every amount that formatTokenAmount writes', () => {
    const property = fc.property(anyUnits, fc.nat(18), (units, decimals) => {
      expect(read(formatTokenAmount(units, decimals), decimals)).toBe(units);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it('reads with 8 decimals what parseDoge reads', () => {
    // zeros after the last decimal are accepted for DOGE, as other wallets write them
    const typed = fc
      .stringMatching(/^[0-9]{0,9}([.,][0-9]{0,9})?$/)
      .filter((text) => !/[.,][0-9]{8}0$/.test(text));
    const property = fc.property(typed, (text) => {
      expect(parseTokenAmount(text, 8)).toEqual(parseDoge(text));
    });
    fc.assert(property, { numRuns: 2000 });
  });
});

describe('formatTokenAmount', () => {
  it('writes with 8 decimals what formatDoge writes, with every mark', () => {
    const marks = fc.constantFrom(
      {},
      { decimalMark: ',', groupMark: '.' } as const,
      { groupMark: '\u202f', minDecimals: 2 } as const,
    );
    const property = fc.property(anyUnits, marks, (units, format) => {
      expect(formatTokenAmount(units, 8, format)).toBe(formatDoge(units, format));
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it.each([
    [0n, 0, '0'],
    [1n, 18, '0.000000000000000001'],
    [1_234_567n, 0, '1,234,567'],
    [1_234_567n, 2, '12,345.67'],
  ])('writes %s units with %i decimals as %s', (units, decimals, text) => {
    expect(formatTokenAmount(tokenUnits(units), decimals, { groupMark: ',' })).toBe(text);
  });

  it('refuses what makes no sense', () => {
    const one = tokenUnits(1n);
    expect(() => formatTokenAmount(one, -1)).toThrow(RangeError);
    expect(() => formatTokenAmount(one, 2.5)).toThrow(RangeError);
    expect(() => formatTokenAmount(one, 2, { minDecimals: 3 })).toThrow(RangeError);
    expect(() => formatTokenAmount(one, 2, { decimalMark: ',', groupMark: ',' })).toThrow(RangeError);
    expect(() => parseTokenAmount('1', MAX_TOKEN_DECIMALS + 1)).toThrow(RangeError);
    expect(parseTokenAmount('1', MAX_TOKEN_DECIMALS).ok).toBe(true);
  });
});

describe('tokenValue', () => {
  it.each([
    // 2 tokens at 1.5 DOGE
    [200_000_000n, 8, 150_000_000n * 100_000_000n, 300_000_000n],
    // a billion tokens at a millionth of a koinu each
    [10n ** 17n, 8, 100n, 1_000n],
    // rounded down
    [1n, 8, 199_999_999n * 100_000_000n, 1n],
    [5n, 0, 100_000_000n, 5n],
  ])('of %s units with %i decimals at %s is %s koinu', (units, decimals, price, koinu) => {
    expect(tokenValue(tokenUnits(units), decimals, price)).toBe(koinu);
  });

  it('is unknown beyond all the DOGE that an amount can hold', () => {
    expect(tokenValue(tokenUnits(100_000_000n), 8, MAX_MONEY * 100_000_000n)).toBe(MAX_MONEY);
    expect(tokenValue(tokenUnits(100_000_000n), 8, (MAX_MONEY + 1n) * 100_000_000n)).toBe(null);
    expect(tokenValue(tokenUnits(10n ** 20n), 8, -1n)).toBe(null);
  });
});
