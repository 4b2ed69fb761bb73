/** JSON forms of pending transfers and coins (JSON has no bigint). */

import { readPaidBill, type SavedBill, saveBill } from '../../domain/dogeconnect/paidBill.ts';
import { type Loadable, lastAtMs, lastValue } from '../../domain/loadable.ts';
import type { ReportedCoin } from '../../domain/tx/coins/applyPending.ts';
import type { PendingInput, PendingOutput, PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { readKoinu } from '../accounts/savedAccounts.ts';
import type { CoinSnapshot } from './CoinCache.ts';

type Written<Valued> = Omit<Valued, 'value'> & { readonly value: string };

/** Amounts are decimal koinu. */
export type SavedTransfer = Omit<PendingTransfer, 'amount' | 'fee' | 'inputs' | 'outputs' | 'bill'> & {
  readonly amount: string;
  readonly fee: string;
  readonly inputs: readonly Written<PendingInput>[];
  readonly outputs: readonly Written<PendingOutput>[];
  readonly bill?: SavedBill;
};

export const saveTransfer = ({ bill, ...transfer }: PendingTransfer): SavedTransfer => ({
  ...transfer,
  ...(bill === undefined ? {} : { bill: saveBill(bill) }),
  amount: transfer.amount.toString(),
  fee: transfer.fee.toString(),
  inputs: transfer.inputs.map((input) => ({ ...input, value: input.value.toString() })),
  outputs: transfer.outputs.map((output) => ({ ...output, value: output.value.toString() })),
});

/**
 * @throws {SyntaxError
 * RangeError}
 */
export const readTransfer = ({ bill, ...saved }: SavedTransfer): PendingTransfer => ({
  ...saved,
  ...(bill === undefined ? {} : { bill: readPaidBill(bill, readKoinu) }),
  amount: readKoinu(saved.amount),
  fee: readKoinu(saved.fee),
  inputs: saved.inputs.map((input) => ({ ...input, value: readKoinu(input.value) })),
  outputs: saved.outputs.map((output) => ({ ...output, value: readKoinu(output.value) })),
});

/** Larger snapshots are not written: the next reading brings the coins anyway. */
const MAX_SAVED_COINS = 1_000;

/** Without the address, which is the snapshot's; earlier versions wrote it with each coin. */
type WrittenCoin = Omit<Written<ReportedCoin>, 'address'> & Partial<Pick<ReportedCoin, 'address'>>;

export type SavedSnapshot = Omit<CoinSnapshot, 'coins'> & {
  readonly coins: readonly WrittenCoin[];
  readonly atMs: number;
};

/** The last snapshot, shown when the app starts offline; null when there is none. */
export function saveSnapshot(snapshot: Loadable<CoinSnapshot>): SavedSnapshot | null {
  const last = lastValue(snapshot);
  const atMs = lastAtMs(snapshot);
  if (last === undefined || atMs === undefined || last.coins.length > MAX_SAVED_COINS) return null;
  const write = ({ address: _same, ...coin }: ReportedCoin) => ({ ...coin, value: coin.value.toString() });
  return { ...last, atMs, coins: last.coins.map(write) };
}

/**
 * Returns a value being refreshed. @throws {SyntaxError
 * RangeError}
 */
export function readSnapshot(saved: SavedSnapshot | null): Loadable<CoinSnapshot> {
  if (saved === null) return { status: 'idle' };
  const { atMs: previousAtMs, coins, ...rest } = saved;
  const { address } = rest;
  const previous = {
    ...rest,
    coins: coins.map((coin) => ({ ...coin, address, value: readKoinu(coin.value) })),
  };
  return { status: 'loading', previous, previousAtMs };
}
