// What is wrong with words as typed, each with what puts it right.

import type { UnknownWord } from '../../domain/keys/phrase.ts';
import {
  ENTRY_MESSAGES as MESSAGES,
  swappedWords,
  unknownWord,
} from '../../i18n/messages/accounts/importMessages.ts';
import { Button } from '../actions/Button.tsx';
import styles from './PhraseHints.module.css';

/** Two words that would fit the other way round; places counted from 1. */
export interface SwapHint {
  readonly places: readonly [number, number];
  readonly words: readonly [string, string];
}

export interface PhraseHintsProps {
  readonly unknown: readonly UnknownWord[];
  readonly swaps: readonly SwapHint[];
  readonly onReplace: (index: number, word: string) => void;
  readonly onSwap: (places: readonly [number, number]) => void;
}

/** Nothing is drawn when nothing is wrong. */
export function PhraseHints({ unknown, swaps, onReplace, onSwap }: PhraseHintsProps) {
  if (unknown.length + swaps.length === 0) return null;
  return (
    <ul className={styles.hints} aria-live="polite" translate="no">
      {unknown.map(({ position: index, word, nearest }) => (
        <li key={index} className={styles.hint}>
          <p>{unknownWord(index, word)}</p>
          {nearest.length > 0 && (
            <div className={styles.ways}>
              <span className={styles.ask}>{MESSAGES.didYouMean}</span>
              {nearest.map((offer) => (
                <Button key={offer} size="small" onPress={() => onReplace(index, offer)}>
                  {offer}
                </Button>
              ))}
            </div>
          )}
        </li>
      ))}
      {swaps.map(({ places, words }) => (
        <li key={places.join('-')} className={styles.hint}>
          <p>{swappedWords(places, words)}</p>
          <div className={styles.ways}>
            <Button size="small" icon="swap" onPress={() => onSwap(places)}>
              {MESSAGES.swap}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
