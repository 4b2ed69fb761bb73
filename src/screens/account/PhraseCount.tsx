// How many words there are, for those who type them.
import { Chip } from '../../components/Chip.tsx';
import { WORD_COUNTS, type WordCount } from '../../domain/keys/typedWords.ts';
import { ENTRY_WORDS as WORDS } from '../../text/importWords.ts';
import styles from './PhraseCount.module.css';

interface PhraseCountProps {
  readonly count: WordCount;
  readonly onCount: (count: WordCount) => void;
}

/** Every length that a phrase may have. */
export function PhraseCount({ count, onCount }: PhraseCountProps) {
  return (
    <fieldset className={styles.count}>
      <legend className={styles.name}>{WORDS.count}</legend>
      {WORD_COUNTS.map((one) => (
        <Chip key={one} label={String(one)} isOn={one === count} onPress={() => onCount(one)} />
      ))}
    </fieldset>
  );
}
