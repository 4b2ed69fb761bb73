/** Creates recovery phrases (BIP39) in English, and parses them in all its languages. The key worker derives seeds from them. */

import './bufferShim.ts';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { entropyToMnemonic, mnemonicToEntropy, validateMnemonic } from 'bip39';
import { err, ok, type Result } from '../result.ts';
import { findSwappedWords, type WordSwap } from './findSwappedWords.ts';
import { nameOtherWords, type OtherWallet } from './otherWallets.ts';
import { areOfNoList, likelyLists } from './otherWordLists.ts';
import { invisible } from './typedWords.ts';
import { ENGLISH, isListedWord, listedWord, nearestWords, type WordList } from './wordList.ts';

declare const phraseBrand: unique symbol;

/** The words of a recovery phrase with a valid checksum, in order, as listed (NFKD). Frozen, and a secret. */
export type Phrase = readonly string[] & { readonly [phraseBrand]: true };

export const PHRASE_WORD_COUNTS: readonly number[] = [12, 15, 18, 21, 24];

/** The lengths of new phrases. */
export type NewPhraseLength = 12 | 24;

/** A word that is not in the list. */
export interface UnknownWord {
  /** counted from 1 */
  readonly position: number;
  /** as typed; truncated with … when far too long: it may be a key pasted into the wrong field */
  readonly word: string;
  /** up to three similar listed words, likeliest first */
  readonly nearest: readonly string[];
}

/** Why a text is not a recovery phrase. */
export type PhraseProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong-count'; readonly count: number; readonly allowed: readonly number[] }
  | { readonly kind: 'unknown-words'; readonly words: readonly UnknownWord[] }
  /** most words are in no list: the language is unsupported */
  | { readonly kind: 'other-language' }
  /** words in another program's own format */
  | { readonly kind: 'other-wallet'; readonly wallet: OtherWallet }
  /** all words are listed, but the checksum is wrong: one word is wrong, or two were swapped */
  | {
      readonly kind: 'bad-checksum';
      /** pairs of positions, counted from 1, whose words may have been swapped; likeliest first, at most three */
      readonly swaps: readonly WordSwap[];
    };

const MAX_WORDS = 24;
const MAX_SHOWN_LETTERS = 12;
const MAX_NEAREST = 3;
const MAX_READ_LETTERS = 100;
const FEWEST_OF_ELECTRUM = 12;
const ENTROPY_BYTES = { 12: 16, 24: 32 } as const;
const ENTROPY_SIZES = [16, 20, 24, 28, 32];

/**
 * Creates a phrase.
 *
 * @param entropy - random bytes, 16 for 12 words and 32 for 24; not changed
 * @throws {RangeError} when their number is wrong
 */
export function createPhrase(wordCount: NewPhraseLength, entropy: Uint8Array): Phrase {
  if (entropy.length !== ENTROPY_BYTES[wordCount]) {
    throw new RangeError(`${entropy.length} bytes of entropy for ${wordCount} words`);
  }
  return phraseOfEntropy(entropy);
}

/**
 * Encodes entropy as a phrase of 12, 15, 18, 21 or 24 words.
 *
 * @param entropy - 16, 20, 24, 28 or 32 bytes; not changed
 * @throws {RangeError} when it has another length
 */
export function phraseOfEntropy(entropy: Uint8Array, list: WordList = ENGLISH): Phrase {
  if (!ENTROPY_SIZES.includes(entropy.length)) throw new RangeError(`${entropy.length} bytes of entropy`);
  // the library puts an ideographic space between Japanese words
  const words = entropyToMnemonic(bytesToHex(entropy), [...list.words]).split(/\s/);
  return Object.freeze(words) as Phrase;
}

/** The entropy of a phrase, 16 to 32 bytes: the caller wipes it after use. */
export const entropyOfPhrase = (phrase: Phrase, list: WordList = ENGLISH): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hexToBytes(mnemonicToEntropy(phrase.join(' '), [...list.words])));

