/** The non-English word lists: each is a separate file, loaded only when words are not English. */

import { PHRASE_LANGUAGES, type PhraseLanguage } from './PhraseLanguage.ts';
import { ENGLISH, isListedWord, makeWordList, type WordList } from './wordList.ts';

type OtherLanguage = Exclude<PhraseLanguage, 'english'>;

const FILES: Readonly<Record<OtherLanguage, () => Promise<{ readonly default: readonly string[] }>>> = {
  chinese_simplified: () => import('bip39/src/wordlists/chinese_simplified.json', { with: { type: 'json' } }),
  chinese_traditional: () =>
    import('bip39/src/wordlists/chinese_traditional.json', { with: { type: 'json' } }),
  czech: () => import('bip39/src/wordlists/czech.json', { with: { type: 'json' } }),
  french: () => import('bip39/src/wordlists/french.json', { with: { type: 'json' } }),
  italian: () => import('bip39/src/wordlists/italian.json', { with: { type: 'json' } }),
  japanese: () => import('bip39/src/wordlists/japanese.json', { with: { type: 'json' } }),
  korean: () => import('bip39/src/wordlists/korean.json', { with: { type: 'json' } }),
  portuguese: () => import('bip39/src/wordlists/portuguese.json', { with: { type: 'json' } }),
  spanish: () => import('bip39/src/wordlists/spanish.json', { with: { type: 'json' } }),
};

const SCRIPTS: readonly (readonly [RegExp, readonly OtherLanguage[]])[] = [
  [/\p{Script=Latin}/u, ['czech', 'french', 'italian', 'portuguese', 'spanish']],
  [/\p{Script=Han}/u, ['chinese_simplified', 'chinese_traditional']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['japanese']],
  [/\p{Script=Hangul}/u, ['korean']],
];

const loaded = new Map<PhraseLanguage, WordList>([['english', ENGLISH]]);

/** A language's list. Rejects when its file cannot be loaded; the next call retries. */
export async function loadWordList(language: PhraseLanguage): Promise<WordList> {
  const known = loaded.get(language);
  if (known !== undefined || language === 'english') return known ?? ENGLISH;
  const list = makeWordList(language, (await FILES[language]()).default);
  loaded.set(language, list);
  return list;
}

/** The languages whose lists may contain words in this script. */
function languagesFor(words: readonly string[]): readonly PhraseLanguage[] {
  const text = words.join(' ');
  const others = SCRIPTS.flatMap(([script, languages]) => (script.test(text) ? languages : []));
  return PHRASE_LANGUAGES.filter(
    (language) => language === 'english' || (others as readonly string[]).includes(language),
  );
}

/** The lists for the script of these words, English first. Rejects when one cannot be loaded. */
export const wordListsFor = (words: readonly string[]): Promise<readonly WordList[]> =>
  Promise.all(languagesFor(words).map(loadWordList));

/**
 * The lists that contain the most of these words, English first; at least one. If two lists contain the whole phrase, either will do: the
 * seed is derived from the words as written.
 */
export async function likelyLists(words: readonly string[]): Promise<readonly WordList[]> {
  const lists = await wordListsFor(words);
  const counted = lists.map((list) => ({
    list,
    count: words.filter((word) => isListedWord(word, list)).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ list }) => list);
}

const FEWEST_FOREIGN = 6;

/** Whether so many words are unlisted that misspelling cannot be the cause. */
export const areOfNoList = (count: number, unlisted: number): boolean =>
  unlisted >= FEWEST_FOREIGN && unlisted * 2 > count;
