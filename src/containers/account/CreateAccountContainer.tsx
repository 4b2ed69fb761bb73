/** Creates an account. Its name stays here until then. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { pathOfAccount } from '../../domain/keys/keyPath.ts';
import { isSingle } from '../../i18n/messages/accounts/nameWalletKind.ts';
import { NEW_ACCOUNT_MESSAGES, suggestAccountName } from '../../i18n/messages/accounts/walletMessages.ts';
import type { CreateAccountView } from '../../screens/account/CreateAccount/CreateAccountScreen.tsx';
import { CreateAccountScreen } from '../../screens/account/CreateAccount/CreateAccountScreen.tsx';
import type { Keyring } from '../../stores/accounts/Keyring.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { readDraft } from '../nameDraft.ts';
import { walletSummary } from '../walletSummaries.ts';

/** The index of the next account. */
export const nextIndex = ({ accounts }: Keyring): number =>
  Math.max(-1, ...accounts.map(({ index }) => index)) + 1;

/** The field's initial text. */
export const suggestedName = (keyring: Keyring): string => suggestAccountName(nextIndex(keyring) + 1);

/** Null when there is no wallet. */
export function createAccountView({ stores }: AppServices, text: string): CreateAccountView | null {
  const { keyrings, wallets } = stores;
  const { current } = keyrings;
  const wallet = walletSummary(current);
  if (wallet === null) return null;
  if (isSingle(wallet.kind)) return { status: 'single', wallet };
  const { draft, name } = readDraft(text);
  const made = {
    wallet,
    draft,
    isTaken: current.accounts.some((account) => account.name === name),
    path: pathOfAccount(current.hdPath, nextIndex(current)),
  };
  const { state } = wallets;
  if (state.status === 'working') return { ...made, status: 'working' };
  if (state.status === 'failed') return { ...made, status: 'failed', fault: state.fault };
  return { ...made, status: 'naming' };
}

/** Creates it, shows it, and goes home; a failure stays on the screen. */
export async function createAccount({ stores, nav, host }: AppServices, text: string): Promise<void> {
  const isMade = await stores.wallets.addAccount(stores.keyrings.current.key, readDraft(text).name);
  host.haptic(isMade ? 'success' : 'error');
  if (!isMade) return;
  stores.ui.toast('success', NEW_ACCOUNT_MESSAGES.made);
  nav.replace('home');
}

/** Route /account/create. */
export const CreateAccountContainer = observer(function CreateAccountContainer() {
  const app = useApp();
  const { keyrings, wallets } = app.stores;
  const [text, setText] = useState(() => suggestedName(keyrings.current));
  useEffect(() => wallets.clear, [wallets]);
  const view = createAccountView(app, text);
  if (view === null) return null;
  return (
    <CreateAccountScreen
      {...view}
      onText={setText}
      onCreate={() => void createAccount(app, text)}
      onAddWallet={() => app.nav.go('add-keyring')}
    />
  );
});
