import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDoge } from './formatDoge.ts';
import { MAX_MONEY } from './Koinu.ts';
import { parseDoge } from './parseDoge.ts';

const read = (text: string) => {
  const result = parseDoge(text);
  return result.ok ? result.value : result.problem;
};

/** All orders of magnitude are equally likely; a plain range would give almost only huge amounts. */
const anyAmount = fc
  .tuple(fc.nat(18), fc.bigInt(0n, MAX_MONEY))
  .map(([digits, amount]) => amount % (10n ** BigInt(digits) + 1n));

describe('parseDoge', () => {
  it.each([
    ['0', 0n],
    ['1', 100_000_000n],
    ['41.98', 4_198_000_000n],
    ['41,98', 4_198_000_000n],
    ['.5', 50_000_000n],
    [',5', 50_000_000n],
    ['5.', 500_000_000n],
    ['  7 ', 700_000_000n],
    ['\u00a07\n', 700_000_000n],
    ['007', 700_000_000n],
    ['1.234', 123_400_000n],
    ['0,123', 12_300_000n],
    ['12345,678', 1_234_567_800_000n],
    ['1,2345', 123_450_000n],
    ['0.00000001', 1n],
    ['10000000000', MAX_MONEY],
    ['00000000000010000000000.00000000', MAX_MONEY],
  ])('reads %j', (text, amount) => {
    expect(read(text)).toBe(amount);
  });

  it.each([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['-5', { kind: 'signed', sign: '-' }],
    ['\u22125', { kind: 'signed', sign: '\u2212' }],
    ['+5', { kind: 'signed', sign: '+' }],
    ['1e8', { kind: 'exponent' }],
    ['1.5E-3', { kind: 'exponent' }],
    ['5 DOGE', { kind: 'bad-character', character: ' ' }],
    ['0x10', { kind: 'bad-character', character: 'x' }],
    ['5🐕', { kind: 'bad-character', character: '🐕' }],
    ['三', { kind: 'bad-character', character: '三' }],
    ['Infinity', { kind: 'bad-character', character: 'I' }],
    ['.', { kind: 'no-digits' }],
    [',', { kind: 'no-digits' }],
    ['1,234.56', { kind: 'several-marks', marks: 2 }],
    ['1.2.3.4', { kind: 'several-marks', marks: 3 }],
    ['1,234', { kind: 'ambiguous-comma', asDecimal: 123_400_000n, asThousands: 123_400_000_000n }],
    ['999,000', { kind: 'ambiguous-comma', asDecimal: 99_900_000_000n, asThousands: 99_900_000_000_000n }],
    ['1.000000001', { kind: 'too-many-decimals', decimals: 9, maximum: 8 }],
    ['10000000000.00000001', { kind: 'too-large', maximum: MAX_MONEY }],
    ['10000000001', { kind: 'too-large', maximum: MAX_MONEY }],
  ])('refuses %j with its reason', (text, problem) => {
    expect(read(text)).toEqual(problem);
  });

  it('answers at once on a million digits', () => {
    expect(read('9'.repeat(1_000_000))).toEqual({ kind: 'too-large', maximum: MAX_MONEY });
    expect(read(`${'9'.repeat(1_000_000)}e`)).toEqual({ kind: 'bad-character', character: 'e' });
    expect(read(`${'0'.repeat(1_000_000)}1`)).toBe(100_000_000n);
  });

  it('reads back every amount that formatDoge writes with a dot', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(read(formatDoge(amount))).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads back every amount that formatDoge writes with a comma, or says that it is ambiguous', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const answer = read(formatDoge(amount, { decimalMark: ',' }));
        if (typeof answer === 'bigint') expect(answer).toBe(amount);
        else expect(answer).toMatchObject({ kind: 'ambiguous-comma', asDecimal: amount });
      }),
      { numRuns: 2000 },
    );
  });

  it('finds only three decimals after one to three digits ambiguous', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2_000_000n), (thousandths) => {
        const text = formatDoge(thousandths * 100_000n, { decimalMark: ',' });
        const isAmbiguous = thousandths % 10n !== 0n && thousandths >= 1000n && thousandths < 1_000_000n;
        expect(typeof read(text) !== 'bigint').toBe(isAmbiguous);
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws', () => {
    const almostAmount = fc.string({ unit: fc.constantFrom(...'0123456789.,eE+- ') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), almostAmount), (text) => {
        expect(parseDoge(text)).toHaveProperty('ok');
      }),
      { numRuns: 2000 },
    );
  });
});
