// A row of a list to choose from: a press chooses it, the button beside it opens what can be done with it.
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../art/Icon.tsx';
import styles from './ChoiceRow.module.css';

export interface ChoiceRowProps {
  /** the person's own name: any script, cut where it does not fit */
  readonly name: string;
  /** 40 pixels, for example an Identicon */
  readonly leading: ReactNode;
  /** the number under the name */
  readonly amount: ReactNode;
  /** what kind of thing it is, small */
  readonly note: ReactNode;
  /** something to look after, small and in words */
  readonly caution?: string | null;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  /** names the button beside it, said aloud */
  readonly menuLabel: string;
  readonly onMenu: () => void;
}

/** Goes into a list item of a flush Card. The chosen one has a check, a tint, and is said to be current. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, leading, amount, note, caution, isCurrent } = props;
  return (
    <div className={styles.row} data-current={isCurrent || undefined}>
      <button
        type="button"
        className={styles.choice}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={props.onChoose}
      >
        <span className={styles.leading}>
          {leading}
          {isCurrent && (
            <span className={styles.check}>
              <Icon name="check" size={14} />
            </span>
          )}
        </span>
        <span className={styles.textBlock}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.amount}>{amount}</span>
          <span className={styles.note}>{note}</span>
          {caution && (
            <span className={styles.caution}>
              <Icon name="warning" size={14} />
              {caution}
            </span>
          )}
        </span>
      </button>
      <IconButton icon="more" label={props.menuLabel} onPress={props.onMenu} />
    </div>
  );
}
