/** A list of BIP39's 2048 words, English or another, and which of them a mistyped word may have been. */

import './bufferShim.ts';
import { wordlists } from 'bip39';
import type { PhraseLanguage } from './PhraseLanguage.ts';

/** The English list in its order. @see https://github.com/bitcoin/bips/blob/master/bip-0039/english.txt */
export const WORDS: readonly string[] = wordlists.english ?? [];

/** The words of a language. */
export interface WordList {
  readonly language: PhraseLanguage;
  /** in normal form NFKD, of which seeds are made */
  readonly words: readonly string[];
  /** the same without accents, and with the accents in their places: as they are compared, and as they are shown */
  readonly plain: readonly string[];
  readonly shown: readonly string[];
  /** of a word without accents: where it is on the list */
  readonly places: ReadonlyMap<string, number>;
}

const MAX_DISTANCE = 2;

/** A word as it is compared: people and programs leave accents out, and no list has two words that differ in them alone. */
const plainForm = (word: string): string =>
  word.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replaceAll('ı', 'i');

/** Makes a list of its words in their order. */
export function makeWordList(language: PhraseLanguage, words: readonly string[]): WordList {
  const plain = words.map(plainForm);
  return {
    language,
    words,
    plain,
    shown: words.map((word) => word.normalize('NFC')),
    places: new Map(plain.map((word, at) => [word, at])),
  };
}

/** The English list. */
export const ENGLISH: WordList = makeWordList('english', WORDS);

/** The word of a list that this is, whatever its case and accents, in normal form NFKD; null when it is none. */
export function listedWord(word: string, list: WordList = ENGLISH): string | null {
  const place = list.places.get(plainForm(word));
  return place === undefined ? null : (list.words[place] ?? null);
}

/** Whether a word is on a list. */
export const isListedWord = (word: string, list: WordList = ENGLISH): boolean =>
  listedWord(word, list) !== null;

/** One row of the distance table: what turns the first letters of `from` into all first parts of `to`. */
function nextRow(
  from: string,
  to: string,
  row: number,
  above: readonly number[],
  aboveThat: readonly number[],
): number[] {
  const cells = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const isSame = from[row - 1] === to[column - 1];
    // before the first letters there is nothing, which is no letter of the other
    const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    cells.push(
      Math.min(
        (above[column] ?? 0) + 1,
        (cells[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (aboveThat[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return cells;
}

/** How many letters were added, left out, replaced, or swapped with their neighbour between two words. */
export function editDistance(from: string, to: string): number {
  let above: number[] = [];
  let current = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = nextRow(from, to, row, current, above);
    above = current;
    current = next;
  }
  return current[to.length] ?? 0;
}

/**
 * The listed words that a mistyped word may have been, likeliest first.
 *
 * Words that begin with what was typed come first (four letters name a word), then the fewest mistakes, then the
 * alphabet. Words with more than two mistakes, or more than half of what was typed, are not offered.
 *
 * @param word - what was typed; case and accents do not matter
 * @param count - how many at most
 */
export function nearestWords(word: string, count = 3, list: WordList = ENGLISH): readonly string[] {
  const typed = plainForm(word);
  const limit = Math.min(MAX_DISTANCE, Math.ceil(typed.length / 2));
  const rank = (listed: string): number => {
    if (typed.length >= 2 && listed.startsWith(typed)) return 0;
    // as many mistakes at least as one is longer than the other: most words need no table
    return Math.abs(typed.length - listed.length) > limit ? limit + 1 : editDistance(typed, listed);
  };
  return (
    list.plain
      .map((listed, at) => ({ listed, at, mistakes: rank(listed) }))
      // words of one or two signs have not one in common with what was typed
      .filter(({ listed, mistakes }) => mistakes <= limit && mistakes < listed.length)
      .sort((one, other) => one.mistakes - other.mistakes)
      .slice(0, count)
      .map(({ at }) => list.shown[at] ?? '')
  );
}

/**
 * The listed words that begin with what was typed so far: the word itself first, then in the list's order.
 *
 * @param prefix - one letter or more; case, accents and spaces around do not matter
 * @param count - how many at most
 */
export function completeWord(prefix: string, count = 5, list: WordList = ENGLISH): readonly string[] {
  const typed = plainForm(prefix.trim());
  if (typed === '') return [];
  const places = list.plain.flatMap((listed, at) => (listed.startsWith(typed) ? [at] : []));
  return places.slice(0, count).map((at) => list.shown[at] ?? '');
}
