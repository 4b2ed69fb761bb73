// Too many wrong passwords: how long to wait, why, and that nothing is lost.

import { RetryCountdown } from '../../../components/feedback/RetryCountdown.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { UNLOCK_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';

interface UnlockWaitProps {
  /** both milliseconds since 1970 */
  readonly untilMs: number;
  readonly nowMs: number;
  readonly onForgotten: () => void;
}

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
