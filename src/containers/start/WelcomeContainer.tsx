/** Welcome, over the stores. */
import { observer } from 'mobx-react-lite';
import type { StorageState } from '../../domain/session/StorageState.ts';
import type { WelcomeView } from '../../screens/start/Welcome/WelcomeScreen.tsx';
import { WelcomeScreen } from '../../screens/start/Welcome/WelcomeScreen.tsx';
import type { FirstStores } from '../../stores/Stores.ts';
import { useAppContext } from '../AppContext.tsx';
import { useStorageState } from '../useStorageState.ts';

export function welcomeView({ accounts }: Pick<FirstStores, 'accounts'>, storage: StorageState): WelcomeView {
  if (storage === 'blocked') return { status: 'storage-blocked' };
  if (storage === 'not-kept') return { status: 'storage-not-kept' };
  return { status: accounts.startapp === '' ? 'first-run' : 'request-waits' };
}

/** Route /welcome. */
export const WelcomeContainer = observer(function WelcomeContainer() {
  const { stores, nav, host } = useAppContext().first;
  const [storage, askAgain] = useStorageState();
  return (
    <WelcomeScreen
      {...welcomeView(stores, storage ?? 'kept')}
      hasPractice={host.info.platform === 'browser' && !stores.isCold}
      onCreate={() => nav.go('create-password')}
      onBringIn={() => nav.go('create-password', { mode: 'restore' })}
      onOpenBackup={() => nav.go('restore-file')}
      onRetryStorage={askAgain}
    />
  );
});
