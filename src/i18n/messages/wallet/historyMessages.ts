// What history and the detail of a transfer say.
import type { HistoryFilter } from '../../../domain/history/filterHistory.ts';
import type { NoteTooLong } from '../../../domain/tx/transferNote.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** The screen of history. */
export const HISTORY_MESSAGES = messages('history', {
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
export function nameFilter(filter: HistoryFilter): string {
  switch (filter) {
    case 'all':
      return t('history.filter.all', 'All');
    case 'received':
      return t('history.filter.received', 'Received');
    case 'sent':
      return t('history.filter.sent', 'Sent');
    case 'open':
      return t('history.filter.open', 'On its way');
    case 'own':
      return t('history.filter.own', 'Own and mined');
  }
}

/** While pages are read for a filter. @param known - transfers looked through so far */
export const searchedThrough = (known: number): string =>
  t('history.searchedThrough', 'Looked through {known} so far', { known: inCount(known) });

/** The note beside a transfer. */
export const NOTE_MESSAGES = messages('history.note', {
  title: 'Note',
  add: 'Add a note',
  edit: 'Change the note',
  label: 'Only you see it',
  save: 'Save note',
});

/** Why a note is not taken. */
export const describeNoteProblem = ({ count, most }: NoteTooLong): string =>
  t('history.noteProblem', '{count} characters; {most} is the most.', {
    count: inCount(count),
    most: inCount(most),
  });

/** The rest of a transfer's detail. */
export const DETAIL_MESSAGES = messages('history.detail', {
  explorers: 'See it elsewhere',
  explorersText: 'A block explorer sees which transfer you look at.',
  notOpened: 'The link could not be opened.',
  repeat: 'Send the same again',
  yours: 'yours',
  noAddress: 'no address',
});
