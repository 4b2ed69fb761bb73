// An icon in a circle over its label: receive, send, history.
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './RoundAction.module.css';

export interface RoundActionProps {
  readonly icon: IconName;
  /** one word, under the circle */
  readonly label: string;
  readonly onPress: () => void;
  /** the suggested action of this screen: filled gold */
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
}

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
