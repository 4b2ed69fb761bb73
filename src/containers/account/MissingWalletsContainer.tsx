/** Missing wallets, and the ways to restore them. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  type MissingWallet,
  type MissingWalletsEvents,
  MissingWalletsScreen,
  type MissingWalletsView,
} from '../../screens/account/MissingWallets/MissingWalletsScreen.tsx';
import type { Keyring } from '../../stores/accounts/Keyring.ts';
import type { KeyringStore } from '../../stores/KeyringStore.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { vaultNoticesOf } from '../vaultNotices.ts';
import { keyringGlance, walletSummary } from '../walletSummaries.ts';

/** A wallet with keys that has all of these addresses. */
function importedAs({ keyrings }: KeyringStore, gone: Keyring): string | null {
  const holds = (one: Keyring) => new Set(one.accounts.map(({ address }) => address));
  const found = keyrings.find(
    (one) => one.type !== 'watch' && gone.accounts.every(({ address }) => holds(one).has(address)),
  );
  return found?.name ?? null;
}

/** @param hasChecked - the host's copy was checked, without result */
export function missingWalletsView({ stores }: AppServices, hasChecked: boolean): MissingWalletsView {
  const { keyrings, accounts, wallets: work, ui } = stores;
  const gone = keyrings.keyrings.filter(({ key }) => keyrings.isMissing(key));
  const wallets = gone.flatMap((keyring): readonly MissingWallet[] => {
    const summary = walletSummary(keyring);
    if (summary === null) return [];
    return [
      { ...summary, balance: keyringGlance(keyring, accounts), importedAs: importedAs(keyrings, keyring) },
    ];
  });
  const notices = vaultNoticesOf(keyrings).filter(({ kind }) => kind !== 'back');
  const unnamed = keyrings.missing.length - gone.length;
  const frame = { wallets, unnamed, notices, isHidden: ui.isBalanceHidden };
  const { state } = work;
  if (state.status === 'working') return { ...frame, status: 'working' };
  if (notices.length === 0) return { ...frame, status: 'none' };
  if (state.status === 'failed') return { ...frame, status: 'failed', fault: state.fault };
  return { ...frame, status: hasChecked ? 'not-found' : 'listed' };
}

/** Checks the host's copy. @returns whether it was read and had nothing */
async function readCopy({ stores, host }: AppServices): Promise<boolean> {
  const isBack = await stores.wallets.takeBack();
  host.haptic(isBack ? 'success' : 'error');
  return !isBack && stores.wallets.state.status === 'idle';
}

/** The screen's events, apart from checking the copy. */
export function missingWalletsEvents(app: AppServices): Omit<MissingWalletsEvents, 'onTakeBack'> {
  const { nav, stores } = app;
  return {
    onImport: () => nav.go('add-keyring'),
    onFromFile: () => nav.go('restore-file'),
    onLeave: (key) => nav.go('switch-keyring', { remove: key }),
    onAccept: () => void stores.wallets.goOnWithout(),
    onDone: () => nav.replace('home'),
  };
}

/** Route /account/missing-wallets. */
export const MissingWalletsContainer = observer(function MissingWalletsContainer() {
  const app = useApp();
  const { wallets } = app.stores;
  const [hasChecked, setChecked] = useState(false);
  useEffect(() => wallets.clear, [wallets]);
  const inspect = async () => {
    setChecked(false);
    setChecked(await readCopy(app));
  };
  return (
    <MissingWalletsScreen
      {...missingWalletsView(app, hasChecked)}
      {...missingWalletsEvents(app)}
      onTakeBack={() => void inspect()}
    />
  );
});