const shown = (written: string): string => {
  const word = written.slice(0, MAX_READ_LETTERS).normalize('NFC');
  const letters = [...word.slice(0, 2 * MAX_SHOWN_LETTERS + 2)];
  return letters.length > MAX_SHOWN_LETTERS ? `${letters.slice(0, MAX_SHOWN_LETTERS).join('')}…` : word;
};

function unknownWords(words: readonly string[], list: WordList): UnknownWord[] {
  return words.flatMap((word, index) =>
    isListedWord(word, list)
      ? []
      : [{ position: index + 1, word: shown(word), nearest: nearestWords(word, MAX_NEAREST, list) }],
  );
}

const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFKD').toLowerCase().replace(invisible, '').trim().split(/\s+/);

/** The words as a phrase of one list; null when they are not one. */
function phraseOf(words: readonly string[], list: WordList): Phrase | null {
  if (!PHRASE_WORD_COUNTS.includes(words.length)) return null;
  const listed = words.flatMap((word) => listedWord(word, list) ?? []);
  const isPhrase = listed.length === words.length && validateMnemonic(listed.join(' '), [...list.words]);
  return isPhrase ? (Object.freeze(listed) as Phrase) : null;
}

/** Why words are not a phrase of one list. */
function problemOf(words: readonly string[], list: WordList): PhraseProblem {
  if (words.join('') === '') return { kind: 'empty' };
  const wrongCount = { kind: 'wrong-count', count: words.length, allowed: PHRASE_WORD_COUNTS } as const;
  if (words.length > MAX_WORDS) return wrongCount;
  const unknown = unknownWords(words, list);
  if (unknown.length > 0) return { kind: 'unknown-words', words: unknown };
  if (!PHRASE_WORD_COUNTS.includes(words.length)) return wrongCount;
  const listed = words.flatMap((word) => listedWord(word, list) ?? []);
  return { kind: 'bad-checksum', swaps: findSwappedWords(listed, list) };
}

/**
 * Parses a typed or pasted phrase of one list: upper case, odd spaces, line breaks, full-width letters, and missing or separated accents
 * are accepted.
 *
 * Problems: `empty` · `unknown-words` · `wrong-count` · `bad-checksum`, in this order; a text of more than 24 words is a `wrong-count`
 * first.
 *
 * @param text - a secret
 */
export function readPhrase(text: string, list: WordList = ENGLISH): Result<Phrase, PhraseProblem> {
  const words = wordsOf(text);
  const phrase = phraseOf(words, list);
  return phrase === null ? err(problemOf(words, list)) : ok(phrase);
}

export interface ListedPhrase {
  readonly phrase: Phrase;
  readonly list: WordList;
}

/**
 * Parses a phrase in any language: the list with most of its words is used, and of several the one with a valid checksum. Problems as for
 * `readPhrase`, with words of that list, and also `other-wallet` and `other-language`.
 *
 * @param text - a secret
 */
export async function readAnyPhrase(text: string): Promise<Result<ListedPhrase, PhraseProblem>> {
  const words = wordsOf(text);
  const other = nameOtherWords(words, false);
  if (other !== null) return err({ kind: 'other-wallet', wallet: other });
  const english = phraseOf(words, ENGLISH);
  if (english !== null) return ok({ phrase: english, list: ENGLISH });
  const lists = words.length > MAX_WORDS ? [] : await likelyLists(words);
  for (const list of lists) {
    const phrase = phraseOf(words, list);
    if (phrase !== null) return ok({ phrase, list });
  }
  // problems are determined for the likeliest language only: finding the nearest words of all lists takes long
  const problem = problemOf(words, lists[0] ?? ENGLISH);
  return err(words.length > MAX_WORDS ? problem : namedProblem(words, problem));
}

function namedProblem(words: readonly string[], problem: PhraseProblem): PhraseProblem {
  if (problem.kind === 'unknown-words' && areOfNoList(words.length, problem.words.length)) {
    return { kind: 'other-language' };
  }
  const isListed = problem.kind === 'bad-checksum' || problem.kind === 'wrong-count';
  const wallet = nameOtherWords(words, isListed && words.length >= FEWEST_OF_ELECTRUM);
  return wallet === null ? problem : { kind: 'other-wallet', wallet };
}
