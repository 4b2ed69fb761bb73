/** Removes a wallet. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { REMOVAL_MESSAGES } from '../../i18n/messages/accounts/walletMessages.ts';
import { RemoveKeyringScreen } from '../../screens/account/RemoveKeyring/RemoveKeyringScreen.tsx';
import type { RemoveKeyringView } from '../../screens/account/RemoveKeyring/RemoveKeyringScreen.types.ts';
import type { Keyring } from '../../stores/accounts/Keyring.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { keyringGlance, walletSummary } from '../walletSummaries.ts';

/** Null for one without an account. */
export function removeKeyringView({ stores }: AppServices, keyring: Keyring): RemoveKeyringView | null {
  const { accounts, ui, wallets } = stores;
  const wallet = walletSummary(keyring);
  if (wallet === null) return null;
  const frame = {
    wallet,
    balance: keyringGlance(keyring, accounts),
    backedUpAtMs: keyring.backedUpAtMs,
    isHidden: ui.isBalanceHidden,
  };
  const { state } = wallets;
  if (state.status === 'working') return { ...frame, status: 'removing' };
  if (!wallets.canRemove(keyring.key)) return { ...frame, status: 'last' };
  return state.status === 'failed'
    ? { ...frame, status: 'failed', fault: state.fault }
    : { ...frame, status: 'asking' };
}

/** Removes it and goes back to the list; a failure stays on the screen. */
export async function removeKeyring(
  { stores: { wallets, ui }, nav, host }: AppServices,
  key: string,
): Promise<void> {
  const isRemoved = await wallets.remove(key);
  host.haptic(isRemoved ? 'success' : 'error');
  if (!isRemoved) return;
  ui.toast('success', REMOVAL_MESSAGES.removed);
  nav.back();
}

/** Part of the wallets route. */
export const RemoveKeyringContainer = observer(function RemoveKeyringContainer({
  keyring,
}: {
  readonly keyring: Keyring;
}) {
  const app = useApp();
  const { nav, host, stores } = app;
  const { wallets } = stores;
  useEffect(() => {
    host.haptic('warning');
    return wallets.clear;
  }, [host, wallets]);
  const view = removeKeyringView(app, keyring);
  if (view === null) return null;
  return (
    <RemoveKeyringScreen
      {...view}
      onRemove={() => void removeKeyring(app, keyring.key)}
      onCheckBackup={() => nav.go('check-backup', { key: keyring.key })}
      onAdd={() => nav.go('add-keyring')}
      onDeleteEverything={() => nav.go('delete-everything')}
    />
  );
});
