/** Bringing wallets back from a file, over the stores. The file's password passes through and stays nowhere. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RestoreFileScreen } from '../../screens/account/RestoreFileScreen.tsx';
import type { RestoreFileView } from '../../screens/account/RestoreFileScreen.types.ts';
import { BackupStore } from '../../stores/BackupStore.ts';
import type { Stores } from '../../stores/createStores.ts';
import { useApp } from '../AppContext.tsx';

export function restoreFileView({ lazy, keyrings, session }: Stores): RestoreFileView {
  const { restoring } = lazy.of(BackupStore);
  const isNew = !session.isUnlocked;
  if (restoring.status !== 'restored') return { isNew, ...restoring };
  const walletNames = restoring.keys.flatMap((key) => keyrings.find(key)?.alianName ?? []);
  return { isNew, status: 'restored', walletNames, knownCount: restoring.knownCount };
}

/** Route /account/restore-file. Where a vault is locked, it is unlocked first: a file never replaces it. */
export const RestoreFileContainer = observer(function RestoreFileContainer() {
  const { stores, nav, host } = useApp();
  const backups = stores.lazy.of(BackupStore);
  const { session } = stores;
  const isLocked = session.hasVault && !session.isUnlocked;
  useEffect(() => backups.clearRestoring, [backups]);
  useEffect(() => {
    if (isLocked) nav.replace('unlock', { to: 'restore-file' });
  }, [isLocked, nav]);
  const restore = async (file: string, password: string) => {
    host.haptic((await backups.restore(file, password)) ? 'success' : 'error');
  };
  if (isLocked) return null;
  return (
    <RestoreFileScreen
      {...restoreFileView(stores)}
      onRestore={(file, password) => void restore(file, password)}
      onClear={backups.clearRestoring}
      onOpen={() => nav.replace('home')}
    />
  );
});
