/** The positions of a recovery phrase while it is typed or pasted: pure steps from one state of the fields to the next. */

/** How many words a phrase may have. */
export type WordCount = 12 | 15 | 18 | 21 | 24;

/** Every number of words that a phrase may have, ascending. */
export const WORD_COUNTS: readonly WordCount[] = [12, 15, 18, 21, 24];

const MAX_WORDS = 24;

/** What stands in the fields. A secret. */
export interface TypedWords {
  /** how many positions are shown */
  readonly count: WordCount;
  /** always 24 positions, so that a smaller number forgets nothing; lower case, empty where nothing is typed */
  readonly words: readonly string[];
}

/** Fields in which nothing stands. */
export const NO_WORDS: TypedWords = { count: 12, words: Array.from({ length: MAX_WORDS }, () => '') };

/** What became of an entry. */
export interface Entry {
  readonly typed: TypedWords;
  /** the position to go on at, from 0; null: stay */
  readonly next: number | null;
  /** how many words came at once; more than 24 are not taken */
  readonly wordCount: number;
  /** the words that were not taken */
  readonly untaken?: readonly string[];
}

/** What is not seen, and comes along with copied words: joiners, marks of direction, soft hyphens, choices between drawings. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** “1º” is a number like “1.”, and its sign would become a letter. */
const ORDINALS = /[ºª]/g;

/** A Chinese word is one sign; any other goes as far as its letters and their accents do. */
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})\p{L}\p{M}*)+/gu;

/**
 * The words in a text, lower case, composed (NFC): numbers before them, commas, dots and line breaks are left out. The dot of a
 * Turkish İ is its own, and no accent.
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

/** The words that are shown. */
export const shownWords = ({ count, words }: TypedWords): readonly string[] => words.slice(0, count);

/** The shown words as one text. */
export const phraseText = (typed: TypedWords): string => shownWords(typed).join(' ');

/** Whether a word stands in every position that is shown. */
export const isEveryWordFilled = (typed: TypedWords): boolean =>
  shownWords(typed).every((word) => word !== '');

/** Puts one word into a position, from 0. */
export const withWord = (typed: TypedWords, index: number, word: string): TypedWords => ({
  ...typed,
  words: typed.words.map((old, at) => (at === index ? word : old)),
});

/** Changes the words at a position, from 0, and at another. */
export function withSwappedWords(typed: TypedWords, one: number, other: number): TypedWords {
  const [first = '', second = ''] = [typed.words[one], typed.words[other]];
  return withWord(withWord(typed, one, second), other, first);
}

const countFor = (length: number): WordCount => WORD_COUNTS.find((count) => count >= length) ?? MAX_WORDS;

/** A whole phrase fills all positions from the first; a part of one fills those from `position` on. */
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
 * Whether a text is on its way to being a word: what an input method shows is left alone until it is done, or typing would break off.
 * Keyboards of phones say the same of plain letters, which are taken as they come.
 */
export const isUnfinished = (text: string): boolean => /[^ -~]|\S[\s']\S/.test(text);

/**
 * Takes what was typed or pasted into one field. A space after a word leads on; several words are spread over the
 * positions; more than 24 are not taken.
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
