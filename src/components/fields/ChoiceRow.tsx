// A row of a selectable list: a press chooses it, the button beside it opens its actions.
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../art/Icon.tsx';
import styles from './ChoiceRow.module.css';

export interface ChoiceRowProps {
  /** the user's name for it: any script, truncated to fit */
  readonly name: string;
  /** 40 pixels, for example an Identicon */
  readonly leading: ReactNode;
  /** below the name */
  readonly amount: ReactNode;
  /** its kind, small */
  readonly note: ReactNode;
  /** a warning, small */
  readonly caution?: string | null;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  /** accessible name of the menu button */
  readonly menuLabel: string;
  readonly onMenu: () => void;
}

/** For a list item of a flush Card. The current one has a check and a tint, and is announced as current. */
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
