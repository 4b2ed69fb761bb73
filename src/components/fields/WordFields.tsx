// The positions of a recovery phrase in two columns, for typing or pasting.
import { type RefObject, useRef } from 'react';
import {
  type Entry,
  enterText,
  isUnfinished,
  shownWords,
  type TypedWords,
  WORD_COUNTS,
  type WordCount,
  withWord,
} from '../../domain/keys/typedWords.ts';
import { SegmentedChips } from './SegmentedChips.tsx';
import counts from './WordCounts.module.css';
import { WordField } from './WordField.tsx';
import styles from './WordFields.module.css';

export interface WordFieldsProps {
  /** accessible name */
  readonly label: string;
  /** the words of all positions, and the number of positions */
  readonly typed: TypedWords;
  /** something was typed, pasted or chosen */
  readonly onEntry: (entry: Entry) => void;
  /** called with a field's old and new text, before it is split into words */
  readonly onChange?: ((before: string, after: string) => void) | undefined;
  /** up to three words matching the typed text */
  readonly offersFor: (typed: string) => readonly string[];
  /** accessible name of the suggestions */
  readonly offersLabel: string;
  /** the label of a position, from 1 */
  readonly wordNumberLabel: (index: number) => string;
  /** positions, from 1, whose words aren't on the list */
  readonly wrongPositions: readonly number[];
  /** the focused position, from 1; null if none */
  readonly onHere: (index: number | null) => void;
  /** Enter in the last position */
  readonly onEnter: () => void;
}

/**
 * Stores the field of a position. Created outside of rendering: React keeps a removed field's `ref`, and a closure created while
 * rendering would retain all words.
 */
const holderIn =
  (fields: RefObject<(HTMLInputElement | null)[]>, at: number) => (field: HTMLInputElement | null) => {
    fields.current[at] = field;
  };

/** A space after a word moves to the next position; a pasted phrase fills all. */
export function WordFields(props: WordFieldsProps) {
  const { typed, wrongPositions } = props;
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const goTo = (at: number) => fields.current[at]?.focus();
  const enter = (at: number, text: string, isComposing: boolean) => {
    if (isComposing && isUnfinished(text)) {
      props.onEntry({ typed: withWord(typed, at, text), next: null, wordCount: 1 });
      return;
    }
    props.onChange?.(typed.words[at] ?? '', text);
    const entry = enterText(typed, at, text);
    props.onEntry(entry);
    const { next } = entry;
    if (next === null) return;
    // immediately, so that the next key reaches its position; positions added by this entry exist after the next render
    if (next < typed.count) goTo(next);
    else requestAnimationFrame(() => goTo(next));
  };
  const pick = (at: number, word: string, goesOn: boolean) => {
    props.onEntry({ typed: withWord(typed, at, word), next: null, wordCount: 1 });
    if (goesOn) goTo(Math.min(at + 1, typed.count - 1));
  };
  return (
    <ol className={styles.grid} aria-label={props.label} translate="no">
      {shownWords(typed).map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position has no other identity than its number
        <li key={at}>
          <WordField
            position={at + 1}
            label={props.wordNumberLabel(at + 1)}
            word={word}
            offers={props.offersFor(word)}
            offersLabel={props.offersLabel}
            isWrong={wrongPositions.includes(at + 1)}
            onText={(text, isComposing) => enter(at, text, isComposing)}
            onPick={(offer, goesOn) => pick(at, offer, goesOn)}
            onEnter={() => (at + 1 < typed.count ? goTo(at + 1) : props.onEnter())}
            onHere={(isHere) => props.onHere(isHere ? at + 1 : null)}
            onField={holderIn(fields, at)}
          />
        </li>
      ))}
    </ol>
  );
}

export interface WordCountsProps {
  /** accessible name */
  readonly label: string;
  readonly count: WordCount;
  readonly onCount: (count: WordCount) => void;
}

/** The number of positions: every valid phrase length. */
export function WordCounts({ label, count, onCount }: WordCountsProps) {
  return (
    <div className={counts.count}>
      <span className={counts.name} aria-hidden="true">
        {label}
      </span>
      <SegmentedChips
        label={label}
        options={WORD_COUNTS.map((one) => ({ value: String(one), label: String(one) }))}
        chosen={String(count)}
        onChoose={(chosen) => onCount(WORD_COUNTS.find((one) => String(one) === chosen) ?? count)}
      />
    </div>
  );
}
