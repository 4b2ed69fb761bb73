// The button with words: one gold at most on a screen, quiet ones beside it.
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './Button.module.css';

/** gold: the one thing to do next · quiet: beside it · plain: words only · danger: what cannot be undone */
export type ButtonTone = 'gold' | 'quiet' | 'plain' | 'danger';

/** What a button says, and what it does. */
export interface ButtonAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ButtonProps {
  /** says what it does, for example "Send 41.98 DOGE" */
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** @default 'quiet' */
  readonly tone?: ButtonTone;
  /** @default 'large' */
  readonly size?: 'large' | 'small';
  /** before the words; none while it is busy */
  readonly icon?: IconName;
  /** as wide as its column. @default false */
  readonly isWide?: boolean;
  /** takes no press and is out of the Tab order */
  readonly isDisabled?: boolean;
  /** at work: keeps its words, shows motion, takes no press */
  readonly isBusy?: boolean;
}

/** A button of at least 44 pixels. */
export function Button(props: ButtonProps) {
  const { children, onPress, tone = 'quiet', size = 'large', icon, isWide, isDisabled, isBusy } = props;
  return (
    <button
      type="button"
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      disabled={isDisabled || isBusy}
      onClick={onPress}
    >
      {isBusy && <span className={styles.busy} aria-hidden="true" />}
      {icon && !isBusy && <Icon name={icon} size={20} />}
      <span className={styles.textBlock}>{children}</span>
    </button>
  );
}
