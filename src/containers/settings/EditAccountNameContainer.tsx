/** Renames an account. Typed text stays here. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { RouteParams } from '../../ports/Navigation.ts';
import {
  EditAccountNameScreen,
  type EditAccountNameView,
} from '../../screens/settings/EditAccountName/EditAccountNameScreen.tsx';
import { type AppServices, useApp } from '../AppContext.tsx';
import { accountSummary } from '../walletSummaries.ts';
import { nameEditing, saveName } from './nameEditing.ts';

/** Null for an unknown account. @param text - null before anything was typed */
export function editAccountNameView(
  { stores: { keyrings } }: AppServices,
  key: string,
  text: string | null,
): EditAccountNameView | null {
  const owned = keyrings.accountOf(key);
  const summary = owned === null ? null : accountSummary(owned.account);
  if (owned === null || summary === null) return null;
  const others = owned.keyring.accounts.filter((other) => other.key !== key);
  return nameEditing(summary, text, others);
}

/** Saves the name and goes back; ignores an invalid name. */
export const saveAccountName = (app: AppServices, key: string, text: string): void =>
  saveName(app, text, (name) => app.stores.wallets.renameAccount(key, name));

/** Route /settings/edit-account-name; an unknown key leads back to the list. */
export const EditAccountNameContainer = observer(function EditAccountNameContainer({
  params: { key = '' },
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { nav } = app;
  const [text, setText] = useState<string | null>(null);
  const view = editAccountNameView(app, key, text);
  const isLost = view === null;
  useEffect(() => {
    if (isLost) nav.replace('switch-account');
  }, [isLost, nav]);
  if (view === null) return null;
  const save = () => saveAccountName(app, key, view.draft.text);
  return <EditAccountNameScreen {...view} onText={setText} onSave={save} />;
});
