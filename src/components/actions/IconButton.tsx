// An icon-only button with an accessible name.

import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  readonly icon: IconName;
  /** accessible name, for example "Copy address" */
  readonly label: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  /** for a toggle: whether it is on */
  readonly isPressed?: boolean;
}

/** A touch target of 44 pixels, an icon of 24. */
export function IconButton({ icon, label, onPress, isDisabled, isPressed }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
