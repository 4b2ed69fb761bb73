// The sentences of the history as a file.
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** Exporting the history. */
export const EXPORT_HISTORY_MESSAGES = inLanguage('exportHistoryMessages.EXPORT_HISTORY_MESSAGES', {
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
export const countRows = inLanguage('exportHistoryMessages.countRows', (rows: number): string =>
  rows === 1 ? '1 row' : `${inCount(rows)} rows`,
);

/** `120 of 3,000 transfers`. */
export const describeProgress = inLanguage(
  'exportHistoryMessages.describeProgress',
  (done: number, total: number): string => `${inCount(done)} of ${inCount(total)} transfers`,
);

/** What is missing of the oldest rows. */
export const describeLeftOut = inLanguage('exportHistoryMessages.describeLeftOut', (rows: number) => ({
  title: `${inCount(rows)} older transfers are not in it`,
  text: 'Kennel reads the newest 5,000 of each account. For older ones ask a full node or an explorer.',
}));

/** Rows whose worth nobody told. */
export const describeUnpriced = inLanguage(
  'exportHistoryMessages.describeUnpriced',
  (rows: number, all: number) => ({
    title: rows === all ? 'No prices in it' : `${countRows(rows)} without a price`,
    text: 'The server knows no price for that time. Those cells are empty, not zero.',
  }),
);

/** `Worth is told in US Dollar.` @param currency - its name */
export const describeTableCurrency = inLanguage(
  'exportHistoryMessages.describeTableCurrency',
  (currency: string): string => `Worth is told in this currency: ${currency}. Change it in the preferences.`,
);

/** The headings of the table and the kinds of transfers in it. */
export const TABLE_MESSAGES = inLanguage('exportHistoryMessages.TABLE_MESSAGES', {
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
