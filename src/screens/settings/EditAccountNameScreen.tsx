// The name of an account.
import { NAME_MESSAGES } from '../../text/walletMessages.ts';
import type { EditAccountNameEvents, EditAccountNameView } from './EditAccountNameScreen.types.ts';
import { NameForm } from './NameForm.tsx';

/** Renames an account (Spec §2, route /settings/edit-account-name). */
export function EditAccountNameScreen(props: EditAccountNameView & EditAccountNameEvents) {
  return <NameForm {...props} title={NAME_MESSAGES.accountTitle} taken={NAME_MESSAGES.accountTaken} />;
}
