// The name of a wallet.
import { NAME_WORDS } from '../../text/walletWords.ts';
import type { EditWalletNameEvents, EditWalletNameView } from './EditWalletNameScreen.types.ts';
import { NameForm } from './NameForm.tsx';

/** Renames a wallet (Spec §2, route /settings/edit-wallet-name). */
export function EditWalletNameScreen(props: EditWalletNameView & EditWalletNameEvents) {
  return <NameForm {...props} title={NAME_WORDS.walletTitle} taken={NAME_WORDS.walletTaken} />;
}
