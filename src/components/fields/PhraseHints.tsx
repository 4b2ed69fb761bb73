// Problems with the typed words, each with a fix.

import type { UnknownWord } from '../../domain/keys/phrase.ts';
import {
  ENTRY_MESSAGES as MESSAGES,
  swappedWords,
  unknownWord,
} from '../../i18n/messages/accounts/importMessages.ts';
import { Button } from '../actions/Button.tsx';
import styles from './PhraseHints.module.css';

/** Two words that would be valid if swapped; positions from 1. */
export interface SwapHint {
  readonly positions: readonly [number, number];
  readonly words: readonly [string, string];
}

export interface PhraseHintsProps {
  /** words not on the list, with the nearest ones that are */
  readonly unknown: readonly UnknownWord[];
  /** pairs that would make the phrase valid if swapped */
  readonly swaps: readonly SwapHint[];
  readonly onReplace: (index: number, word: string) => void;
  readonly onSwap: (positions: readonly [number, number]) => void;
}

/** Invisible without problems; a live region must exist before it is filled. */
export function PhraseHints({ unknown, swaps, onReplace, onSwap }: PhraseHintsProps) {
  const isFine = unknown.length + swaps.length === 0;
  return (
    <div className={styles.live} aria-live="polite">
      {!isFine && <HintList unknown={unknown} swaps={swaps} onReplace={onReplace} onSwap={onSwap} />}
    </div>
  );
}

function HintList({ unknown, swaps, onReplace, onSwap }: PhraseHintsProps) {
  return (
    <ul className={styles.hints} translate="no">
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
      {swaps.map(({ positions, words }) => (
        <li key={positions.join('-')} className={styles.hint}>
          <p>{swappedWords(positions, words)}</p>
          <div className={styles.ways}>
            <Button size="small" icon="swap" onPress={() => onSwap(positions)}>
              {MESSAGES.swap}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
