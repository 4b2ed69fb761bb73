// Messages about exporting the history as a file.

import { type HistoryGap, hasGap } from '../../../domain/history/historyGap.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';
import { describeGap } from '../wallet/gapMessages.ts';

export const EXPORT_HISTORY_MESSAGES = messages('exportHistory', {
  title: 'Export history',
  text: 'A table for your records or taxes, with the value of each transfer at the time.',
  whose: 'Accounts',
  allAccounts: 'All accounts in this wallet',
  make: 'Create table',
  working: 'Loading your history',
  workingText: 'You can leave this open. Stopping loses nothing.',
  cancel: 'Stop',
  madeTitle: 'Your table is ready',
  startedTitle: 'Download started',
  startedText:
    'Check your downloads. Nothing there? Some apps block downloads: share or copy the table instead.',
  sharedTitle: 'Shared',
  sharedText: 'Check that it arrived: Kennel can’t see that from here.',
  privacy: 'It contains your addresses, amounts and notes. Keep it private.',
  save: 'Save table',
  saveAgain: 'Save again',
  share: 'Share',
  shareFailed: 'Couldn’t share here. Save or copy it instead.',
  copy: 'Copy as text',
  done: 'Done',
  emptyTitle: 'No activity yet',
  emptyText: 'Once you receive or send coins, you can export your history.',
  failedText: 'Nothing was saved. Your history is safe.',
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

/** Older rows that are missing. */
export const describeLeftOut = (rows: number) => ({
  title: t('exportHistory.leftOut.title', '{rows} older transfers aren’t included', { rows: inCount(rows) }),
  text: t(
    'exportHistory.leftOut.text',
    'Kennel loads the newest {count} of each account. For older ones, use a full node or an explorer.',
    { count: inCount(5000) },
  ),
});

const inOneLine = ({ title, text }: TitledMessage): string => `${title}. ${text}`;

/** The table's own note on everything it lacks. */
export const describeLack = ({
  leftOut,
  gap,
}: {
  readonly leftOut: number;
  readonly gap: HistoryGap;
}): readonly string[] => [
  ...(hasGap(gap) ? [inOneLine(describeGap(gap))] : []),
  ...(leftOut > 0 ? [inOneLine(describeLeftOut(leftOut))] : []),
];

/** Rows without a known price. */
export const describeUnpriced = (rows: number, all: number) => ({
  title:
    rows === all
      ? t('exportHistory.unpriced.title.noPricesInIt', 'No prices included')
      : t(
          'exportHistory.unpriced.title.withoutAPrice',
          '{rows, plural, one {1 row without a price} other {{number} rows without a price}}',
          { rows, number: inCount(rows) },
        ),
  text: t(
    'exportHistory.unpriced.text',
    'The server has no price for that time. Those cells are empty, not zero.',
  ),
});

/** `Values are in USD. …` @param currency - ISO 4217, lower case */
export const describeTableCurrency = (currency: string): string =>
  t('exportHistory.tableCurrency', 'Values are in {currency}. You can change the currency in preferences.', {
    currency: currency.toUpperCase(),
  });

/** The column titles, and the kinds of transfers. */
export const TABLE_MESSAGES = messages('exportHistory.table', {
  columns: [
    'Date (UTC)',
    'Type',
    'Amount (DOGE)',
    'Fee (DOGE)',
    'Value then',
    'Currency',
    'Other address',
    'Contact',
    'Note',
    'Transaction',
    'Confirmations',
    'Account',
  ],
  kinds: { received: 'Received', sent: 'Sent', 'to-self': 'To self', mined: 'Mined' },
  incomplete: 'Incomplete',
});
