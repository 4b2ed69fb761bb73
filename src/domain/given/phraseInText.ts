/** Detects recovery phrases in text by the BIP 39 lists of all languages. Words are only compared, not parsed. */
import { nameOtherWords } from '../keys/otherWallets.ts';
import { wordListsFor } from '../keys/otherWordLists.ts';
import { readPhrase } from '../keys/phrase.ts';
import { WORD_COUNTS, wordsInText } from '../keys/typedWords.ts';
import { ENGLISH, isListedWord, type WordList } from '../keys/wordList.ts';

/** No phrase is longer, including numbers and a sentence around it. */
const MAX_PHRASE_TEXT = 4_096;

/** This many consecutive listed words are no coincidence. */
const MIN_LISTED_WORDS = 6;

/** The shortest phrase, and how many of its words must be listed when some are mistyped. */
const SHORT_PHRASE = 12;
const MIN_LISTED_OF_PHRASE = 9;

/** Separators between the characters of a Chinese phrase: spaces, numbers and their punctuation. */
const BETWEEN_SIGNS = /[\s\d.,:;()、，。：；）（]+/u;
const SIGNS_ALONE = /^\p{Script=Han}+$/u;

const isPhraseLength = (count: number): boolean => WORD_COUNTS.some((allowed) => allowed === count);

const isMostlyListed = (listed: readonly boolean[]): boolean =>
  listed.some((_, at) => listed.slice(at, at + SHORT_PHRASE).filter(Boolean).length >= MIN_LISTED_OF_PHRASE);

/** Most common Chinese characters are in the lists: so they must be separated, or their checksum must hold. */
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

/** Phrases of other programs, recognized by their own checksums. */
const areWordsOfOthers = (text: string): boolean => nameOtherWords(wordsInText(text), false) !== null;

/** As many plain words as a phrase has: they may come from an unknown list. */
function arePlainWords(text: string): boolean {
  const parts = text.split(/\s+/);
  return isPhraseLength(parts.length) && parts.every((part) => /^[\p{Ll}\p{Lo}\p{M}]+$/u.test(part));
}

/**
 * Whether it contains enough of a phrase to be treated as secret: by a list, or as a guess.
 *
 * @param text - trimmed
 */
export function phraseIn(text: string, lists: readonly WordList[]): 'listed' | 'guess' | null {
  if (text.length > MAX_PHRASE_TEXT) return null;
  if (lists.some((list) => areWordsOfPhrase(text, list)) || areWordsOfOthers(text)) return 'listed';
  return arePlainWords(text) ? 'guess' : null;
}

/** The lists to check a text against: only English when it has few words, or the others can't be loaded. */
export async function listsForText(text: string): Promise<readonly WordList[]> {
  const plain = text.trim();
  const isLong = plain.split(/\s+/).length >= MIN_LISTED_WORDS || SIGNS_ALONE.test(plain);
  if (plain.length > MAX_PHRASE_TEXT || !isLong) return [ENGLISH];
  return wordListsFor([plain]).catch(() => [ENGLISH]);
}
