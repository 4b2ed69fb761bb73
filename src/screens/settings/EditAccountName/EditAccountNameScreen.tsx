// The name of an account.
import { NAME_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import { type NameEditing, type NameEditingEvents, NameForm } from '../NameForm.tsx';

export type EditAccountNameView = { readonly status: 'editing' } & NameEditing;

/** Renames an account (Spec §2, route /settings/edit-account-name). */
export function EditAccountNameScreen(props: EditAccountNameView & NameEditingEvents) {
  return <NameForm {...props} title={NAME_MESSAGES.accountTitle} taken={NAME_MESSAGES.accountTaken} />;
}
