// One position of a recovery phrase: types like a field, and offers the words that fit.
import { Combobox, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import { emptyOnLeave } from './secretCleanup.ts';
import styles from './WordField.module.css';

export interface WordFieldProps {
  /** counted from 1 */
  readonly position: number;
  /** names the position aloud */
  readonly label: string;
  /** as typed so far */
  readonly word: string;
  /** up to three words that fit what is typed */
  readonly offers: readonly string[];
  /** names the offers aloud */
  readonly offersLabel: string;
  /** it is not a word of the list */
  readonly isWrong: boolean;
  /** as typed, or pasted with everything that came with it; `isComposing` while an input method makes it of several keys */
  readonly onText: (text: string, isComposing: boolean) => void;
  /** an offer was chosen; `goesOn` when the next position is wanted too */
  readonly onPick: (word: string, goesOn: boolean) => void;
  readonly onEnter: () => void;
  /** the focus came or went */
  readonly onHere: (isHere: boolean) => void;
  /** the field when it appears, null when it leaves */
  readonly onField: (field: HTMLInputElement | null) => void;
}

/** Between a position and what it offers, CSS pixels. */
const OFFSET = 5;

/** The offers lie over the positions below. */
const ABOVE_FIELDS = 3;

type OffersOf = Pick<WordFieldProps, 'word' | 'offers' | 'onHere' | 'onPick' | 'onEnter'>;

/** Which offer is the chosen one, and what keys do with it. */
function useOffers({ word, offers, onHere, onPick, onEnter }: OffersOf) {
  const [isHere, setHere] = useState(false);
  const [active, setActive] = useState(0);
  const [putAway, setPutAway] = useState<string | null>(null);
  const isSettled = offers.length === 1 && offers[0] === word;
  const isOpen = isHere && offers.length > 0 && !isSettled && putAway !== word;
  const current = Math.min(active, offers.length - 1);
  const offer = isOpen ? offers[current] : undefined;
  const move = (event: KeyboardEvent, by: number) => {
    if (offer === undefined) return;
    event.preventDefault();
    setActive((current + by + offers.length) % offers.length);
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: (event) => move(event, 1),
    ArrowUp: (event) => move(event, -1),
    Escape: () => isOpen && setPutAway(word),
    Tab: ({ shiftKey }) => !shiftKey && offer !== undefined && onPick(offer, false),
    Enter: (event) => {
      event.preventDefault();
      if (offer === undefined) onEnter();
      else onPick(offer, true);
    },
  };
  const here = (is: boolean) => {
    setHere(is);
    setActive(0);
    setPutAway(null);
    onHere(is);
  };
  return { isOpen, current, here, handleKey: (event: KeyboardEvent) => keys[event.key]?.(event), setActive };
}

/** A combobox: arrows choose among the offers, Tab and Enter take one, Escape puts them away. */
export function WordField(props: WordFieldProps) {
  const { position, label, word, offers, isWrong } = props;
  const { isOpen, current, here, handleKey, setActive } = useOffers(props);
  const id = useId();
  const ref = useFieldRef(props.onField);
  return (
    <HeadlessScope>
      <Combobox
        store={useCombobox({ opened: isOpen })}
        onOptionSubmit={(offer) => props.onPick(offer, true)}
        position={position % 2 === 0 ? 'bottom-end' : 'bottom-start'}
        offset={OFFSET}
        width="max-content"
        zIndex={ABOVE_FIELDS}
        withinPortal={false}
        keepMounted={false}
      >
        <Combobox.DropdownTarget>
          <div className={styles.field} data-wrong={isWrong || undefined}>
            <label className={styles.number} htmlFor={`${id}-field`}>
              <span aria-hidden="true">{position}</span>
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
                props.onText(event.target.value, (event.nativeEvent as InputEvent).isComposing === true);
              }}
              onCompositionEnd={(event) => props.onText(event.currentTarget.value, false)}
              onPaste={(event) => {
                event.preventDefault();
                props.onText(event.clipboardData.getData('text'), false);
              }}
              onKeyDown={handleKey}
              onFocus={() => here(true)}
              onBlur={() => here(false)}
            />
          </div>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown className={styles.offers ?? ''}>
          <Combobox.Options id={`${id}-offers`} className={styles.list ?? ''} aria-label={props.offersLabel}>
            {offers.map((offer, at) => (
              <Combobox.Option
                key={offer}
                id={`${id}-${at}`}
                className={styles.offer ?? ''}
                value={offer}
                aria-selected={at === current}
                translate="no"
              >
                {offer}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </HeadlessScope>
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
