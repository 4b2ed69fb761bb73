// The name of a wallet.
import { NAME_MESSAGES } from '../../text/walletMessages.ts';
import type { EditWalletNameEvents, EditWalletNameView } from './EditWalletNameScreen.types.ts';
import { NameForm } from './NameForm.tsx';

/** Renames a wallet (Spec §2, route /settings/edit-wallet-name). */
export function EditWalletNameScreen(props: EditWalletNameView & EditWalletNameEvents) {
  return <NameForm {...props} title={NAME_MESSAGES.walletTitle} taken={NAME_MESSAGES.walletTaken} />;
}
