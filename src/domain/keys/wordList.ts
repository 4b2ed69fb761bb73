/** BIP39 word lists of 2048 words each, with suggestions for mistyped words. */

import './bufferShim.ts';
import { wordlists } from 'bip39';
import type { PhraseLanguage } from './PhraseLanguage.ts';

/** The English list in its order. @see https://github.com/bitcoin/bips/blob/master/bip-0039/english.txt */
export const WORDS: readonly string[] = wordlists.english ?? [];

export interface WordList {
  readonly language: PhraseLanguage;
  /** NFKD, as needed for seeds */
  readonly words: readonly string[];
  /** `plain`: without accents, for comparison; `shown`: NFC, for display */
  readonly plain: readonly string[];
  readonly shown: readonly string[];
  /** index of each plain word */
  readonly places: ReadonlyMap<string, number>;
}

const MAX_DISTANCE = 2;

/** A word's form for comparison: people and programs leave accents out, and no list has two words that differ only in accents. */
const plainForm = (word: string): string =>
  word.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replaceAll('ı', 'i');

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

export const ENGLISH: WordList = makeWordList('english', WORDS);

/** The listed form (NFKD) of a word, ignoring case and accents; null when it is not in the list. */
export function listedWord(word: string, list: WordList = ENGLISH): string | null {
  const place = list.places.get(plainForm(word));
  return place === undefined ? null : (list.words[place] ?? null);
}

export const isListedWord = (word: string, list: WordList = ENGLISH): boolean =>
  listedWord(word, list) !== null;

/** One row of the distance table: the distances between a prefix of `from` and all prefixes of `to`. */
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
    // before the first letters there is nothing to swap
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

/** The number of inserted, removed, replaced or swapped neighboring letters between two words. */
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
 * The listed words that a mistyped word may stand for, likeliest first.
 *
 * Words with the typed prefix come first (four letters identify a word), then those with the fewest mistakes, then in list order. Words
 * with more than two mistakes, or more than half of the typed length, are not offered.
 *
 * @param word - as typed; case and accents are ignored
 * @param count - maximum number of results
 */
export function nearestWords(word: string, count = 3, list: WordList = ENGLISH): readonly string[] {
  const typed = plainForm(word);
  const limit = Math.min(MAX_DISTANCE, Math.ceil(typed.length / 2));
  const rank = (listed: string): number => {
    if (typed.length >= 2 && listed.startsWith(typed)) return 0;
    // the difference in length is a lower bound of the distance: most words need no table
    return Math.abs(typed.length - listed.length) > limit ? limit + 1 : editDistance(typed, listed);
  };
  return (
    list.plain
      .map((listed, at) => ({ listed, at, mistakes: rank(listed) }))
      // words of one or two characters would otherwise match without a common character
      .filter(({ listed, mistakes }) => mistakes <= limit && mistakes < listed.length)
      .sort((one, other) => one.mistakes - other.mistakes)
      .slice(0, count)
      .map(({ at }) => list.shown[at] ?? '')
  );
}

/**
 * The listed words with the typed prefix, in the list's order.
 *
 * @param prefix - at least one letter; case, accents and surrounding spaces are ignored
 * @param count - maximum number of results
 */
export function completeWord(prefix: string, count = 5, list: WordList = ENGLISH): readonly string[] {
  const typed = plainForm(prefix.trim());
  if (typed === '') return [];
  const places = list.plain.flatMap((listed, at) => (listed.startsWith(typed) ? [at] : []));
  return places.slice(0, count).map((at) => list.shown[at] ?? '');
}
