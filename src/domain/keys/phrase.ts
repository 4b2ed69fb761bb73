/** Makes and reads recovery phrases (BIP39, English). Seeds are made of them in the key worker. */

import './bufferShim.ts';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { entropyToMnemonic, mnemonicToEntropy, validateMnemonic } from 'bip39';
import { err, ok, type Result } from '../result.ts';
import { findSwappedWords, type WordSwap } from './findSwappedWords.ts';
import { isListedWord, nearestWords, WORDS } from './wordList.ts';

declare const phraseBrand: unique symbol;

/** The words of a recovery phrase whose checksum holds, in order, lower case. Frozen, and a secret. */
export type Phrase = readonly string[] & { readonly [phraseBrand]: true };

/** How many words a phrase may have. */
export const PHRASE_WORD_COUNTS: readonly number[] = [12, 15, 18, 21, 24];

/** How many words a phrase that is made here may have. */
export type NewPhraseLength = 12 | 24;

/** A word that is not on the list. */
export interface UnknownWord {
  /** counted from 1 */
  readonly position: number;
  /** as typed, its first letters and … when it is far too long: it may be a key that was pasted into the wrong place */
  readonly word: string;
  /** up to three listed words that it may have been, likeliest first */
  readonly nearest: readonly string[];
}

/** Why a text is not a recovery phrase. */
export type PhraseProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong-count'; readonly count: number; readonly allowed: readonly number[] }
  | { readonly kind: 'unknown-words'; readonly words: readonly UnknownWord[] }
  /** all words are listed, and together they are no phrase: one is wrong, or two changed places */
  | {
      readonly kind: 'bad-checksum';
      /** the two positions, counted from 1, whose words may have changed places; likeliest first, at most three */
      readonly swaps: readonly WordSwap[];
    };

const MAX_WORDS = 24;
const MAX_SHOWN_LETTERS = 12;
const ENTROPY_BYTES = { 12: 16, 24: 32 } as const;
const ENTROPY_SIZES = [16, 20, 24, 28, 32];

/**
 * Makes a phrase.
 *
 * @param entropy - random bytes, 16 for 12 words and 32 for 24; not changed
 * @throws {RangeError} when their number does not fit
 */
export function createPhrase(wordCount: NewPhraseLength, entropy: Uint8Array): Phrase {
  if (entropy.length !== ENTROPY_BYTES[wordCount]) {
    throw new RangeError(`${entropy.length} bytes of entropy for ${wordCount} words`);
  }
  return phraseOfEntropy(entropy);
}

/**
 * The phrase that an entropy says: 12, 15, 18, 21 or 24 words.
 *
 * @param entropy - 16, 20, 24, 28 or 32 bytes; not changed
 * @throws {RangeError} when it has another length
 */
export function phraseOfEntropy(entropy: Uint8Array): Phrase {
  if (!ENTROPY_SIZES.includes(entropy.length)) throw new RangeError(`${entropy.length} bytes of entropy`);
  const words = entropyToMnemonic(bytesToHex(entropy), [...WORDS]).split(' ');
  return Object.freeze(words) as Phrase;
}

/** What a phrase says, 16 to 32 bytes: the caller wipes it after use. */
export const entropyOfPhrase = (phrase: Phrase): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hexToBytes(mnemonicToEntropy(phrase.join(' '), [...WORDS])));

const shown = (word: string): string => {
  const letters = [...word.slice(0, 2 * MAX_SHOWN_LETTERS + 2)];
  return letters.length > MAX_SHOWN_LETTERS ? `${letters.slice(0, MAX_SHOWN_LETTERS).join('')}…` : word;
};

function unknownWords(words: readonly string[]): UnknownWord[] {
  return words.flatMap((word, index) =>
    isListedWord(word) ? [] : [{ position: index + 1, word: shown(word), nearest: nearestWords(word) }],
  );
}

/**
 * Reads a phrase as a person types or pastes it: upper case, odd spaces, line breaks and wide letters are put right.
 *
 * Problems: `empty` · `unknown-words` · `wrong-count` · `bad-checksum`, in this order; a text of more than 24 words is
 * a `wrong-count` first.
 *
 * @param text - a secret
 */
export function readPhrase(text: string): Result<Phrase, PhraseProblem> {
  const plain = text.normalize('NFKD').toLowerCase().trim();
  if (plain === '') return err({ kind: 'empty' });
  const words = plain.split(/\s+/);
  const wrongCount = { kind: 'wrong-count', count: words.length, allowed: PHRASE_WORD_COUNTS } as const;
  if (words.length > MAX_WORDS) return err(wrongCount);
  const unknown = unknownWords(words);
  if (unknown.length > 0) return err({ kind: 'unknown-words', words: unknown });
  if (!PHRASE_WORD_COUNTS.includes(words.length)) return err(wrongCount);
  if (!validateMnemonic(words.join(' '), [...WORDS])) {
    return err({ kind: 'bad-checksum', swaps: findSwappedWords(words) });
  }
  return ok(Object.freeze(words) as Phrase);
}
