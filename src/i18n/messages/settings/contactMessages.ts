// Messages about contacts: names for other people's addresses.
import { messages, t } from '../../i18n.ts';

export const CONTACTS_MESSAGES = messages('contact.contacts', {
  title: 'Contacts',
  add: 'Add a contact',
  emptyTitle: 'No contacts yet',
  emptyText: 'Name an address to pick it by name next time. Names stay on this device.',
  search: 'Search by name or address',
  clear: 'Clear search',
  noneFound: 'No matches',
  noneFoundText: 'Try part of a name, or the start of an address.',
  full: 'Your contact list is full. Remove one you don’t need.',
  addressLabel: 'Address',
  save: 'Save contact',
  rename: 'Rename',
  saveName: 'Save name',
  copy: 'Copy address',
  pay: 'Pay',
  remove: 'Remove',
  undo: 'Undo',
  copied: 'Address copied',
  notCopied: 'Couldn’t copy',
  saved: 'Contact saved',
  keepTitle: 'Save this address',
  keep: 'Save as contact',
  nameTaken: 'Another contact already has this name.',
});

export const removedContact = (name: string): string =>
  t('contact.removedContact', '“{name}” was removed', { name });

/** The address is saved already. */
export const alreadyContact = (name: string): string =>
  t('contact.alreadyContact', 'This address is already saved as “{name}”. Saving renames it.', { name });

/** The address is one of ours. */
export const ownAddress = (name: string): string =>
  t('contact.ownAddress', 'This is your account “{name}”. You can always choose it when you pay.', {
    name,
  });
