/** Finds which two words of a phrase may have been swapped when its checksum is wrong. */

import './bufferShim.ts';
import { validateMnemonic } from 'bip39';
import { ENGLISH, type WordList } from './wordList.ts';

/** Two positions of a phrase, counted from 1, ascending. */
export type WordSwap = readonly [number, number];

const MAX_HINTS = 3;
/** From this length on, few wrong pairs pass the checksum by chance. */
const MIN_WORDS_FOR_ANY_PAIR = 21;

/** The pairs of positions to try, counted from 0: neighbors first. */
function pairsOf(count: number): readonly (readonly [number, number])[] {
  const positions = Array.from({ length: count }, (_, index) => index);
  const pairs = positions.flatMap((one) => positions.slice(one + 1).map((other) => [one, other] as const));
  const neighbours = pairs.filter(([one, other]) => other === one + 1);
  const others = pairs.filter(([one, other]) => other > one + 1);
  return count >= MIN_WORDS_FOR_ANY_PAIR ? [...neighbours, ...others] : neighbours;
}

function isGoodSwapped(words: readonly string[], one: number, other: number, list: string[]): boolean {
  const swapped = [...words];
  [swapped[one], swapped[other]] = [words[other] ?? '', words[one] ?? ''];
  return validateMnemonic(swapped.join(' '), list);
}

/**
 * Swaps that would make the checksum right, at most three: neighbors first, and with 21 or 24 words any two.
 *
 * Wrong swaps can pass by chance (one in 16 with 12 words): these are hints, not answers.
 *
 * @param words - listed words, as many as a phrase has; a secret, and never part of the hints
 */
export function findSwappedWords(words: readonly string[], list: WordList = ENGLISH): readonly WordSwap[] {
  const listed = [...list.words];
  const hints: WordSwap[] = [];
  for (const [one, other] of pairsOf(words.length)) {
    if (hints.length === MAX_HINTS) break;
    if (isGoodSwapped(words, one, other, listed)) hints.push([one + 1, other + 1]);
  }
  return hints;
}
