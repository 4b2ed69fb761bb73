// A text button: at most one gold one per screen, quiet ones beside it.
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './Button.module.css';

/** gold: the next step · quiet: secondary · plain: text only · danger: irreversible */
export type ButtonTone = 'gold' | 'quiet' | 'plain' | 'danger';

export interface ButtonAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ButtonProps {
  /** what it does, for example "Send 41.98 DOGE" */
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** @default 'quiet' */
  readonly tone?: ButtonTone;
  /** @default 'large' */
  readonly size?: 'large' | 'small';
  /** before the text; hidden while busy */
  readonly icon?: IconName;
  /** as wide as its column. @default false */
  readonly isWide?: boolean;
  /** not pressable, and out of the Tab order */
  readonly isDisabled?: boolean;
  /** working: keeps its text, shows motion, not pressable */
  readonly isBusy?: boolean;
}

/** At least 44 pixels high. */
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
