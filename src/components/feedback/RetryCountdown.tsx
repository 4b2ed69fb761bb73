// Counts down to the next try after too many wrong passwords; screen readers read it on demand, not every second.
import { UNLOCK_MESSAGES as MESSAGES } from '../../i18n/messages/accounts/accountMessages.ts';
import { describeCountdown } from '../../i18n/messages/app/describeUnlock.ts';
import styles from './RetryCountdown.module.css';

export interface RetryCountdownProps {
  /** both milliseconds since 1970 */
  readonly untilMs: number;
  readonly nowMs: number;
}

export function RetryCountdown({ untilMs, nowMs }: RetryCountdownProps) {
  return (
    <p className={styles.wait}>
      <span>{MESSAGES.nextTry}</span>
      <span className={styles.time} role="timer" aria-live="off">
        {describeCountdown(untilMs - nowMs)}
      </span>
    </p>
  );
}
