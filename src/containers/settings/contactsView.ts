/** The view and events of the contacts screen. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { withoutSpaces } from '../../domain/text/plainText.ts';
import { CONTACTS_MESSAGES as MESSAGES } from '../../i18n/messages/settings/contactMessages.ts';
import type {
  ContactDraft,
  ContactsEvents,
  ContactsView,
} from '../../screens/settings/Contacts/ContactsScreen.types.ts';
import type { Contact } from '../../stores/contacts/ContactsStore.ts';
import { readRecipient } from '../../stores/send/readDraft.ts';
import type { AppServices } from '../AppContext.tsx';
import { ownAccounts } from '../knownAddresses.ts';
import { readDraft } from '../nameDraft.ts';
import { type CodeState, codeEvents, inspectPasted, NO_CODE } from '../sendForm.ts';

/** A contact being edited, as typed. */
export interface ContactTyping {
  readonly kind: 'add' | 'rename';
  readonly addressText: string;
  readonly name: string;
  readonly code: CodeState;
}

/** State kept by the screen itself. */
export interface ContactsMemory {
  /** null while none is edited */
  readonly typing: ContactTyping | null;
  /** the one just removed, for undo */
  readonly removed: Contact | null;
}

export const NO_MEMORY: ContactsMemory = { typing: null, removed: null };

const BLANK: ContactTyping = { kind: 'add', addressText: '', name: '', code: NO_CODE };

function draftOf({ stores, network }: AppServices, typing: ContactTyping): ContactDraft {
  const { contacts, tx } = stores;
  const { kind, addressText, code } = typing;
  const reading = { rules: tx.rules.get(), network, commitAddresses: tx.commits.addresses };
  const { address, problem } = readRecipient(addressText, reading);
  const { draft, name } = readDraft(typing.name);
  // watched addresses may be contacts, too
  const accounts = ownAccounts(stores).filter(({ isWatched }) => isWatched !== true);
  const own = accounts.find((account) => account.address === address)?.name ?? null;
  const others = contacts.list.filter((contact) => contact.address !== address);
  return {
    kind,
    addressText,
    address,
    problem,
    own,
    name: draft,
    called: kind === 'add' && address !== null ? contacts.nameOf(address) : null,
    isTaken: others.some((contact) => contact.name === name),
    isReadingCode: code.isReading,
    codeProblem: code.problem,
    canSave: address !== null && name !== null && own === null,
  };
}

export function contactsView(app: AppServices, { typing, removed }: ContactsMemory): ContactsView {
  const { list, isFull } = app.stores.contacts;
  const frame = {
    isFull,
    removed: removed?.name ?? null,
    draft: typing === null ? null : draftOf(app, typing),
  };
  return list.length === 0 ? { ...frame, status: 'empty' } : { ...frame, status: 'ready', contacts: list };
}

/** @param remember - changes the screen's state */
export function contactsEvents(
  app: AppServices,
  { typing, removed }: ContactsMemory,
  remember: (change: (before: ContactsMemory) => ContactsMemory) => void,
): ContactsEvents {
  const { stores, host, nav } = app;
  const { contacts, ui, tx, isCold } = stores;
  const write = (part: Partial<ContactTyping>) =>
    remember((before) => ({ ...before, typing: { ...(before.typing ?? BLANK), ...part } }));
  const leave = () => remember((before) => ({ ...before, typing: null }));
  const setAddress = (addressText: string) =>
    write({ addressText: addressIn(app, addressText), code: NO_CODE });
  // the text may have changed while it was read; a secret has been removed from the field by then
  const writeIfHeld = (text: string, part: Partial<ContactTyping>) =>
    remember((before) => {
      const held = withoutSpaces(before.typing?.addressText ?? '');
      const isHeld = held === '' || held === withoutSpaces(text);
      return before.typing !== null && isHeld ? { ...before, typing: { ...before.typing, ...part } } : before;
    });
  const onPasted = (text: string) =>
    void inspectPasted(app, text, {
      held: () => text,
      take: (found) => writeIfHeld(text, { addressText: found, code: NO_CODE }),
      onState: (code) => writeIfHeld(text, { code }),
    });
  const paste = async () => {
    const text = await host.readClipboard();
    if (text === null) return;
    setAddress(text);
    onPasted(text);
  };
  const copy = async (address: DogeAddress) => {
    const reached = await host.copyText(address);
    host.haptic(reached ? 'light' : 'error');
    ui.toast(reached ? 'success' : 'error', reached ? MESSAGES.copied : MESSAGES.notCopied);
  };
  const save = () => {
    const draft = typing && draftOf(app, typing);
    const { name } = readDraft(typing?.name ?? '');
    if (!draft?.canSave || draft.address === null || name === null) return;
    contacts.add(draft.address, name);
    host.haptic('success');
    leave();
  };
  return {
    onAdd: () => write(BLANK),
    onRename: (address) =>
      write({ ...BLANK, kind: 'rename', addressText: address, name: contacts.nameOf(address) ?? '' }),
    onAddressText: setAddress,
    onPasted,
    onPaste: host.canReadClipboard ? () => void paste() : null,
    ...codeEvents(app, (code) => write({ code }), setAddress),
    onNameText: (name) => write({ name }),
    onSave: save,
    onLeave: leave,
    onRemove: (address) => {
      const gone = contacts.find(address);
      contacts.remove(address);
      remember((before) => ({ ...before, removed: gone }));
    },
    onUndo: () => {
      if (removed !== null) contacts.putBack(removed);
      remember((before) => ({ ...before, removed: null }));
    },
    onCopy: (address) => void copy(address),
    onPay: isCold
      ? undefined
      : (address) => {
          tx.draft.pick(address);
          nav.go('tx-create');
        },
  };
}

/** The address of a payment link that has one; other text unchanged. */
function addressIn({ stores, network }: AppServices, text: string): string {
  const { rules, commits } = stores.tx;
  const reading = { rules: rules.get(), network, commitAddresses: commits.addresses };
  return readRecipient(text, reading).link?.address ?? text;
}
