/** The list of wallets; with the `remove` parameter, the removal of one. */
import { observer } from 'mobx-react-lite';
import type { RouteParams } from '../../ports/Navigation.ts';
import { SwitchKeyringScreen } from '../../screens/account/SwitchKeyring/SwitchKeyringScreen.tsx';
import type {
  SwitchKeyringEvents,
  SwitchKeyringView,
} from '../../screens/account/SwitchKeyring/SwitchKeyringScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { keyringGlance, walletSummary } from '../walletSummaries.ts';
import { RemoveKeyringContainer } from './RemoveKeyringContainer.tsx';

export function switchKeyringView({ stores }: AppServices): SwitchKeyringView {
  const { keyrings, accounts, ui } = stores;
  const wallets = keyrings.keyrings.flatMap((keyring) => {
    const summary = walletSummary(keyring);
    if (summary === null) return [];
    return {
      ...summary,
      accounts: keyring.accounts.length,
      balance: keyringGlance(keyring, accounts),
      isCurrent: keyring.key === keyrings.current.key,
      isMissing: keyrings.isMissing(keyring.key),
      backedUpAtMs: keyring.backedUpAtMs,
    };
  });
  return { status: 'ready', wallets, isHidden: ui.isBalanceHidden };
}

export function switchKeyringEvents({ stores, nav, host }: AppServices): SwitchKeyringEvents {
  const { keyrings } = stores;
  return {
    onChoose: (key) => {
      host.haptic('selection');
      keyrings.select(key);
      nav.replace('home');
    },
    onAdd: () => nav.go('add-keyring'),
    onRename: (key) => nav.go('edit-wallet-name', { key }),
    onShowSecret: (key) => {
      const keyring = keyrings.find(key);
      if (keyring === null) return;
      if (keyring.origin !== 'private-key') nav.go('export-mnemonics', { key });
      else nav.go('export-private-key', { key: keyring.accounts[0]?.key ?? '' });
    },
    onCheckBackup: (key) => nav.go('check-backup', { key }),
    onMove: (key, position) => {
      host.haptic('selection');
      keyrings.move(key, position);
    },
    onRemove: (key) => nav.go('switch-keyring', { remove: key }),
  };
}

/** Route /account/switch-keyring. */
export const SwitchKeyringContainer = observer(function SwitchKeyringContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const removed = params.remove === undefined ? null : app.stores.keyrings.find(params.remove);
  if (removed !== null) return <RemoveKeyringContainer keyring={removed} />;
  return <SwitchKeyringScreen {...switchKeyringView(app)} {...switchKeyringEvents(app)} />;
});
