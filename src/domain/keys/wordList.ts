/** The 2048 English words of BIP39, and which of them a mistyped word may have been. */

import './bufferShim.ts';
import { wordlists } from 'bip39';

/** The English list in its order. @see https://github.com/bitcoin/bips/blob/master/bip-0039/english.txt */
export const WORDS: readonly string[] = wordlists.english ?? [];

const LISTED: ReadonlySet<string> = new Set(WORDS);
const MAX_DISTANCE = 2;

/** Whether a word is on the list; lower case, as the list is. */
export const isListedWord = (word: string): boolean => LISTED.has(word);

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
 * @param word - what was typed; case does not matter
 * @param count - how many at most
 */
export function nearestWords(word: string, count = 3): readonly string[] {
  const typed = word.toLowerCase();
  const limit = Math.min(MAX_DISTANCE, Math.ceil(typed.length / 2));
  const rank = (listed: string): number => {
    if (typed.length >= 2 && listed.startsWith(typed)) return 0;
    // as many mistakes at least as one is longer than the other: most words need no table
    return Math.abs(typed.length - listed.length) > limit ? limit + 1 : editDistance(typed, listed);
  };
  return WORDS.map((listed) => ({ listed, mistakes: rank(listed) }))
    .filter(({ mistakes }) => mistakes <= limit)
    .sort((one, other) => one.mistakes - other.mistakes)
    .slice(0, count)
    .map(({ listed }) => listed);
}

/**
 * The listed words that begin with what was typed so far: the word itself first, then in the list's order.
 *
 * @param prefix - one letter or more; case and spaces around do not matter
 * @param count - how many at most
 */
export function completeWord(prefix: string, count = 5): readonly string[] {
  const typed = prefix.trim().toLowerCase();
  if (typed === '') return [];
  return WORDS.filter((listed) => listed.startsWith(typed)).slice(0, count);
}
