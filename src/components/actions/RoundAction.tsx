// An icon in a circle over its word: receive, send, history.
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './RoundAction.module.css';

export interface RoundActionProps {
  readonly icon: IconName;
  /** one word, under the circle */
  readonly label: string;
  readonly onPress: () => void;
  /** the one thing to do next on this screen: filled gold */
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
}

/** One of the round actions under a balance. */
export function RoundAction({ icon, label, onPress, isPrimary, isDisabled }: RoundActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      data-primary={isPrimary || undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className={styles.circle}>
        <Icon name={icon} />
      </span>
      <span>{label}</span>
    </button>
  );
}
