/** The accounts of the current wallet. */
import { observer } from 'mobx-react-lite';
import { pathOfAccount } from '../../domain/keys/keyPath.ts';
import { isSingle } from '../../i18n/messages/accounts/nameWalletKind.ts';
import { ACCOUNTS_MESSAGES } from '../../i18n/messages/accounts/walletMessages.ts';
import { SwitchAccountScreen } from '../../screens/account/SwitchAccount/SwitchAccountScreen.tsx';
import type {
  AccountChoice,
  SwitchAccountEvents,
  SwitchAccountView,
} from '../../screens/account/SwitchAccount/SwitchAccountScreen.types.ts';
import type { Account } from '../../stores/accounts/Account.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { glanceOf, walletSummary } from '../walletSummaries.ts';

/** Null when there is no wallet. */
export function switchAccountView({ stores }: AppServices): SwitchAccountView | null {
  const { keyrings, ui } = stores;
  const wallet = walletSummary(keyrings.current);
  if (wallet === null) return null;
  return {
    status: isSingle(wallet.kind) ? 'single' : 'ready',
    wallet,
    walletCount: keyrings.keyrings.length,
    accounts: keyrings.current.accounts.flatMap((account) => choiceOf(stores, account)),
    isHidden: ui.isBalanceHidden,
  };
}

function choiceOf(
  { keyrings, accounts }: AppServices['stores'],
  account: Account,
): AccountChoice | readonly never[] {
  const { key, address, name } = account;
  if (address === '') return [];
  const { hdPath } = keyrings.current;
  return {
    key,
    name,
    address,
    path: pathOfAccount(hdPath, account.index),
    balance: glanceOf([account], accounts),
    isCurrent: key === accounts.current.key,
  };
}

export function switchAccountEvents({ stores, nav, host }: AppServices): SwitchAccountEvents {
  const { wallets, keyrings, ui } = stores;
  const copy = async (key: string) => {
    const reached = await host.copyText(keyrings.accountOf(key)?.account.address ?? '');
    host.haptic(reached ? 'light' : 'error');
    ui.toast(reached ? 'success' : 'error', reached ? ACCOUNTS_MESSAGES.copied : ACCOUNTS_MESSAGES.notCopied);
  };
  return {
    onChoose: (key) => {
      host.haptic('selection');
      wallets.showAccount(key);
      nav.replace('home');
    },
    onWallets: () => nav.go('switch-keyring'),
    onAdd: () => nav.go('create-account'),
    onRename: (key) => nav.go('edit-account-name', { key }),
    onCopy: (key) => void copy(key),
    onShowKey: (key) => nav.go('export-private-key', { key }),
  };
}

/** Route /account/switch-account. */
export const SwitchAccountContainer = observer(function SwitchAccountContainer() {
  const app = useApp();
  const view = switchAccountView(app);
  return view === null ? null : <SwitchAccountScreen {...view} {...switchAccountEvents(app)} />;
});
