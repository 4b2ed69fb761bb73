// The words and the passphrase while they are typed: they live here, until they were read, and nowhere else.
import { useState } from 'react';
import type { ImportProblem } from '../../domain/keys/ImportProblem.ts';
import type { PhraseProblem, UnknownWord } from '../../domain/keys/phrase.ts';
import {
  type Entry,
  isEveryWordFilled,
  NO_WORDS,
  phraseText,
  shownWords,
  type TypedWords,
  type WordCount,
  withSwappedWords,
  withWord,
} from '../../domain/keys/typedWords.ts';
import type { GivenEvents } from './GivenEvents.ts';
import type { SwapHint } from './PhraseHints.tsx';
import { useNamedWords, useWordSuggestions, type WordSuggestions } from './useWordSuggestions.ts';

/** Everything typed so far. Secrets. */
interface PhraseFields {
  readonly typed: TypedWords;
  readonly passphrase: string;
  readonly hasPassphrase: boolean;
  /** several words came at once, from the clipboard */
  readonly isPasted: boolean;
  /** the words that were not taken, when more came than any phrase has */
  readonly untaken: readonly string[];
  /** the position that is typed into, counted from 1 */
  readonly here: number | null;
  /** something changed since the words were read last */
  readonly isChanged: boolean;
}

const FEWEST_WORDS = 12;

const NOTHING: PhraseFields = {
  ...{ typed: NO_WORDS, passphrase: '', hasPassphrase: false },
  ...{ isPasted: false, untaken: [], here: null, isChanged: false },
};

/** The form and what can be done with it. */
export interface PhraseForm {
  readonly draft: PhraseFields;
  readonly isFilled: boolean;
  readonly unknown: readonly UnknownWord[];
  /** what the words are, where their spelling is not what is wrong; then `unknown` is empty */
  readonly named: PhraseProblem | null;
  readonly offersFor: (typed: string) => readonly string[];
  /** what may have changed places, by the last reading */
  readonly swapsOf: (problem: ImportProblem | null) => readonly SwapHint[];
  readonly enter: (entry: Entry) => void;
  /** hears what a field held and holds, before `enter` */
  readonly hear: (before: string, after: string) => void;
  readonly beHere: (position: number | null) => void;
  readonly replace: (position: number, word: string) => void;
  readonly swap: (positions: readonly [number, number]) => void;
  readonly setCount: (count: WordCount) => void;
  readonly togglePassphrase: () => void;
  readonly setPassphrase: (text: string) => void;
  readonly read: () => void;
}

/** Words that no list has; the one that is being typed is left in peace. */
function unknownIn({ typed, here }: PhraseFields, help: WordSuggestions | null): readonly UnknownWord[] {
  if (help === null) return [];
  return shownWords(typed).flatMap((word, at) => {
    const position = at + 1;
    if (word === '' || position === here || help.isListed(word)) return [];
    return [{ position, word, nearest: help.nearest(word) }];
  });
}

function swapsIn({ typed }: PhraseFields, problem: ImportProblem | null): readonly SwapHint[] {
  if (problem?.kind !== 'phrase' || problem.problem.kind !== 'bad-checksum') return [];
  return problem.problem.swaps.map(([one, other]) => ({
    positions: [one, other],
    words: [typed.words[one - 1] ?? '', typed.words[other - 1] ?? ''],
  }));
}

/** The words that are complete. */
const settledWords = ({ typed, here }: PhraseFields): readonly string[] =>
  shownWords(typed).filter((word, at) => word !== '' && at + 1 !== here);

/** The words that cannot be read as they are, once all of them are here. */
function unreadableWords(
  { typed, isPasted, untaken }: PhraseFields,
  isAnyUnknown: boolean,
): readonly string[] {
  if (untaken.length > 0) return untaken;
  const words = shownWords(typed).filter((word) => word !== '');
  const isWhole = words.length === typed.count;
  const isAll = isWhole || (isPasted && words.length >= FEWEST_WORDS);
  return isAll && (isAnyUnknown || !isWhole) ? words : [];
}

/** @param onRead - takes both secrets on to be read */
export function usePhraseForm(
  onRead: (text: string, passphrase: string) => void,
  onGiven?: GivenEvents['onGiven'],
): PhraseForm {
  const [draft, setDraft] = useState(NOTHING);
  const help = useWordSuggestions(settledWords(draft));
  const unknown = unknownIn(draft, help);
  const named = useNamedWords(unreadableWords(draft, unknown.length > 0));
  const change = (part: Partial<PhraseFields>) => setDraft((now) => ({ ...now, isChanged: true, ...part }));
  const { typed } = draft;
  return {
    draft,
    isFilled: isEveryWordFilled(typed) && named === null,
    unknown: named === null ? unknown : [],
    named,
    offersFor: (text) => help?.complete(text) ?? [],
    swapsOf: (problem) => swapsIn(draft, problem),
    enter: ({ typed: next, wordCount, untaken = [] }) =>
      change({
        typed: next,
        isPasted: draft.isPasted || (wordCount > 1 && wordCount <= 24),
        untaken,
      }),
    hear: (before, after) => onGiven?.(before, after, () => setDraft(draft)),
    beHere: (here) => setDraft((now) => ({ ...now, here })),
    replace: (position, word) => change({ typed: withWord(typed, position - 1, word) }),
    swap: ([one, other]) => change({ typed: withSwappedWords(typed, one - 1, other - 1) }),
    setCount: (count) => change({ typed: { ...typed, count } }),
    togglePassphrase: () => change({ hasPassphrase: !draft.hasPassphrase, passphrase: '' }),
    setPassphrase: (passphrase) => change({ passphrase }),
    read: () => {
      setDraft((now) => ({ ...now, isChanged: false }));
      onRead(phraseText(typed), draft.passphrase);
    },
  };
}
