/** Shared by renaming accounts and wallets. */
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import { NAME_MESSAGES } from '../../i18n/messages/accounts/walletMessages.ts';
import type { NameEditing } from '../../screens/settings/NameForm.tsx';
import type { AppServices } from '../AppContext.tsx';
import { readDraft } from '../nameDraft.ts';

/** @param text - null before anything was typed @param others - names it must differ from */
export function nameEditing(
  summary: NamedAddress,
  text: string | null,
  others: readonly { readonly name: string }[],
): { readonly status: 'editing' } & NameEditing {
  const { draft, name } = readDraft(text ?? summary.name);
  return {
    status: 'editing',
    draft,
    address: summary.address,
    preview: name ?? summary.name,
    isUnchanged: name === summary.name,
    isTaken: others.some((other) => other.name === name),
  };
}

/** Saves the name and goes back; ignores an invalid name. */
export function saveName(
  { stores: { ui }, nav, host }: AppServices,
  text: string,
  keep: (name: PersonalName) => void,
): void {
  const { name } = readDraft(text);
  if (name === null) return;
  keep(name);
  host.haptic('success');
  ui.toast('success', NAME_MESSAGES.saved);
  nav.back();
}
