// A small number between two buttons.
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { inCount } from '../../../i18n/format/inCount.ts';
import styles from './Multisig.module.css';

interface CounterProps {
  readonly name: string;
  readonly number: number;
  /** labels of the buttons */
  readonly fewer: string;
  readonly more: string;
  readonly onNumber: (number: number) => void;
}

/** The parent enforces the bounds. */
export function Counter({ name, number, fewer, more, onNumber }: CounterProps) {
  return (
    <div className={styles.counter}>
      <span className={styles.counterName}>{name}</span>
      <IconButton icon="minus" label={fewer} onPress={() => onNumber(number - 1)} />
      <output className={styles.number} aria-label={name}>
        {inCount(number)}
      </output>
      <IconButton icon="plus" label={more} onPress={() => onNumber(number + 1)} />
    </div>
  );
}
