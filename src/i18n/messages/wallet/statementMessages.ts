// Messages of the yearly statement.
import { hasGap } from '../../../domain/history/historyGap.ts';
import type { Statement, StatementUnknowns } from '../../../domain/statement/makeStatement.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';
import { describeGap } from './gapMessages.ts';

export const STATEMENT_MESSAGES = messages('statement', {
  title: 'Statement',
  text: 'A year on one page: balances, everything that moved, and what it was worth then.',
  whose: 'Accounts',
  allAccounts: 'All accounts in this wallet',
  make: 'Create statement',
  working: 'Loading your history',
  workingText: 'You can leave this open. Stopping loses nothing.',
  cancel: 'Stop',
  emptyTitle: 'No activity yet',
  emptyText: 'Once a transfer is in a block, you can make a statement.',
  failedText: 'Nothing was made. Your history is safe.',
  tryAgain: 'Try again',
  year: 'Year',
  account: 'Account',
  accounts: 'Accounts',
  period: 'Period',
  made: 'Created',
  opening: 'Opening balance',
  received: 'Received',
  sent: 'Sent',
  fees: 'Network fees',
  closing: 'Closing balance',
  none: 'Nothing moved in this year.',
  self: 'To self',
  token: 'Token transfer',
  fee: 'Fee',
  price: 'Price',
  worth: 'Value then',
  unknown: 'unknown',
  loading: 'loading',
  noPrice: 'Price unknown',
  priceLoading: 'Loading prices',
  noPrices: 'Couldn’t load prices',
  noPricesText: 'Values are shown as unknown, not as zero.',
  retry: 'Try again',
  note: 'Note',
  more: 'Show all',
  unknowns: 'What this doesn’t know',
  tokensAside: 'Tokens and inscriptions aren’t part of it, nor is their worth.',
  utc: 'All times are UTC. Amounts are in DOGE. It’s made from what a server reports.',
  hidden: 'Amounts are hidden. Show them on the home screen first; the saved table has them.',
  print: 'Print',
  save: 'Save table (CSV)',
  share: 'Share table',
  copy: 'Copy table',
  started: 'Download started. Nothing there? Share or copy the table instead.',
  shareFailed: 'Couldn’t share here. Save or copy it instead.',
});

/** `2026-01-01 to 2026-12-31, UTC`. @param year - four digits */
export const describePeriod = (year: number): string =>
  t('statement.period.year', '{year}-01-01 to {year}-12-31, UTC', { year: String(year) });

/** `128 movements`. */
export const countMovements = (count: number): string =>
  t('statement.count', '{count, plural, one {1 movement} other {{number} movements}}', {
    count,
    number: inCount(count),
  });

/** Limitations of the figures, one sentence each. */
function describeDoubts({ leftOut, isYearCut, difference }: StatementUnknowns): readonly string[] {
  const said: string[] = [];
  if (difference !== 0n)
    said.push(
      difference > 0n
        ? t(
            'statement.unknown.more',
            'The history doesn’t add up: the server reports {amount} more than it explains.',
            { amount: inDoge(difference) },
          )
        : t(
            'statement.unknown.less',
            'The history doesn’t add up: the server reports {amount} less than it explains.',
            { amount: inDoge(-difference) },
          ),
    );
  if (leftOut > 0)
    said.push(
      t(
        'statement.unknown.leftOut',
        '{count, plural, one {1 older transfer wasn’t loaded. The opening balance is worked out from today’s.} other {{number} older transfers weren’t loaded. The opening balance is worked out from today’s.}}',
        { count: leftOut, number: inCount(leftOut) },
      ),
    );
  if (isYearCut) said.push(t('statement.unknown.cut', 'Some of them may belong to this year.'));
  return said;
}

/** The table's notes on everything it lacks. */
export function describeStatementLacks({ gap, unknown }: Statement): readonly string[] {
  const doubts = describeDoubts(unknown);
  if (!hasGap(gap)) return doubts;
  const { title, text } = describeGap(gap);
  return [`${title}. ${text}`, ...doubts];
}

/** What is unknown, one sentence each. @param unpriced - number of values without a known price */
export function describeUnknowns(unknown: StatementUnknowns, unpriced: number): readonly string[] {
  const { pending, tokens, shared } = unknown;
  const said: string[] = [...describeDoubts(unknown)];
  if (pending > 0)
    said.push(
      t(
        'statement.unknown.pending',
        '{count, plural, one {1 transfer is unconfirmed and isn’t included.} other {{number} transfers are unconfirmed and aren’t included.}}',
        { count: pending, number: inCount(pending) },
      ),
    );
  if (tokens > 0)
    said.push(
      t(
        'statement.unknown.tokens',
        '{count, plural, one {1 movement carries tokens. Only its DOGE counts.} other {{number} movements carry tokens. Only their DOGE counts.}}',
        { count: tokens, number: inCount(tokens) },
      ),
    );
  if (shared > 0)
    said.push(
      t(
        'statement.unknown.shared',
        '{count, plural, one {1 transfer was paid together with others. Its fee is within the amount.} other {{number} transfers were paid together with others. Their fees are within the amounts.}}',
        { count: shared, number: inCount(shared) },
      ),
    );
  if (unpriced > 0)
    said.push(
      t(
        'statement.unknown.prices',
        '{count, plural, one {1 price is unknown to the server.} other {{number} prices are unknown to the server.}}',
        { count: unpriced, number: inCount(unpriced) },
      ),
    );
  return said;
}

/** `−1.5`, `41.98`: of either sign. */
export const signedDoge = (amount: bigint): string =>
  amount < 0n ? `\u2212${bareDoge(-amount)}` : bareDoge(amount);

export const STATEMENT_TABLE_MESSAGES = messages('statement.table', {
  columns: [
    'Date (UTC)',
    'Type',
    'In (DOGE)',
    'Out (DOGE)',
    'Fee (DOGE)',
    'Balance (DOGE)',
    'Price then',
    'Value then',
    'Currency',
    'Other address',
    'Name',
    'Note',
    'Transaction',
    'Account',
  ],
  opening: 'Opening balance',
  closing: 'Closing balance',
  received: 'Received',
  sent: 'Sent',
  self: 'To self',
  token: 'Token transfer',
  total: 'Total',
  unknown: 'unknown',
  incomplete: 'Incomplete',
});
