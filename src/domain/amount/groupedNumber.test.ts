import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUMBER_MARKS, NUMBER_STYLES, type NumberStyle } from '../preferences/NumberStyle.ts';
import { formatDoge } from './formatDoge.ts';
import { applyEdit, caretShown, showGrouped, withoutTrailingZeros } from './groupedNumber.ts';
import { plainNumber, typedIn } from './inStyle.ts';
import { parseDoge } from './parseDoge.ts';

const { point, comma, space } = NUMBER_MARKS;

/** A simulated field: `|` is the caret. */
function field(marks = point) {
  let text = '';
  let shown = '';
  let at = 0;
  const edit = (raw: string, caret: number, isForward = false) => {
    const edited = applyEdit({ shown, text, raw, caret, isForward }, marks);
    text = edited.text;
    shown = showGrouped(text, marks);
    at = caretShown(text, shown, edited.caret, marks);
  };
  const self = {
    type: (keys: string) => {
      for (const key of keys) edit(shown.slice(0, at) + key + shown.slice(at), at + 1);
      return self;
    },
    paste: (words: string) => {
      edit(shown.slice(0, at) + words + shown.slice(at), at + words.length);
      return self;
    },
    /** Types over a selection. */
    over: (from: number, to: number, words: string) => {
      edit(shown.slice(0, from) + words + shown.slice(to), from + words.length);
      return self;
    },
    replace: (words: string) => {
      edit(words, words.length);
      return self;
    },
    back: () => {
      if (at > 0) edit(shown.slice(0, at - 1) + shown.slice(at), at - 1);
      return self;
    },
    forward: () => {
      if (at < shown.length) edit(shown.slice(0, at) + shown.slice(at + 1), at, true);
      return self;
    },
    goTo: (place: number) => {
      at = place;
      return self;
    },
    get text() {
      return text;
    },
    get line() {
      return `${shown.slice(0, at)}|${shown.slice(at)}`;
    },
  };
  return self;
}

describe('what is typed', () => {
  it('is grouped in the style of the person, and kept without group marks', () => {
    expect(field().type('1234.5')).toMatchObject({ text: '1234.5', line: '1,234.5|' });
    expect(field(comma).type('1234,5')).toMatchObject({ text: '1234,5', line: '1.234,5|' });
    expect(field(space).type('1234567')).toMatchObject({ text: '1234567', line: '1\u202f234\u202f567|' });
  });

  it('takes either key as the decimal mark, and shows the one of the style', () => {
    expect(field().type('12,5')).toMatchObject({ text: '12,5', line: '12.5|' });
    expect(field(comma).type('12345.6')).toMatchObject({ text: '12345.6', line: '12.345,6|' });
    expect(field().type('1234,')).toMatchObject({ text: '1234,', line: '1,234.|' });
  });

  it('stays as it is where it can be read in two ways, or is no number', () => {
    expect(field().type('1,234')).toMatchObject({ text: '1,234', line: '1,234|' });
    expect(field().type('1e8')).toMatchObject({ text: '1e8', line: '1e8|' });
    expect(field().type('12345x')).toMatchObject({ text: '12345x', line: '12345x|' });
  });

  it('keeps the caret where it was', () => {
    const typed = field().type('1234567');
    expect(typed.goTo(1).type('9').line).toBe('19|,234,567');
    expect(typed.goTo(5).back().line).toBe('1,92|4,567');
    expect(typed.text).toBe('1924567');
  });

  it('removes the digit beside a group mark, not the mark', () => {
    expect(field().type('1234').goTo(2).back()).toMatchObject({ text: '234', line: '|234' });
    expect(field().type('1234').goTo(1).forward()).toMatchObject({ text: '134', line: '1|34' });
    expect(field(comma).type('1234,5').goTo(2).back()).toMatchObject({ text: '234,5', line: '|234,5' });
    expect(field().type('123456789').goTo(8).back()).toMatchObject({ text: '12345789', line: '12,345|,789' });
    expect(field().type('123456789').goTo(7).forward()).toMatchObject({
      text: '12345689',
      line: '12,345,6|89',
    });
    expect(field(space).type('12345.6').goTo(3).back()).toMatchObject({ text: '1345.6' });
  });

  it('takes the place of what is selected, of a group mark alone too', () => {
    expect(field().type('1234').over(1, 2, '5')).toMatchObject({ text: '15234', line: '15|,234' });
    expect(field().type('1234567').over(2, 6, '9')).toMatchObject({ text: '19567', line: '19|,567' });
    expect(field().type('1234.56').over(0, 5, '7')).toMatchObject({ text: '7.56', line: '7|.56' });
    expect(field().type('1234.56').over(4, 8, '')).toMatchObject({ text: '123', line: '123|' });
  });

  it('changes nothing where the same is put over it', () => {
    expect(field().type('1234').replace('1,234')).toMatchObject({ text: '1234', line: '1,234|' });
    expect(field().type('1234').over(2, 3, '2').text).toBe('1234');
    expect(field().replace('')).toMatchObject({ text: '', line: '|' });
  });

  it.each(['1', '11', '111', '1111', '1111111'])('is one digit more wherever a 1 goes into %s', (digits) => {
    const { length } = field().type(digits).line;
    for (let place = 0; place < length; place += 1) {
      const typed = field().type(digits).goTo(place).type('1');
      expect(typed.text).toBe(`${digits}1`);
      expect(field().type(digits).goTo(place).type('2').text.replace('2', '')).toBe(digits);
    }
  });

  it('is removed character by character where marks are its own, not drawn', () => {
    expect(field().type('1,234').goTo(2).back()).toMatchObject({ text: '1234', line: '1|,234' });
    expect(field().type('1,2,3').goTo(4).back()).toMatchObject({ text: '1,23', line: '1.2|3' });
    expect(field().type('x,1').goTo(1).forward()).toMatchObject({ text: 'x1', line: 'x|1' });
  });
});

