// Messages of the history and a transfer's detail.
import type { HistoryFilter } from '../../../domain/history/filterHistory.ts';
import type { NoteTooLong } from '../../../domain/tx/transferNote.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const HISTORY_MESSAGES = messages('history', {
  title: 'History',
  list: 'Transfers',
  refresh: 'Refresh',
  search: 'Search',
  endSearch: 'Close search',
  searchLabel: 'Name, address, note, amount or ID',
  clear: 'Clear search',
  filters: 'Show',
  loading: 'Loading your history',
  loadingMore: 'Loading more',
  more: 'Show more',
  end: 'No more activity',
  emptyTitle: 'No activity yet',
  emptyText: 'Your transfers will appear here.',
  receive: 'Receive DOGE',
  noneTitle: 'No matches',
  noneText: 'No transfer matches. Try another word, or show all.',
  showAll: 'Show all',
  missing: 'Older transfers are missing below.',
  needsAttention: 'Needs attention',
  onItsWay: 'Pending',
});

export function nameFilter(filter: HistoryFilter): string {
  switch (filter) {
    case 'all':
      return t('history.filter.all', 'All');
    case 'received':
      return t('history.filter.received', 'Received');
    case 'sent':
      return t('history.filter.sent', 'Sent');
    case 'open':
      return t('history.filter.open', 'Pending');
    case 'own':
      return t('history.filter.own', 'Internal & mined');
  }
}

/** While pages are loaded for a filter. @param known - number of transfers searched so far */
export const searchedThrough = (known: number): string =>
  t('history.searchedThrough', 'Searched {known} so far', { known: inCount(known) });

export const NOTE_MESSAGES = messages('history.note', {
  title: 'Note',
  add: 'Add a note',
  edit: 'Edit note',
  label: 'Only visible to you',
  save: 'Save note',
});

export const describeNoteProblem = ({ count, most }: NoteTooLong): string =>
  t('history.noteProblem', '{count} characters; the maximum is {most}.', {
    count: inCount(count),
    most: inCount(most),
  });

export const DETAIL_MESSAGES = messages('history.detail', {
  explorers: 'View in explorer',
  explorersText: 'The explorer can see which transfer you view.',
  repeat: 'Send again',
  yours: 'yours',
  noAddress: 'no address',
});
