// Brings the list of words to whoever types them: it is too large for the screens before.
import { useEffect, useState } from 'react';

/** What the list knows. */
export interface WordSuggestions {
  readonly isListed: (word: string) => boolean;
  /** words that begin so */
  readonly complete: (typed: string) => readonly string[];
  /** words that it may have been */
  readonly nearest: (word: string) => readonly string[];
}

const MAX_OFFERS = 3;

/** With one letter every list would be long and useless. */
const FEWEST_LETTERS = 2;

async function loadHelp(): Promise<WordSuggestions> {
  const { completeWord, isListedWord, nearestWords } = await import('../../domain/keys/wordList.ts');
  return {
    isListed: isListedWord,
    complete: (typed) => (typed.length < FEWEST_LETTERS ? [] : completeWord(typed, MAX_OFFERS)),
    nearest: (word) => nearestWords(word, MAX_OFFERS),
  };
}

/** The help; null until it is there. Without it words can be typed all the same. */
export function useWordSuggestions(): WordSuggestions | null {
  const [help, setHelp] = useState<WordSuggestions | null>(null);
  useEffect(() => {
    let isGone = false;
    loadHelp().then(
      (loaded) => {
        if (!isGone) setHelp(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return help;
}
