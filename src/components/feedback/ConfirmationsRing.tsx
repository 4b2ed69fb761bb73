// A transfer's confirmations: a ring that closes with each block, then a check.

import { SETTLED_CONFIRMATIONS } from '../../domain/tx/PendingTransfer.ts';
import { Icon } from '../art/Icon.tsx';
import styles from './ConfirmationsRing.module.css';

export interface ConfirmationsRingProps {
  /** 0 while unconfirmed */
  readonly confirmations: number;
  /** CSS pixels. @default 40 */
  readonly size?: number;
}

/** Pulses while unconfirmed; the text beside it announces the number. */
export function ConfirmationsRing({ confirmations, size = 40 }: ConfirmationsRingProps) {
  const share = Math.min(confirmations, SETTLED_CONFIRMATIONS) / SETTLED_CONFIRMATIONS;
  const isSettled = share === 1;
  return (
    <span
      className={styles.ring}
      data-pending={confirmations === 0 || undefined}
      data-settled={isSettled || undefined}
      style={{ width: size, height: size, fontSize: size * 0.34 }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 40 40" width={size} height={size} focusable="false" aria-hidden="true">
        <circle className={styles.track} cx="20" cy="20" r="18" pathLength={1} />
        <circle className={styles.arc} cx="20" cy="20" r="18" pathLength={1} strokeDasharray={`${share} 1`} />
      </svg>
      <span className={styles.inside}>
        {isSettled ? <Icon name="check" size={size * 0.5} /> : confirmations}
      </span>
    </span>
  );
}