describe('what is pasted', () => {
  it.each([
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1 234.5', '1234.5'],
    ['1\u202f234\u202f567', '1234567'],
    ['1234.5', '1234.5'],
    ['41,98', '41,98'],
    ['1234567', '1234567'],
  ])('reads %s as %s in every style', (words, text) => {
    for (const marks of [point, comma, space]) {
      expect(field(marks).paste(words).text).toBe(text);
      expect(field(marks).type('77').replace(words).text).toBe(text);
    }
  });

  it('asks what a single mark before three digits means, where it groups in the style', () => {
    for (const [style, words] of [
      ['point', '1,234'],
      ['comma', '1.234'],
      ['comma', '1,234'],
      ['space-comma', '1,234'],
    ] as const) {
      const { text } = field(NUMBER_MARKS[style]).paste(words);
      expect(parseDoge(plainNumber(text, style))).toMatchObject({
        ok: false,
        problem: { kind: 'ambiguous-comma' },
      });
    }
    expect(field().paste('1.234').text).toBe('1.234');
    expect(field(comma).paste('0.234').text).toBe('0.234');
  });

  it('keeps what is no number, and says so', () => {
    expect(field().paste('12 DOGE').text).toBe('12 DOGE');
    expect(field().paste('1,23,456').text).toBe('1,23,456');
  });

  it('keeps its marks where it becomes a part of something', () => {
    expect(field().type('77').goTo(1).paste('1 234').text).toBe('71 2347');
    expect(field().type('7').goTo(0).paste('1,234,567').text).toBe('1,234,5677');
    expect(field().type('7').paste('1,234,567').text).toBe('71,234,567');
  });

  it('goes in where the caret is', () => {
    expect(field().type('1000').goTo(1).paste('23')).toMatchObject({ text: '123000', line: '123|,000' });
  });
});

describe('what is shown', () => {
  /** How a text is read by someone using a style: empty when it is not a number in that style. */
  const meaningOf = (shown: string, style: NumberStyle): string => {
    const { decimalMark, groupMark } = NUMBER_MARKS[style];
    return shown.replaceAll(groupMark, '').replace(decimalMark, '.');
  };
  const anyStyle = fc.constantFrom(...NUMBER_STYLES);
  const anyKeys = fc.string({ unit: fc.constantFrom(...'01234567890.,'), minLength: 1, maxLength: 12 });

  it('is the amount that a field was filled with', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 13n), anyStyle, (amount, style) => {
        const shown = showGrouped(typedIn(formatDoge(amount), style), NUMBER_MARKS[style]);
        expect(parseDoge(meaningOf(shown, style))).toEqual({ ok: true, value: amount });
      }),
      {
        numRuns: 2000,
        examples: [
          [123_400_000n, 'comma'],
          [150_000_000_000n, 'comma'],
          [123_400_000n, 'point'],
        ],
      },
    );
  });

  it('is what is read, while it is typed or pasted and after', () => {
    fc.assert(
      fc.property(anyKeys, anyStyle, fc.boolean(), (keys, style, isPasted) => {
        const marks = NUMBER_MARKS[style];
        const { text } = isPasted ? field(marks).paste(keys) : field(marks).type(keys);
        const read = parseDoge(plainNumber(text, style));
        fc.pre(read.ok);
        for (const kept of [text, withoutTrailingZeros(text, marks)]) {
          const shown = showGrouped(kept, marks);
          // both marks, or one of them several times, are unambiguous
          if (/[.,].*[.,]/.test(text)) expect(parseDoge(plainNumber(shown, style))).toEqual(read);
          else expect(parseDoge(meaningOf(shown, style))).toEqual(read);
        }
      }),
      { numRuns: 5000 },
    );
  });
});

it('leaves no zeros that mean nothing', () => {
  const pairs = [
    ['41.96880000', '41.9688'],
    ['1.50', '1.5'],
    ['1.', '1'],
    ['1.00', '1'],
    ['100', '100'],
    ['0.05', '0.05'],
    ['.50', '.5'],
    ['1.1001', '1.1001'],
    ['10.00100100', '10.001001'],
    ['1,50', '1,5'],
    ['1000.0', '1000'],
    ['1 DOGE.00', '1 DOGE.00'],
    ['1e10', '1e10'],
    ['', ''],
  ] as const;
  for (const [text, rest] of pairs) expect(withoutTrailingZeros(text, point)).toBe(rest);
  expect(withoutTrailingZeros('1.500', comma)).toBe('1.500');
  // three decimals would remain
  expect(withoutTrailingZeros('1,2340', point)).toBe('1,2340');
  expect(withoutTrailingZeros('1.2340', point)).toBe('1.234');
});
