/** Sets the password. It is passed on and not kept. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PASSWORD_MESSAGES } from '../../i18n/messages/accounts/accountMessages.ts';
import { BIOMETRY_REASONS } from '../../i18n/messages/settings/securityMessages.ts';
import type { CreatePasswordView } from '../../screens/account/CreatePassword/CreatePasswordScreen.tsx';
import { CreatePasswordScreen } from '../../screens/account/CreatePassword/CreatePasswordScreen.tsx';
import type { SessionStore } from '../../stores/SessionStore.ts';
import { useApp } from '../AppContext.tsx';
import { usePasswordScore } from '../usePasswordScore.ts';

export function createPasswordView({ unlockState }: SessionStore): CreatePasswordView {
  if (unlockState.status === 'working') return { status: 'sealing', stage: unlockState.stage };
  if (unlockState.status === 'failed') return { status: 'failed', fault: unlockState.fault };
  return { status: 'choosing' };
}

/** Route /account/create-password. Once the vault is sealed, the route's gate continues. */
export const CreatePasswordContainer = observer(function CreatePasswordContainer() {
  const { stores, host } = useApp();
  const { session, unlocking } = stores;
  const score = usePasswordScore();
  const { biometry } = session;
  useEffect(() => {
    void biometry.inspect();
    return session.clearUnlockState;
  }, [session, biometry]);
  const create = async (password: string, withBiometry: boolean) => {
    const isOpen = await unlocking.createPassword(password, withBiometry ? BIOMETRY_REASONS.enrol : null);
    host.haptic(isOpen ? 'success' : 'error');
    const isLeftOff = withBiometry && biometry.view.status !== 'on';
    if (isOpen && isLeftOff) stores.ui.toast('warning', PASSWORD_MESSAGES.quickUnlockOff);
  };
  return (
    <CreatePasswordScreen
      {...createPasswordView(session)}
      score={score}
      sensor={biometry.view.status === 'off' ? biometry.view.sensor : null}
      onCreate={(password, withBiometry) => void create(password, withBiometry)}
      onTryAgain={session.clearUnlockState}
    />
  );
});
