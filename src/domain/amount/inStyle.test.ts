import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUMBER_MARKS, NUMBER_STYLES, type NumberStyle } from '../preferences/NumberStyle.ts';
import { formatDoge } from './formatDoge.ts';
import { plainNumber, retyped, typedIn } from './inStyle.ts';
import { MAX_MONEY } from './Koinu.ts';
import { parseDoge } from './parseDoge.ts';

const read = (text: string, style: NumberStyle) => {
  const result = parseDoge(plainNumber(text, style));
  return result.ok ? result.value : result.problem.kind;
};
const doge = (text: string) => {
  const result = parseDoge(text);
  return result.ok ? result.value : null;
};

const anyAmount = fc
  .tuple(fc.nat(18), fc.bigInt(0n, MAX_MONEY))
  .map(([digits, amount]) => amount % (10n ** BigInt(digits) + 1n));
const anyStyle = fc.constantFrom(...NUMBER_STYLES);
const anyTyped = fc.string({ unit: fc.constantFrom(...'0123456789.,  \u202f'), maxLength: 14 });

describe('a number with one mark before three digits', () => {
  it.each<[string, NumberStyle, string, string]>([
    ['1.500', 'point', '1.5', 'the decimals of English'],
    ['1,500', 'comma', '1.5', 'the decimals of German'],
    ['1.500', 'space', '1.5', 'decimals'],
    ['1,500', 'space-comma', '1.5', 'the decimals of French'],
  ])('%s in %s is %s: %s', (text, style, amount) => {
    expect(read(text, style)).toBe(doge(amount));
  });

  it.each<[string, NumberStyle]>([
    ['1,500', 'point'],
    ['1,500', 'space'],
    ['1.500', 'space-comma'],
    ['1.500', 'comma'],
  ])('%s in %s may be either, and is refused', (text, style) => {
    expect(read(text, style)).toBe('ambiguous-comma');
  });
});

describe('a number that can mean one thing only', () => {
  it.each([
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ['1\u202f234.567', '1234.567'],
    ['1 234', '1234'],
    ['12.345.678', '12345678'],
    ['1,234,567', '1234567'],
    ['1.234,', '1234'],
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    ['0.500', '0.5'],
    ['0,500', '0.5'],
    ['1500', '1500'],
  ])('%j is %s in every style', (text, amount) => {
    for (const style of NUMBER_STYLES) expect(read(text, style)).toBe(doge(amount));
  });

  it.each(['1.2.3.4', '12,34.5', '1 23', '1  234', '1 234\u00a0567', '0.123.456', '1.234,5,6'])(
    '%j is refused in every style',
    (text) => {
      for (const style of NUMBER_STYLES) expect(typeof read(text, style)).toBe('string');
    },
  );
});

describe('what is typed', () => {
  it('means what was written in the same style, with thousands and without', () => {
    fc.assert(
      fc.property(anyAmount, anyStyle, fc.boolean(), (amount, style, isGrouped) => {
        const { decimalMark, groupMark } = NUMBER_MARKS[style];
        const text = formatDoge(amount, { decimalMark, groupMark: isGrouped ? groupMark : '' });
        const answer = read(text, style);
        if (answer !== 'ambiguous-comma') expect(answer).toBe(amount);
        else expect(['point', 'comma']).toContain(style);
      }),
      { numRuns: 2000 },
    );
  });

  it('means the same typed in another style, or nothing is left of it', () => {
    fc.assert(
      fc.property(anyTyped, anyStyle, anyStyle, (text, from, to) => {
        const before = read(text, from);
        const after = retyped(text, from, to);
        if (typeof before === 'bigint') {
          expect([before, 'ambiguous-comma']).toContain(read(after, to));
          expect(doge(plainNumber(after, to)) ?? before).toBe(before);
        } else expect(typeof read(after, to)).toBe('string');
      }),
      { numRuns: 3000 },
    );
  });

  it('is filled in with the mark of the style', () => {
    expect([typedIn('1.234', 'comma'), typedIn('1.234', 'point'), typedIn('5', 'comma')]).toEqual([
      '1,234',
      '1.234',
      '5',
    ]);
  });
});
