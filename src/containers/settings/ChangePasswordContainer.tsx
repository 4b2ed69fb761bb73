/** Changes the password. The passwords are passed on and not kept. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BIOMETRY_REASONS } from '../../i18n/messages/settings/securityMessages.ts';
import { ChangePasswordScreen } from '../../screens/settings/ChangePassword/ChangePasswordScreen.tsx';
import type { ChangePasswordView } from '../../screens/settings/ChangePassword/ChangePasswordScreen.types.ts';
import { endsSession } from '../../stores/session/Session.ts';
import type { UnlockState } from '../../stores/session/UnlockAttempt.ts';
import { useApp } from '../AppContext.tsx';
import { passwordPromptView } from '../unlockStateView.ts';
import { useNow } from '../useNow.ts';
import { usePasswordScore } from '../usePasswordScore.ts';

/** A countdown updates every second. */
const TICK_MS = 1000;

/** `interrupted`: the key worker stopped during the change, so either password may be valid. */
export function changePasswordView(
  unlockState: UnlockState,
  isDone: boolean,
  nowMs: number,
): ChangePasswordView {
  if (isDone) return { status: 'done' };
  if (unlockState.status === 'working') return { status: 'working', stage: unlockState.stage };
  if (unlockState.status === 'failed' && endsSession(unlockState.fault)) return { status: 'interrupted' };
  const ask = passwordPromptView(unlockState, nowMs);
  return ask.status === 'wrong' || ask.status === 'throttled' || ask.status === 'failed'
    ? ask
    : { status: 'filling' };
}

/** Route /settings/password. */
export const ChangePasswordContainer = observer(function ChangePasswordContainer() {
  const { stores, nav, host, clock } = useApp();
  const { session } = stores;
  const score = usePasswordScore();
  const [isDone, setDone] = useState(false);
  useEffect(() => session.clearUnlockState, [session]);
  const change = async (current: string, next: string) => {
    const isChanged = await session.owner.changePassword(current, next, BIOMETRY_REASONS.enrol);
    setDone(isChanged);
    host.haptic(isChanged ? 'success' : 'error');
  };
  return (
    <ChangePasswordScreen
      {...changePasswordView(session.unlockState, isDone, useNow(clock, TICK_MS))}
      score={score}
      onChange={(current, next) => void change(current, next)}
      onTryAgain={session.clearUnlockState}
      onUnlock={() => void session.lock()}
      onBackupFile={() => nav.replace('backup-file')}
      onLeave={nav.back}
    />
  );
});
