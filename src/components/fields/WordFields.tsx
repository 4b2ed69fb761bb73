// The positions of a recovery phrase, two beside each other, to type into or to paste into.
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
  /** names the whole aloud */
  readonly label: string;
  /** the words of all positions, and how many positions there are */
  readonly typed: TypedWords;
  /** something was typed, pasted or chosen */
  readonly onEntry: (entry: Entry) => void;
  /** hears what a field held and holds, before it is taken apart into words */
  readonly onChange?: ((before: string, after: string) => void) | undefined;
  /** up to three words that fit what is typed so far */
  readonly offersFor: (typed: string) => readonly string[];
  /** names the offers aloud */
  readonly offersLabel: string;
  /** the label of a position, counted from 1 */
  readonly wordNumberLabel: (index: number) => string;
  /** positions, counted from 1, whose words are not on the list */
  readonly wrongPositions: readonly number[];
  /** the position that is typed into, counted from 1; null when none is */
  readonly onHere: (index: number | null) => void;
  /** Enter in the last position */
  readonly onEnter: () => void;
}

/**
 * Takes the field of a position. Made apart from what is drawn: React keeps the `ref` of a field that left, and what is made while the
 * words are drawn holds them all.
 */
const holderIn =
  (fields: RefObject<(HTMLInputElement | null)[]>, at: number) => (field: HTMLInputElement | null) => {
    fields.current[at] = field;
  };

/** A space after a word leads to the next position; a whole phrase pasted anywhere fills all. */
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
    // at once, so that the next letter finds its position; positions that are new with this entry come with the next drawing
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
  /** names the choice */
  readonly label: string;
  readonly count: WordCount;
  readonly onCount: (count: WordCount) => void;
}

/** How many positions there are: every length that a phrase may have. */
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
