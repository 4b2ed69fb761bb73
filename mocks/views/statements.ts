/** Statements of stories, made by the real sums. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { changeOf, type MovedTransaction, movementOf } from '../../src/domain/statement/Movement.ts';
import {
  type AccountMovements,
  makeStatement,
  type Statement,
} from '../../src/domain/statement/makeStatement.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import { doge } from './money.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';

const DAY_MS = 86_400_000;
const YEAR = 2026;
const STARTS_MS = Date.UTC(YEAR - 1, 10, 2, 9, 30);

const side = (address: DogeAddress, amount: string) => ({ address, value: doge(amount) as bigint });

/** What came or went on a day. @param day - after the second of November of the year before */
const moved = (day: number, inputs: MovedTransaction['inputs'], outputs: MovedTransaction['outputs']) => ({
  txid: txid((day + 7).toString(16).padStart(2, '0').repeat(32).slice(0, 64)),
  ...{ inputs, outputs, confirmations: 6, timeMs: STARTS_MS + day * DAY_MS },
});

const received = (day: number, amount: string): MovedTransaction =>
  moved(day, [side(ADDRESSES.exchange, '99999999')], [side(ADDRESSES.ours, amount)]);

const sent = (day: number, held: string, paid: string, back: string): MovedTransaction =>
  moved(
    day,
    [side(ADDRESSES.ours, held)],
    [side(ADDRESSES.shop, paid), ...(back === '0' ? [] : [side(ADDRESSES.ours, back)])],
  );

/** Everything that happened to the account. */
const TRANSACTIONS: readonly MovedTransaction[] = [
  received(0, '1250'),
  sent(30, '1250', '249.9', '1000.08'),
  received(80, '41.98765432'),
  sent(140, '1000.08', '420.69', '579.36'),
  moved(200, [side(ADDRESSES.ours, '579.36')], [side(ADDRESSES.ours, '579.33')]),
  received(260, '1132715439.96'),
];

/** An account and what moved in it. */
function movementsOf(
  transactions: readonly MovedTransaction[],
  given: Partial<AccountMovements> = {},
): AccountMovements {
  const account = ACCOUNTS.everyday;
  const movements = transactions.map((transaction) => movementOf(transaction, account, new Set()));
  const balance = movements.reduce((sum, movement) => sum + changeOf(movement), 0n);
  return { account, movements, balance, leftOut: 0, ...given };
}

/** The statement of 2026. @param given - for example transfers that were not read */
export const statementOf = (given: Partial<AccountMovements> = {}): Statement =>
  makeStatement([movementsOf(TRANSACTIONS, given)], YEAR);

/** One of very many movements. */
export const longStatement = (count: number): Statement =>
  makeStatement(
    [movementsOf(Array.from({ length: count }, (_, at) => received(60 + (at % 300), '12.5')))],
    YEAR,
  );

/** A year in which nothing moved, between others. */
export const quietStatement = (): Statement => makeStatement([movementsOf([received(0, '1250')])], YEAR);
