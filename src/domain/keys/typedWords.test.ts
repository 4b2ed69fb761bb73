import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enterText,
  isEveryWordFilled,
  isUnfinished,
  NO_WORDS,
  phraseText,
  shownWords,
  WORD_COUNTS,
  withSwappedWords,
  withWord,
  wordsInText,
} from './typedWords.ts';

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `word${'abcdefghijklmnopqrstuvwxyz'[at]}`);

describe('the words in a text', () => {
  it.each([
    ['spaces and line breaks', '  velvet \n\torbit\u00a0 kettle ', 'velvet orbit kettle'],
    ['numbers', '1. velvet 2) orbit 3: kettle', 'velvet orbit kettle'],
    ['numbers that stick', '1.velvet 2.orbit', 'velvet orbit'],
    ['commas and capitals', 'Velvet, ORBIT; “kettle”', 'velvet orbit kettle'],
    ['wide letters', 'ｖｅｌｖｅｔ', 'velvet'],
    ['nothing', ' 12. ', ''],
    ['accents, composed', 'mortal lim\u00f3n risa', 'mortal lim\u00f3n risa'],
    ['accents, torn off', 'mortal limo\u0301n risa', 'mortal lim\u00f3n risa'],
    ['several accents', 'XE\u0301NON, spe\u0301cial', 'x\u00e9non sp\u00e9cial'],
    ['a Turkish capital', '\u0130nside I\u0307nside', 'inside inside'],
    [
      'what is not seen',
      '\ufeffvel\u00advet\u200b or\u200dbit\u2060 \u2068kettle\u2069',
      'velvet orbit kettle',
    ],
    ['ordinals', '1º velvet 2.ª orbit', 'velvet orbit'],
    ['Chinese signs without spaces', '1、枪疫霉 2、尝', '枪 疫 霉 尝'],
    ['ideographic spaces', 'そつう\u3000れきだい\u3000ほんやく', 'そつう れきだい ほんやく'],
    ['kana with their marks apart', 'れきた\u3099い は\u3099いか', 'れきだい ばいか'],
    ['syllables in parts', '실장 활동'.normalize('NFD'), '실장 활동'],
    ['dotless letters', 'zılgıt yoğurt', 'zılgıt yoğurt'],
  ])('are found between %s', (_name, text, words) => {
    expect(wordsInText(text).join(' ')).toBe(words);
  });
});

describe('a pasted phrase', () => {
  it.each(WORD_COUNTS)('of %i words fills all fields, whichever it was pasted into', (count) => {
    const { typed, next } = enterText(withWord(NO_WORDS, 3, 'old'), 7, many(count).join(' '));
    expect(typed.count).toBe(count);
    expect(shownWords(typed)).toEqual(many(count));
    expect(isEveryWordFilled(typed)).toBe(true);
    expect(next).toBe(count - 1);
  });

  it('comes back as it was, whatever its words and the space between them', () => {
    const gap = fc.constantFrom(' ', '\n', ', ', ' \t ');
    fc.assert(
      fc.property(fc.array(word, { minLength: 12, maxLength: 24 }), gap, (words, between) => {
        const { typed } = enterText(NO_WORDS, 0, words.join(between));
        expect(phraseText(typed).trim()).toBe(words.join(' '));
      }),
    );
  });

  it('of more than 24 words is not taken', () => {
    const before = withWord(NO_WORDS, 0, 'velvet');
    const untaken = many(25);
    expect(enterText(before, 0, untaken.join(' '))).toEqual({
      typed: before,
      next: null,
      wordCount: 25,
      untaken,
    });
  });

  it('of a few words fills the positions from its own on, and the next open one is gone to', () => {
    const { typed, next } = enterText(withWord(NO_WORDS, 0, 'velvet'), 1, 'orbit kettle');
    expect(phraseText(typed).trim()).toBe('velvet orbit kettle');
    expect(next).toBe(3);
    expect(typed.count).toBe(12);
  });

  it('of a few words leads back to the first position, where that is open', () => {
    expect(enterText(NO_WORDS, 1, 'orbit kettle').next).toBe(0);
  });

  it('that does not fit makes room', () => {
    const { typed } = enterText(NO_WORDS, 10, 'velvet orbit kettle');
    expect(typed.count).toBe(15);
    expect(typed.words.slice(10, 13)).toEqual(['velvet', 'orbit', 'kettle']);
  });
});

it.each([
  ['velvet', false],
  ['Velvet ', false],
  ['ｓ', true],
  ['ㅅ', true],
  ['れきだ', true],
  ["qi'ang", true],
  ['qi ang', true],
])('an input method is left alone with %s: %s', (text, isLeftAlone) => {
  expect(isUnfinished(text)).toBe(isLeftAlone);
});

describe('a typed word', () => {
  it('stands in its place, in lower case, and a space leads on', () => {
    expect(enterText(NO_WORDS, 0, 'Vel').next).toBeNull();
    const { typed, next } = enterText(NO_WORDS, 0, 'Velvet ');
    expect(typed.words[0]).toBe('velvet');
    expect(next).toBe(1);
  });

  it('leads on by a space behind it alone', () => {
    expect(enterText(NO_WORDS, 0, ' velvet')).toMatchObject({ next: null, wordCount: 1 });
    expect(enterText(NO_WORDS, 0, ' ')).toMatchObject({ next: null, wordCount: 0 });
    expect(enterText(NO_WORDS, 0, 'velvet\n').next).toBe(1);
  });

  it('at the last position leads nowhere', () => {
    expect(enterText(NO_WORDS, 11, 'velvet ').next).toBeNull();
  });

  it('can be taken away', () => {
    expect(enterText(withWord(NO_WORDS, 2, 'x'), 2, '').typed).toEqual(NO_WORDS);
  });

  it('changes places with its neighbour', () => {
    const two = withWord(withWord(NO_WORDS, 0, 'velvet'), 1, 'orbit');
    expect(withSwappedWords(two, 0, 1).words.slice(0, 2)).toEqual(['orbit', 'velvet']);
  });
});
