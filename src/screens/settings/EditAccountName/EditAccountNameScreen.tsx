// The name of an account.
import { NAME_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import { NameForm } from '../NameForm.tsx';
import type { NameForm as NameFormView } from '../NameForm.types.ts';

export type EditAccountNameView = { readonly status: 'editing' } & NameFormView;

/** What a person does while renaming an account. */
export interface EditAccountNameEvents {
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
}

/** Renames an account (Spec §2, route /settings/edit-account-name). */
export function EditAccountNameScreen(props: EditAccountNameView & EditAccountNameEvents) {
  return <NameForm {...props} title={NAME_MESSAGES.accountTitle} taken={NAME_MESSAGES.accountTaken} />;
}
