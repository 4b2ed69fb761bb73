// One position of a recovery phrase: a text field with word suggestions.
import { Combobox, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import { emptyOnLeave } from './secretCleanup.ts';
import styles from './WordField.module.css';

export interface WordFieldProps {
  /** from 1 */
  readonly position: number;
  /** accessible name of the position */
  readonly label: string;
  /** as typed so far */
  readonly word: string;
  /** up to three matching words */
  readonly offers: readonly string[];
  /** accessible name of the suggestions */
  readonly offersLabel: string;
  /** not on the word list */
  readonly isWrong: boolean;
  /** typed or pasted text, unchanged; `isComposing` while an input method composes it */
  readonly onText: (text: string, isComposing: boolean) => void;
  /** a suggestion was chosen; `goesOn` moves to the next position */
  readonly onPick: (word: string, goesOn: boolean) => void;
  readonly onEnter: () => void;
  /** the focus was gained or lost */
  readonly onHere: (isHere: boolean) => void;
  /** the field on mount, null on unmount */
  readonly onField: (field: HTMLInputElement | null) => void;
}

/** Distance between a field and its suggestions, CSS pixels. */
const OFFSET = 5;

/** The suggestions cover the positions below. */
const ABOVE_FIELDS = 3;

type OffersOf = Pick<WordFieldProps, 'word' | 'offers' | 'onHere' | 'onPick' | 'onEnter'>;

/** The highlighted suggestion, and its keyboard handling. */
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

/** A combobox: arrows highlight a suggestion, Tab and Enter choose it, Escape closes the list. */
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

/** Must be a stable reference: a changed ref would clear the field on each render. */
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
