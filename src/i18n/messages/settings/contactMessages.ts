// The sentences of contacts: names for other people's addresses.
import { messages, t } from '../../i18n.ts';

/** The list of contacts. */
export const CONTACTS_MESSAGES = messages('contact.contacts', {
  title: 'Contacts',
  add: 'Add a contact',
  emptyTitle: 'No contacts yet',
  emptyText: 'Give an address a name, and pick it by name the next time you pay. Names stay on this device.',
  search: 'Search by name or address',
  clear: 'Clear the search',
  noneFound: 'Nobody is called that',
  noneFoundText: 'Try part of the name, or the first letters of the address.',
  full: 'No more contacts fit. Remove one that you do not need.',
  addressLabel: 'Address',
  save: 'Save contact',
  rename: 'Rename',
  saveName: 'Save name',
  copy: 'Copy address',
  pay: 'Pay',
  remove: 'Remove',
  undo: 'Undo',
  copied: 'Address copied',
  notCopied: 'The clipboard did not take it.',
  saved: 'Contact saved',
  keepTitle: 'Keep this address',
  keep: 'Save as contact',
  nameTaken: 'Another contact has this name too.',
});

/** The sentence after one was removed. */
export const removedContact = (name: string): string =>
  t('contact.removedContact', '“{name}” was removed', { name });

/** The address is there already. */
export const alreadyContact = (name: string): string =>
  t('contact.alreadyContact', 'This address is “{name}” already. Saving gives it the new name.', { name });

/** The address is one of ours. */
export const ownAddress = (name: string): string =>
  t('contact.ownAddress', 'This is your own account “{name}”. It is always among those you can pay.', {
    name,
  });
