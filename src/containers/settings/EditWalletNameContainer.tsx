/** Renames a wallet. Typed text stays here. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { RouteParams } from '../../ports/Navigation.ts';
import type { EditWalletNameView } from '../../screens/settings/EditWalletName/EditWalletNameScreen.tsx';
import { EditWalletNameScreen } from '../../screens/settings/EditWalletName/EditWalletNameScreen.tsx';
import { type AppServices, useApp } from '../AppContext.tsx';
import { walletSummary } from '../walletSummaries.ts';
import { nameEditing, saveName } from './nameEditing.ts';

/** Null for an unknown wallet. @param text - null before anything was typed */
export function editWalletNameView(
  { stores: { keyrings } }: AppServices,
  key: string,
  text: string | null,
): EditWalletNameView | null {
  const keyring = keyrings.find(key);
  const summary = keyring === null ? null : walletSummary(keyring);
  if (summary === null) return null;
  const others = keyrings.keyrings.filter((other) => other.key !== key);
  return nameEditing(summary, text, others);
}

/** Saves the name and goes back; ignores an invalid name. */
export const saveWalletName = (app: AppServices, key: string, text: string): void =>
  saveName(app, text, (name) => app.stores.keyrings.updateKeyringName(key, name));

/** Route /settings/edit-wallet-name; an unknown key leads back to the list. */
export const EditWalletNameContainer = observer(function EditWalletNameContainer({
  params: { key = '' },
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { nav } = app;
  const [text, setText] = useState<string | null>(null);
  const view = editWalletNameView(app, key, text);
  const isLost = view === null;
  useEffect(() => {
    if (isLost) nav.replace('switch-keyring');
  }, [isLost, nav]);
  if (view === null) return null;
  const save = () => saveWalletName(app, key, view.draft.text);
  return <EditWalletNameScreen {...view} onText={setText} onSave={save} />;
});
