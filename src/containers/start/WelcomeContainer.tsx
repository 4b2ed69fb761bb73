/** Welcome, over the stores. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { StorageState } from '../../domain/session/StorageState.ts';
import type { WelcomeView } from '../../screens/start/Welcome/WelcomeScreen.tsx';
import { WelcomeScreen } from '../../screens/start/Welcome/WelcomeScreen.tsx';
import type { FirstStores } from '../../stores/Stores.ts';
import { useAppContext } from '../AppContext.tsx';

export function welcomeView({ accounts }: Pick<FirstStores, 'accounts'>, storage: StorageState): WelcomeView {
  if (storage === 'blocked') return { status: 'storage-blocked' };
  if (storage === 'not-kept') return { status: 'storage-not-kept' };
  return { status: accounts.startapp === '' ? 'first-run' : 'request-waits' };
}

/** What storage does here: at once whether it is blocked, and soon the rest. */
function useStorage(): readonly [StorageState, () => void] {
  const { storageIsBlocked, storageState } = useAppContext().first;
  const [storage, setStorage] = useState<StorageState>(() => (storageIsBlocked() ? 'blocked' : 'kept'));
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let isGone = false;
    const take = (state: StorageState) => {
      if (!isGone) setStorage(state);
    };
    storageState().then(take, () => take('blocked'));
    return () => {
      isGone = true;
    };
  }, [storageState, round]);
  return [storage, () => setRound(round + 1)];
}

/** Route /welcome. */
export const WelcomeContainer = observer(function WelcomeContainer() {
  const { stores, nav } = useAppContext().first;
  const [storage, askAgain] = useStorage();
  return (
    <WelcomeScreen
      {...welcomeView(stores, storage)}
      onCreate={() => nav.go('create-password')}
      onBringIn={() => nav.go('create-password', { mode: 'restore' })}
      onOpenBackup={() => nav.go('restore-file')}
      onRetryStorage={askAgain}
    />
  );
});
