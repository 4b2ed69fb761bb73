// The name of a wallet.
import { NAME_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import { type NameEditing, type NameEditingEvents, NameForm } from '../NameForm.tsx';

export type EditWalletNameView = { readonly status: 'editing' } & NameEditing;

/** Renames a wallet (Spec §2, route /settings/edit-wallet-name). */
export function EditWalletNameScreen(props: EditWalletNameView & NameEditingEvents) {
  return <NameForm {...props} title={NAME_MESSAGES.walletTitle} taken={NAME_MESSAGES.walletTaken} />;
}
