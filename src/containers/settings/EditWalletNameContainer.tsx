/** The name of a wallet, over the stores. What is typed lives here. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { RouteParams } from '../../ports/Navigation.ts';
import { EditWalletNameScreen } from '../../screens/settings/EditWalletNameScreen.tsx';
import type { EditWalletNameView } from '../../screens/settings/EditWalletNameScreen.types.ts';
import { NAME_WORDS } from '../../text/walletWords.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { readDraft } from '../nameDraft.ts';
import { walletFace } from '../walletFaces.ts';

/** What renaming shows; null for a wallet that is not there. @param text - null before anything was typed */
export function editWalletNameView(
  { stores: { keyrings } }: AppServices,
  key: string,
  text: string | null,
): EditWalletNameView | null {
  const keyring = keyrings.find(key);
  const face = keyring === null ? null : walletFace(keyring);
  if (face === null) return null;
  const { draft, name } = readDraft(text ?? face.name);
  return {
    status: 'editing',
    draft,
    address: face.address,
    preview: name ?? face.name,
    isUnchanged: name === face.name,
    isTaken: keyrings.keyrings.some((other) => other.key !== key && other.alianName === name),
  };
}

/** Keeps the name and goes back; what is no name changes nothing. */
export function saveWalletName(
  { stores: { keyrings, ui }, nav, host }: AppServices,
  key: string,
  text: string,
): void {
  const { name } = readDraft(text);
  if (name === null) return;
  keyrings.updateKeyringName(key, name);
  host.haptic('success');
  ui.toast('success', NAME_WORDS.saved);
  nav.back();
}

/** Route /settings/edit-wallet-name; a key that names nothing leads back to the list. */
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
