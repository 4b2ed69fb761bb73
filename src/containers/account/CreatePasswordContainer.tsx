/** Choosing the password, over the stores. The password passes through and stays nowhere. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
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

/** Route /account/create-password. Once the vault is sealed, the route's gate leads on. */
export const CreatePasswordContainer = observer(function CreatePasswordContainer() {
  const { stores, host } = useApp();
  const { session, unlocking } = stores;
  const score = usePasswordScore();
  useEffect(() => session.clearUnlockState, [session]);
  const create = async (password: string) => {
    host.haptic((await unlocking.createPassword(password)) ? 'success' : 'error');
  };
  return (
    <CreatePasswordScreen
      {...createPasswordView(session)}
      score={score}
      onCreate={(password) => void create(password)}
      onTryAgain={session.clearUnlockState}
    />
  );
});
