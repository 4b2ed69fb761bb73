// The words and the passphrase while they are typed; held only here, until they are read.
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
  /** several words were pasted at once */
  readonly isPasted: boolean;
  /** surplus words, if more were pasted than any phrase has */
  readonly untaken: readonly string[];
  /** the focused position, from 1 */
  readonly here: number | null;
  /** changed since the words were last read */
  readonly isChanged: boolean;
}

const FEWEST_WORDS = 12;

const NOTHING: PhraseFields = {
  typed: NO_WORDS,
  passphrase: '',
  hasPassphrase: false,
  isPasted: false,
  untaken: [],
  here: null,
  isChanged: false,
};

export interface PhraseForm {
  readonly draft: PhraseFields;
  readonly isFilled: boolean;
  readonly unknown: readonly UnknownWord[];
  /** the problem of the words other than spelling; then `unknown` is empty */
  readonly named: PhraseProblem | null;
  readonly offersFor: (typed: string) => readonly string[];
  /** possibly swapped words, by the last read */
  readonly swapsOf: (problem: ImportProblem | null) => readonly SwapHint[];
  readonly enter: (entry: Entry) => void;
  /** called with a field's old and new text, before `enter` */
  readonly hear: (before: string, after: string) => void;
  readonly beHere: (position: number | null) => void;
  readonly replace: (position: number, word: string) => void;
  readonly swap: (positions: readonly [number, number]) => void;
  readonly setCount: (count: WordCount) => void;
  readonly togglePassphrase: () => void;
  readonly setPassphrase: (text: string) => void;
  readonly read: () => void;
}

/** Words on no list, except the one being typed. */
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

/** The completed words. */
const settledWords = ({ typed, here }: PhraseFields): readonly string[] =>
  shownWords(typed).filter((word, at) => word !== '' && at + 1 !== here);

/** All words, if they are complete but unreadable. */
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

/** @param onRead - receives both secrets */
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
