/** Statements of stories: one year of an account. */

import type { NamedAddress } from '../../src/domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../src/domain/amount/FiatPrice.ts';
import { NO_GAP } from '../../src/domain/history/historyGap.ts';
import { changeOf, type Movement } from '../../src/domain/statement/Movement.ts';
import { type AccountMovements, makeStatement } from '../../src/domain/statement/makeStatement.ts';
import type { ShownStatement } from '../../src/screens/wallet/Statement/StatementScreen.types.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { storyTxid } from './history.ts';
import { doge } from './money.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';

/** An account's movement, by default on a day of 2026. */
export function movement(seed: number, given: Partial<Movement> = {}): Movement {
  return {
    txid: storyTxid(seed),
    timeMs: Date.UTC(2026, 0, 3 + seed * 17, 9, 41),
    account: ACCOUNTS.everyday,
    isConfirmed: true,
    received: 0n,
    sent: 0n,
    fee: 0n,
    isShared: false,
    counterparts: [ADDRESSES.friend],
    isToken: false,
    ...given,
  };
}

const out = (seed: number, amount: string, given: Partial<Movement> = {}): Movement =>
  movement(seed, { sent: doge(amount), fee: doge('0.0113'), counterparts: [ADDRESSES.shop], ...given });

const BEFORE = movement(40, { timeMs: Date.UTC(2025, 6, 1), received: doge('1500') });

/** Receipts and payments, oldest first. */
export const MOVEMENTS: readonly Movement[] = [
  BEFORE,
  movement(1, { received: doge('420.69') }),
  out(2, '69'),
  out(5, '0', { counterparts: [] }),
  out(8, '12.5', { counterparts: [ADDRESSES.shop, ADDRESSES.exchange] }),
  out(11, '0.001', { isToken: true, counterparts: [ADDRESSES.vault] }),
  movement(14, { received: doge('10000'), counterparts: [] }),
];

/** All data read of an account. @param movements - oldest first */
export const readOf = (
  movements: readonly Movement[],
  account: NamedAddress = ACCOUNTS.everyday,
  given: Partial<AccountMovements> = {},
): AccountMovements => ({
  account,
  movements: movements.toReversed(),
  balance: movements.reduce((sum, one) => (one.isConfirmed ? sum + changeOf(one) : sum), 0n),
  leftOut: 0,
  gap: NO_GAP,
  ...given,
});

/** A price that rises through the year. */
const priceAt = (timeMs: number): FiatPrice => ({
  currency: 'usd',
  microsPerDoge:
    150_000n + BigInt(Math.max(0, Math.round((timeMs - Date.UTC(2026, 0, 1)) / 500_000_000))) * 1_000n,
  atMs: timeMs,
});

/** The statement of 2026. @param read - one account or several */
export function statementOf(
  read: readonly AccountMovements[] = [readOf(MOVEMENTS)],
  given: Partial<ShownStatement> = {},
): ShownStatement & { readonly status: 'ready' } {
  const statement = makeStatement(read, 2026);
  const prices = given.priceAt ?? priceAt;
  return {
    status: 'ready',
    statement,
    years: [2026, 2025],
    prices: 'ready',
    priceAt: prices,
    openingPrice: prices(statement.fromMs),
    closingPrice: prices(STORY_NOW_MS),
    nameOf: (address) => (address === ADDRESSES.shop ? 'Moon Coffee' : null),
    noteOf: (id) => (id === storyTxid(2) ? 'Beans for the office' : ''),
    atMs: STORY_NOW_MS,
    isHidden: false,
    canPrint: true,
    canShare: true,
    delivery: 'none',
    hasShareFailed: false,
    copied: null,
    ...given,
  };
}
