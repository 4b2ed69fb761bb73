/** Tells by the lists of BIP 39 that a text holds a recovery phrase, in any of its languages. Words are compared, and none is read. */
import { nameOtherWords } from '../keys/otherWallets.ts';
import { wordListsFor } from '../keys/otherWordLists.ts';
import { readPhrase } from '../keys/phrase.ts';
import { WORD_COUNTS, wordsInText } from '../keys/typedWords.ts';
import { ENGLISH, isListedWord, type WordList } from '../keys/wordList.ts';

/** No phrase is longer, with numbers and a sentence around it. */
const MAX_PHRASE_TEXT = 4_096;

/** So many words that are all of a list are no accident. */
const MIN_LISTED_WORDS = 6;

/** The words of the shortest phrase, and how many of them at least are of a list where some were mistyped. */
const SHORT_PHRASE = 12;
const MIN_LISTED_OF_PHRASE = 9;

/** What stands between the signs of a Chinese phrase: spaces, numbers and their dots. */
const BETWEEN_SIGNS = /[\s\d.,:;()、，。：；）（]+/u;
const SIGNS_ALONE = /^\p{Script=Han}+$/u;

const isPhraseLength = (count: number): boolean => WORD_COUNTS.some((allowed) => allowed === count);

const isMostlyListed = (listed: readonly boolean[]): boolean =>
  listed.some((_, at) => listed.slice(at, at + SHORT_PHRASE).filter(Boolean).length >= MIN_LISTED_OF_PHRASE);

/** Most signs that people write are on the Chinese lists: so they stand apart, or their checksum holds. */
function areSignsOfPhrase(text: string, list: WordList): boolean {
  const parts = text.split(BETWEEN_SIGNS);
  if (isMostlyListed(parts.map((part) => isListedWord(part, list)))) return true;
  const isWhole = SIGNS_ALONE.test(text) && isPhraseLength(text.length);
  return isWhole && readPhrase([...text].join(' '), list).ok;
}

function areWordsOfPhrase(text: string, list: WordList): boolean {
  if (list.language.startsWith('chinese')) return areSignsOfPhrase(text, list);
  const listed = wordsInText(text).map((word) => isListedWord(word, list));
  return (listed.length >= MIN_LISTED_WORDS && listed.every(Boolean)) || isMostlyListed(listed);
}

/** Words that other programs make their keys of, as far as their own checksums say it. */
const areWordsOfOthers = (text: string): boolean => nameOtherWords(wordsInText(text), false) !== null;

/** As many plain words as a phrase has: they may be of a list that nobody has. */
function arePlainWords(text: string): boolean {
  const parts = text.split(/\s+/);
  return isPhraseLength(parts.length) && parts.every((part) => /^[\p{Ll}\p{Lo}\p{M}]+$/u.test(part));
}

/**
 * Whether it holds enough of a phrase to be kept to oneself, anywhere: by a list, or as a guess.
 *
 * @param text - without space around it
 */
export function phraseIn(text: string, lists: readonly WordList[]): 'listed' | 'guess' | null {
  if (text.length > MAX_PHRASE_TEXT) return null;
  if (lists.some((list) => areWordsOfPhrase(text, list)) || areWordsOfOthers(text)) return 'listed';
  return arePlainWords(text) ? 'guess' : null;
}

/** The lists by which a text is to be looked at: the English one alone where there are few words, or the others can't be loaded. */
export async function listsForText(text: string): Promise<readonly WordList[]> {
  const plain = text.trim();
  const isLong = plain.split(/\s+/).length >= MIN_LISTED_WORDS || SIGNS_ALONE.test(plain);
  if (plain.length > MAX_PHRASE_TEXT || !isLong) return [ENGLISH];
  return wordListsFor([plain]).catch(() => [ENGLISH]);
}
