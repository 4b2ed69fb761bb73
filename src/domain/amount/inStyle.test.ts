import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUMBER_MARKS, NUMBER_STYLES, type NumberStyle } from '../preferences/NumberStyle.ts';
import { formatDoge } from './formatDoge.ts';
import { beyondDoubt, mayMeanTwo, pastedNumber, plainNumber, retyped, typedIn } from './inStyle.ts';
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
    ['1.234,56', '1234.56'],
    ['1,234.00000001', '1234.00000001'],
    ['12,345,678.9', '12345678.9'],
    ['1 234,56', '1234.56'],
    [' 12 345 678.25 ', '12345678.25'],
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

describe('a number typed in one style', () => {
  it.each<[string, string]>([
    ['1.5', '1,5'],
    ['1,5', '1,5'],
    ['.5', ',5'],
    ['5.', '5,'],
    ['12', '12'],
    ['', ''],
    ['1,234.56', '1234,56'],
    ['1.500', '1,500'],
  ])('%j reads %j where people write a comma', (typed, text) => {
    expect(retyped(typed, 'point', 'comma')).toBe(text);
  });

  it.each(['wow', '12x', 'x12', '1.2.3', '1,2,3', '1-2', '1,500', '1e8', '1 2'])(
    '%j leaves nothing: it is no amount, or might mean two',
    (typed) => {
      expect(retyped(typed, 'point', 'comma')).toBe('');
      expect(retyped(typed, 'point', 'point')).toBe(typed);
    },
  );

  it('may mean two where its mark is not the one before decimals, with spaces around it too', () => {
    expect(
      ['1,500', ' 1,500\n', '1.500', '1,50', '0,500'].map((text) => mayMeanTwo(text, NUMBER_MARKS.point)),
    ).toEqual([true, true, false, false, false]);
    expect(mayMeanTwo('1.500', NUMBER_MARKS.comma)).toBe(true);
  });
});

describe('a number of a list', () => {
  it.each<[string, NumberStyle, string]>([
    ['1.500', 'point', '1.500'],
    ['1.500', 'comma', '1,500'],
    ['1,500', 'comma', '1,500'],
    [' 12.500 ', 'comma', '12,500'],
    ['1.5', 'comma', '1.5'],
    ['0.500', 'comma', '0.500'],
  ])('%j in %s is read as %j', (pasted, style, plain) => {
    expect(pastedNumber(pasted, style)).toBe(plain);
  });

  it('is beyond doubt with a fourth decimal, and with any other number of them', () => {
    expect(['1.500', '999.125', '1.5', '1.5000', '0.500', '1500'].map(beyondDoubt)).toEqual([
      ...['1.5000', '999.1250', '1.5', '1.5000', '0.500', '1500'],
    ]);
  });
});
