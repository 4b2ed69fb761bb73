// The sentences of the history as a file.

import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** Exporting the history. */
export const EXPORT_HISTORY_MESSAGES = messages('exportHistory', {
  title: 'Export history',
  text: 'A table for your records or your taxes, with what each transfer was worth at its time.',
  whose: 'Whose history',
  allAccounts: 'All accounts of this wallet',
  make: 'Make the table',
  working: 'Reading your history',
  workingText: 'You can leave this open; stopping loses nothing.',
  cancel: 'Stop',
  madeTitle: 'Your table is ready',
  startedTitle: 'Download started',
  startedText:
    'Check your downloads. Nothing there? Some apps block downloads: share or copy the table instead.',
  sharedTitle: 'Shared',
  sharedText: 'Check that it arrived: Kennel can’t see that from here.',
  privacy: 'It shows your addresses, amounts and notes. Keep it to yourself.',
  save: 'Save the table',
  saveAgain: 'Save again',
  share: 'Share',
  shareFailed: 'It could not be shared here. Save or copy it instead.',
  copy: 'Copy as text',
  done: 'Done',
  emptyTitle: 'Nothing happened yet',
  emptyText: 'As soon as coins arrive or leave, there is a history to export.',
  failedText: 'Nothing was saved. Your history is unharmed.',
  tryAgain: 'Try again',
});

/** `128 rows`. */
export const countRows = (rows: number): string =>
  t('exportHistory.rows', '{rows, plural, one {1 row} other {{number} rows}}', {
    rows,
    number: inCount(rows),
  });

/** `120 of 3,000 transfers`. */
export const describeProgress = (done: number, total: number): string =>
  t('exportHistory.progress', '{done} of {total} transfers', { done: inCount(done), total: inCount(total) });

/** What is missing of the oldest rows. */
export const describeLeftOut = (rows: number) => ({
  title: t('exportHistory.leftOut.title', '{rows} older transfers are not in it', { rows: inCount(rows) }),
  text: t(
    'exportHistory.leftOut.text',
    'Kennel reads the newest {count} of each account. For older ones ask a full node or an explorer.',
    { count: inCount(5000) },
  ),
});

/** Rows whose worth nobody told. */
export const describeUnpriced = (rows: number, all: number) => ({
  title:
    rows === all
      ? t('exportHistory.unpriced.title.noPricesInIt', 'No prices in it')
      : t(
          'exportHistory.unpriced.title.withoutAPrice',
          '{rows, plural, one {1 row without a price} other {{number} rows without a price}}',
          { rows, number: inCount(rows) },
        ),
  text: t(
    'exportHistory.unpriced.text',
    'The server knows no price for that time. Those cells are empty, not zero.',
  ),
});

/** `Worth is told in US Dollar.` @param currency - its name */
export const describeTableCurrency = (currency: string): string =>
  t(
    'exportHistory.tableCurrency',
    'Worth is told in this currency: {currency}. Change it in the preferences.',
    { currency },
  );

/** The headings of the table and the kinds of transfers in it. */
export const TABLE_MESSAGES = messages('exportHistory.table', {
  columns: [
    'Date (UTC)',
    'Type',
    'Amount (DOGE)',
    'Fee (DOGE)',
    'Worth then',
    'Currency',
    'Other address',
    'Contact',
    'Note',
    'Transaction',
    'Confirmations',
    'Account',
  ],
  kinds: { received: 'Received', sent: 'Sent', 'to-self': 'To myself', mined: 'Mined' },
});
