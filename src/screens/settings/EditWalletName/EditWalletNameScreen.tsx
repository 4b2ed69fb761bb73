// The name of a wallet.
import { NAME_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import { NameForm } from '../NameForm.tsx';
import type { NameForm as NameFormView } from '../NameForm.types.ts';

export type EditWalletNameView = { readonly status: 'editing' } & NameFormView;

/** What a person does while renaming a wallet. */
export interface EditWalletNameEvents {
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
}

/** Renames a wallet (Spec §2, route /settings/edit-wallet-name). */
export function EditWalletNameScreen(props: EditWalletNameView & EditWalletNameEvents) {
  return <NameForm {...props} title={NAME_MESSAGES.walletTitle} taken={NAME_MESSAGES.walletTaken} />;
}
