/** The name of an account, over the stores. What is typed lives here. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { RouteParams } from '../../ports/Navigation.ts';
import { EditAccountNameScreen } from '../../screens/settings/EditAccountNameScreen.tsx';
import type { EditAccountNameView } from '../../screens/settings/EditAccountNameScreen.types.ts';
import { NAME_WORDS } from '../../text/walletWords.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { accountFace } from '../faces.ts';
import { readDraft } from '../nameDraft.ts';

/** What renaming shows; null for an account that is not there. @param text - null before anything was typed */
export function editAccountNameView(
  { stores: { keyrings } }: AppServices,
  key: string,
  text: string | null,
): EditAccountNameView | null {
  const owned = keyrings.accountOf(key);
  const face = owned === null ? null : accountFace(owned.account);
  if (owned === null || face === null) return null;
  const { draft, name } = readDraft(text ?? face.name);
  const others = owned.keyring.accounts.filter((other) => other.key !== key);
  return {
    status: 'editing',
    draft,
    address: face.address,
    preview: name ?? face.name,
    isUnchanged: name === face.name,
    isTaken: others.some(({ alianName }) => alianName === name),
  };
}

/** Keeps the name and goes back; what is no name changes nothing. */
export function saveAccountName(
  { stores: { wallets, ui }, nav, host }: AppServices,
  key: string,
  text: string,
): void {
  const { name } = readDraft(text);
  if (name === null) return;
  wallets.renameAccount(key, name);
  host.haptic('success');
  ui.toast('success', NAME_WORDS.saved);
  nav.back();
}

/** Route /settings/edit-account-name; a key that names nothing leads back to the list. */
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
