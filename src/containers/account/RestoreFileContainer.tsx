/** Restores wallets from a file. The file's password is passed on and not kept. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import {
  RestoreFileScreen,
  type RestoreFileView,
} from '../../screens/account/RestoreFile/RestoreFileScreen.tsx';
import { RestoreStore } from '../../stores/backup/RestoreStore.ts';
import type { Stores } from '../../stores/createStores.ts';
import { useApp } from '../AppContext.tsx';
import { useGivenField } from '../useGivenField.ts';

export function restoreFileView({ lazy, keyrings, session }: Stores): RestoreFileView {
  const { state: restoring } = lazy.of(RestoreStore);
  const isNew = !session.isUnlocked;
  if (restoring.status !== 'restored') return { isNew, ...restoring };
  const walletNames = restoring.keys.flatMap((key) => keyrings.find(key)?.name ?? []);
  return { isNew, status: 'restored', walletNames, knownCount: restoring.knownCount };
}

/** Route /account/restore-file. A locked vault must be unlocked first: a file never replaces it. */
export const RestoreFileContainer = observer(function RestoreFileContainer() {
  const { stores, nav, host } = useApp();
  const restores = stores.lazy.of(RestoreStore);
  const { session } = stores;
  const isLocked = session.hasVault && !session.isUnlocked;
  useEffect(() => restores.clear, [restores]);
  useEffect(() => {
    if (isLocked) nav.replace('unlock', { to: 'restore-file' });
  }, [isLocked, nav]);
  const restore = async (file: string, password: string) => {
    host.haptic((await restores.restore(file, password)) ? 'success' : 'error');
  };
  const { other, forget, ask } = useGivenField();
  if (isLocked) return null;
  return (
    <RestoreFileScreen
      {...restoreFileView(stores)}
      onRestore={(file, password) => void restore(file, password)}
      other={other}
      onGiven={(text, drop) => void ask('backup', text, drop)}
      onClear={() => {
        forget();
        restores.clear();
      }}
      onOpen={() => nav.replace('home')}
    />
  );
});
