/** The fields of a recovery phrase while it is typed or pasted: pure functions from one state to the next. */

export type WordCount = 12 | 15 | 18 | 21 | 24;

/** Every allowed number of words, ascending. */
export const WORD_COUNTS: readonly WordCount[] = [12, 15, 18, 21, 24];

const MAX_WORDS = 24;

/** The content of the fields. A secret. */
export interface TypedWords {
  /** number of fields shown */
  readonly count: WordCount;
  /** always 24 entries, so that nothing is lost with a smaller number; lower case, empty for empty fields */
  readonly words: readonly string[];
}

/** All fields empty. */
export const NO_WORDS: TypedWords = { count: 12, words: Array.from({ length: MAX_WORDS }, () => '') };

/** The result of an entry. */
export interface Entry {
  readonly typed: TypedWords;
  /** the field to focus next, from 0; null: stay */
  readonly next: number | null;
  /** number of words entered at once; more than 24 are rejected */
  readonly wordCount: number;
  /** the rejected words */
  readonly untaken?: readonly string[];
}

/** Invisible characters that come with copied words: joiners, direction marks, soft hyphens, variation selectors. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** “1º” is a number like “1.”, but its sign would become a letter. */
const ORDINALS = /[ºª]/g;

/** A Chinese word is one character; any other consists of letters and their combining marks. */
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})\p{L}\p{M}*)+/gu;

/**
 * The words in a text, lower case, composed (NFC): numbers, punctuation and line breaks are left out. The dot of a Turkish İ belongs to the
 * letter and is not an accent.
 */
export function wordsInText(text: string): readonly string[] {
  const plain = text.replace(ORDINALS, '').normalize('NFKD').toLowerCase().replace(invisible, '');
  return (
    plain
      .replaceAll('i\u0307', 'i')
      .match(WORD)
      ?.map((word) => word.normalize('NFC')) ?? []
  );
}

export const shownWords = ({ count, words }: TypedWords): readonly string[] => words.slice(0, count);

/** The shown words as one text. */
export const phraseText = (typed: TypedWords): string => shownWords(typed).join(' ');

/** Whether all shown fields are filled. */
export const isEveryWordFilled = (typed: TypedWords): boolean =>
  shownWords(typed).every((word) => word !== '');

/** Sets the word of a field, from 0. */
export const withWord = (typed: TypedWords, index: number, word: string): TypedWords => ({
  ...typed,
  words: typed.words.map((old, at) => (at === index ? word : old)),
});

/** Swaps the words of two fields, from 0. */
export function withSwappedWords(typed: TypedWords, one: number, other: number): TypedWords {
  const [first = '', second = ''] = [typed.words[one], typed.words[other]];
  return withWord(withWord(typed, one, second), other, first);
}

const countFor = (length: number): WordCount => WORD_COUNTS.find((count) => count >= length) ?? MAX_WORDS;

/** A whole phrase fills the fields from the first; a part fills them from `index` on. */
function spread(typed: TypedWords, index: number, words: readonly string[]): TypedWords {
  const isWhole = words.length >= 12;
  const from = isWhole ? 0 : index;
  const kept = isWhole ? NO_WORDS.words : typed.words;
  const all = kept.map((old, at) => words[at - from] ?? old);
  const end = Math.min(from + words.length, MAX_WORDS);
  const count = isWhole ? countFor(end) : countFor(Math.max(end, typed.count));
  return { count, words: all };
}

/**
 * Whether a text may still be under composition: an input method's text must not be changed before it is finished, or typing would break
 * off. Phone keyboards compose plain letters too, so those are accepted at once.
 */
export const isUnfinished = (text: string): boolean => /[^ -~]|\S[\s']\S/.test(text);

/**
 * Enters typed or pasted text into one field. A space after a word moves on; several words are spread over the fields; more than 24 are
 * rejected.
 *
 * @param index - from 0
 */
export function enterText(typed: TypedWords, index: number, text: string): Entry {
  const words = wordsInText(text);
  const wordCount = words.length;
  if (wordCount > MAX_WORDS) return { typed, next: null, wordCount, untaken: words };
  if (wordCount > 1) {
    const filled = spread(typed, index, words);
    const open = shownWords(filled).indexOf('');
    return { typed: filled, next: open < 0 ? filled.count - 1 : open, wordCount };
  }
  const isLeft = wordCount === 1 && /\s$/.test(text);
  const next = isLeft && index + 1 < typed.count ? index + 1 : null;
  return { typed: withWord(typed, index, words[0] ?? ''), next, wordCount };
}
