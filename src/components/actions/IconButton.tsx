// A button that is only an icon; its name is said aloud.

import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  readonly icon: IconName;
  /** what it does, said aloud, for example "Copy address" */
  readonly label: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  /** for a switch: whether it is on */
  readonly isPressed?: boolean;
}

/** A square of 44 pixels to touch, an icon of 24 to see. */
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
