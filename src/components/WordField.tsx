// One place of a recovery phrase: types like a field, and offers the words that fit.
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { emptyOnLeave } from './emptyOnLeave.ts';
import styles from './WordField.module.css';

export interface WordFieldProps {
  /** counted from 1 */
  readonly place: number;
  /** names the place aloud */
  readonly label: string;
  readonly word: string;
  /** up to three words that fit what is typed */
  readonly offers: readonly string[];
  /** names the offers aloud */
  readonly offersLabel: string;
  /** it is not a word of the list */
  readonly isWrong: boolean;
  /** as typed, or pasted with everything that came with it */
  readonly onText: (text: string) => void;
  /** an offer was chosen; `goesOn` when the next place is wanted too */
  readonly onPick: (word: string, goesOn: boolean) => void;
  readonly onEnter: () => void;
  /** the focus came or went */
  readonly onHere: (isHere: boolean) => void;
  /** the field when it appears, null when it leaves */
  readonly onField: (field: HTMLInputElement | null) => void;
}

/** Which offer a key moves to. */
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A combobox: arrows choose among the offers, Tab and Enter take one, Escape puts them away. */
export function WordField(props: WordFieldProps) {
  const { place, label, word, offers, isWrong } = props;
  const [isHere, setHere] = useState(false);
  const [active, setActive] = useState(0);
  const [putAway, setPutAway] = useState<string | null>(null);
  const id = useId();
  const ref = useFieldRef(props.onField);
  const isSettled = offers.length === 1 && offers[0] === word;
  const isOpen = isHere && offers.length > 0 && !isSettled && putAway !== word;
  const current = Math.min(active, offers.length - 1);
  const here = (is: boolean) => {
    setHere(is);
    setActive(0);
    setPutAway(null);
    props.onHere(is);
  };
  const handleKey = (event: KeyboardEvent) => {
    const offer = isOpen ? offers[current] : undefined;
    const move = MOVES[event.key];
    if (event.key === 'Tab' && !event.shiftKey && offer !== undefined) props.onPick(offer, false);
    if (event.key === 'Escape' && isOpen) setPutAway(word);
    if (event.key === 'Enter' || (move !== undefined && offer !== undefined)) event.preventDefault();
    if (event.key === 'Enter' && offer !== undefined) props.onPick(offer, true);
    if (event.key === 'Enter' && offer === undefined) props.onEnter();
    if (move !== undefined && offer !== undefined)
      setActive((current + move + offers.length) % offers.length);
  };
  return (
    <div
      className={styles.field}
      data-wrong={isWrong || undefined}
      data-side={place % 2 === 0 ? 'end' : 'start'}
    >
      <label className={styles.place} htmlFor={`${id}-field`}>
        <span aria-hidden="true">{place}</span>
        <span className="heard">{label}</span>
      </label>
      <input
        ref={ref}
        id={`${id}-field`}
        className={styles.input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-offers` : undefined}
        aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
        aria-invalid={isWrong}
        value={word}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        dir="ltr"
        enterKeyHint="next"
        onChange={(event) => {
          setActive(0);
          props.onText(event.target.value);
        }}
        onPaste={(event) => {
          event.preventDefault();
          props.onText(event.clipboardData.getData('text'));
        }}
        onKeyDown={handleKey}
        onFocus={() => here(true)}
        onBlur={() => here(false)}
      />
      {isOpen && (
        <div id={`${id}-offers`} className={styles.offers} role="listbox" aria-label={props.offersLabel}>
          {offers.map((offer, at) => (
            <button
              key={offer}
              id={`${id}-${at}`}
              type="button"
              role="option"
              className={styles.offer}
              aria-selected={at === current}
              tabIndex={-1}
              translate="no"
              // a press must not take the focus from the field
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onPick(offer, true)}
            >
              {offer}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The same function at every drawing: another one would empty the field each time. */
function useFieldRef(onField: WordFieldProps['onField']) {
  const latest = useRef(onField);
  latest.current = onField;
  return useRef((field: HTMLInputElement | null) => {
    const empty = emptyOnLeave(field);
    latest.current(field);
    return () => {
      empty?.();
      latest.current(null);
    };
  }).current;
}
