// What history and the detail of a transfer say.
import type { HistoryFilter } from '../domain/tx/findEntries.ts';
import type { NoteTooLong } from '../domain/tx/transferNote.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** The screen of history. */
export const HISTORY_MESSAGES = inLanguage('historyMessages.HISTORY_MESSAGES', {
  title: 'History',
  list: 'Transfers',
  refresh: 'Look again',
  search: 'Search',
  endSearch: 'End the search',
  searchLabel: 'Name, address, note, amount or id',
  clear: 'Clear the search',
  filters: 'Show',
  loading: 'Loading your history',
  loadingMore: 'Loading more',
  more: 'Show more',
  end: 'That is all of it.',
  emptyTitle: 'Nothing has happened yet',
  emptyText: 'The first DOGE that comes in or goes out will stand here.',
  receive: 'Receive DOGE',
  noneTitle: 'Nothing like that',
  noneText: 'No transfer of this account fits. Try another word, or show all of them.',
  showAll: 'Show all',
  missing: 'Older transfers are missing below this.',
  needsAttention: 'Needs a look',
  onItsWay: 'On its way',
});

/** What a filter is called. */
export const nameFilter = inLanguage('historyMessages.nameFilter', (filter: HistoryFilter): string => {
  switch (filter) {
    case 'all':
      return 'All';
    case 'received':
      return 'Received';
    case 'sent':
      return 'Sent';
    case 'open':
      return 'On its way';
    case 'own':
      return 'Own and mined';
  }
});

/** While pages are read for a filter. @param known - transfers looked through so far */
export const searchedThrough = inLanguage(
  'historyMessages.searchedThrough',
  (known: number): string => `Looked through ${inCount(known)} so far`,
);

/** The note beside a transfer. */
export const NOTE_MESSAGES = inLanguage('historyMessages.NOTE_MESSAGES', {
  title: 'Note',
  add: 'Add a note',
  edit: 'Change the note',
  label: 'Only you see it',
  save: 'Save note',
});

/** Why a note is not taken. */
export const describeNoteProblem = inLanguage(
  'historyMessages.describeNoteProblem',
  ({ count, most }: NoteTooLong): string => `${count} characters; ${most} is the most.`,
);

/** The rest of a transfer's detail. */
export const DETAIL_MESSAGES = inLanguage('historyMessages.DETAIL_MESSAGES', {
  explorers: 'See it elsewhere',
  explorersText: 'A block explorer sees which transfer you look at.',
  notOpened: 'The link could not be opened.',
  repeat: 'Send the same again',
  yours: 'yours',
  noAddress: 'no address',
});
