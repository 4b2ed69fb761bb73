/** Welcome, over the stores. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { WelcomeScreen } from '../../screens/start/WelcomeScreen.tsx';
import type { WelcomeView } from '../../screens/start/WelcomeScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import { useApp } from '../AppContext.tsx';

/** What welcome shows. */
export function welcomeView({ accounts }: Stores, isStorageBlocked: boolean): WelcomeView {
  if (isStorageBlocked) return { status: 'storage-blocked' };
  return { status: accounts.startapp === '' ? 'first-run' : 'request-waits' };
}

/** Route /welcome. */
export const WelcomeContainer = observer(function WelcomeContainer() {
  const { stores, nav, storageIsBlocked } = useApp();
  const [isBlocked, setIsBlocked] = useState(storageIsBlocked);
  return (
    <WelcomeScreen
      {...welcomeView(stores, isBlocked)}
      onCreate={() => nav.go('create-password')}
      onBringIn={() => nav.go('create-password', { mode: 'restore' })}
      onOpenBackup={() => nav.go('restore-file')}
      onRetryStorage={() => setIsBlocked(storageIsBlocked())}
    />
  );
});
