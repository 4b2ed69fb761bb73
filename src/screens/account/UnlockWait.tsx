// Too many wrong passwords: how long, why, and that nothing is lost.
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { UNLOCK_WORDS as WORDS } from '../../text/accountWords.ts';
import { describeCountdown } from '../../text/describeUnlock.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import styles from './UnlockWait.module.css';

interface UnlockWaitProps {
  /** both milliseconds since 1970 */
  readonly untilMs: number;
  readonly nowMs: number;
}

/** The countdown; said aloud once, not every second. */
export function UnlockWait({ untilMs, nowMs }: UnlockWaitProps) {
  return (
    <Page isLow>
      <Scene name="locked" />
      <Lead title={WORDS.throttledTitle} text={WORDS.throttledText} />
      <p className={styles.wait}>
        <span>{WORDS.nextTry}</span>
        <span className={styles.time} role="timer" aria-live="off">
          {describeCountdown(untilMs - nowMs)}
        </span>
      </p>
      <ForgottenPassword />
    </Page>
  );
}
