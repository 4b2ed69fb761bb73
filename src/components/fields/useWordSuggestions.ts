// Loads the word lists with the form that needs them: they are too large for earlier screens.
import { useEffect, useState } from 'react';
import type { PhraseProblem } from '../../domain/keys/phrase.ts';
import type { WordList } from '../../domain/keys/wordList.ts';

export interface WordSuggestions {
  readonly isListed: (word: string) => boolean;
  /** words with this prefix */
  readonly complete: (typed: string) => readonly string[];
  /** likely intended words */
  readonly nearest: (word: string) => readonly string[];
  /** the list of the language of most words */
  readonly list: WordList;
}

const MAX_OFFERS = 3;

/** A single letter matches too many words. */
const FEWEST_LETTERS = 2;

/** The list for these words. Other languages are loaded once a word isn't English. */
async function loadHelp(words: readonly string[]): Promise<WordSuggestions> {
  const { completeWord, ENGLISH, isListedWord, nearestWords } = await import('../../domain/keys/wordList.ts');
  const listFor = async () => {
    if (words.every((word) => isListedWord(word))) return ENGLISH;
    const { likelyLists } = await import('../../domain/keys/otherWordLists.ts');
    const [list = ENGLISH] = await likelyLists(words);
    return list;
  };
  const list = await listFor().catch(() => ENGLISH);
  return {
    isListed: (word) => isListedWord(word, list),
    complete: (typed) => (typed.length < FEWEST_LETTERS ? [] : completeWord(typed, MAX_OFFERS, list)),
    nearest: (word) => nearestWords(word, MAX_OFFERS, list),
    list,
  };
}

/** The result of async work on changing words; null until it is available. Words can be typed without it. */
function useLatest<Outcome>(
  words: readonly string[],
  work: (words: readonly string[]) => Promise<Outcome>,
  isSame: (one: Outcome, other: Outcome) => boolean,
): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const text = words.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the text, and the rest never changes
  useEffect(() => {
    let isGone = false;
    work(text === '' ? [] : text.split(' ')).then(
      (done) => {
        if (!isGone) setOutcome((now) => (now !== null && isSame(now, done) ? now : done));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  return outcome;
}

/** Null until loaded. @param words - the typed ones, without the one being typed */
export const useWordSuggestions = (words: readonly string[]): WordSuggestions | null =>
  useLatest(words, loadHelp, (one, other) => one.list === other.list);

type Named = PhraseProblem | 'none';

async function nameWords(words: readonly string[]): Promise<Named> {
  if (words.length === 0) return 'none';
  const { nameOtherWords } = await import('../../domain/keys/otherWallets.ts');
  const { areOfNoList, likelyLists } = await import('../../domain/keys/otherWordLists.ts');
  const { isListedWord } = await import('../../domain/keys/wordList.ts');
  const [list] = await likelyLists(words);
  const unlisted = words.filter((word) => !isListedWord(word, list)).length;
  const wallet = nameOtherWords(words, unlisted === 0);
  if (wallet !== null) return { kind: 'other-wallet', wallet };
  return areOfNoList(words.length, unlisted) ? { kind: 'other-language' } : 'none';
}

/** What unreadable words are: another wallet's, or of an unsupported language; null if unknown. */
export function useNamedWords(words: readonly string[]): PhraseProblem | null {
  const named = useLatest(words, nameWords, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  return named === 'none' ? null : named;
}
