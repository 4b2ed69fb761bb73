// Too many wrong passwords: how long, why, and that nothing is lost.
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { RetryCountdown } from '../../components/RetryCountdown.tsx';
import { Scene } from '../../components/Scene.tsx';
import { UNLOCK_MESSAGES as MESSAGES } from '../../text/accountMessages.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';

interface UnlockWaitProps {
  /** both milliseconds since 1970 */
  readonly untilMs: number;
  readonly nowMs: number;
  readonly onForgotten: () => void;
}

/** The countdown. */
export function UnlockWait({ untilMs, nowMs, onForgotten }: UnlockWaitProps) {
  return (
    <Page isLow>
      <Scene name="locked" />
      <Lead title={MESSAGES.throttledTitle} text={MESSAGES.throttledText} />
      <RetryCountdown untilMs={untilMs} nowMs={nowMs} />
      <ForgottenPassword onForgotten={onForgotten} />
    </Page>
  );
}
