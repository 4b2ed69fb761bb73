/** How accounts, keyrings and pending transfers are written as JSON, which knows no bigint. */
import { koinu } from '../domain/amount/Koinu.ts';
import type { ReportedCoin } from '../domain/tx/applyPending.ts';
import type { PendingInput, PendingOutput, PendingTransfer } from '../domain/tx/PendingTransfer.ts';
import { type Account, EMPTY_ACCOUNT } from './AccountStore.ts';
import { EMPTY_KEYRING, type Keyring } from './keyrings/Keyring.ts';
import { type Loadable, lastAtMs, lastValue } from './loadable.ts';
import type { CoinSnapshot } from './tx/CoinCache.ts';

/** An account as written: the balance is decimal koinu. */
export type SavedAccount = Omit<Account, 'balance'> & { readonly balance: string };

/** A keyring as written. */
export type SavedKeyring = Omit<Keyring, 'accounts'> & { readonly accounts: readonly SavedAccount[] };

type Written<Valued> = Omit<Valued, 'value'> & { readonly value: string };

/** A pending transfer as written: amounts are decimal koinu. */
export type SavedTransfer = Omit<PendingTransfer, 'amount' | 'fee' | 'inputs' | 'outputs'> & {
  readonly amount: string;
  readonly fee: string;
  readonly inputs: readonly Written<PendingInput>[];
  readonly outputs: readonly Written<PendingOutput>[];
};

/** @throws {SyntaxError | RangeError} when the text is not an amount */
const read = (text: string) => koinu(BigInt(text));

/** Writes an account; secrets have no field here. */
export const saveAccount = (account: Account): SavedAccount => ({
  ...account,
  balance: account.balance.toString(),
});

/** Reads an account; one of an older version lacks fields. @throws {SyntaxError | RangeError} when its balance is not an amount */
export const readAccount = (saved: SavedAccount): Account => ({
  ...EMPTY_ACCOUNT,
  ...saved,
  balance: read(saved.balance),
});

/** Writes a keyring. */
export const saveKeyring = (keyring: Keyring): SavedKeyring => ({
  ...keyring,
  accounts: keyring.accounts.map(saveAccount),
});

/** Reads a keyring; one of an older version lacks fields. @throws {SyntaxError | RangeError} */
export const readKeyring = (saved: SavedKeyring): Keyring => ({
  ...EMPTY_KEYRING,
  ...saved,
  accounts: saved.accounts.map(readAccount),
});

/** Writes a pending transfer. */
export const saveTransfer = (transfer: PendingTransfer): SavedTransfer => ({
  ...transfer,
  amount: transfer.amount.toString(),
  fee: transfer.fee.toString(),
  inputs: transfer.inputs.map((input) => ({ ...input, value: input.value.toString() })),
  outputs: transfer.outputs.map((output) => ({ ...output, value: output.value.toString() })),
});

/** Reads a pending transfer. @throws {SyntaxError | RangeError} */
export const readTransfer = (saved: SavedTransfer): PendingTransfer => ({
  ...saved,
  amount: read(saved.amount),
  fee: read(saved.fee),
  inputs: saved.inputs.map((input) => ({ ...input, value: read(input.value) })),
  outputs: saved.outputs.map((output) => ({ ...output, value: read(output.value) })),
});

/** Coins beyond this many are not written: the next reading brings them anyway. */
const MAX_SAVED_COINS = 1_000;

/** A coin as written. They all have the address of the reading, which earlier versions wrote with each. */
type WrittenCoin = Omit<Written<ReportedCoin>, 'address'> & Partial<Pick<ReportedCoin, 'address'>>;

/** The last reading of an address as written. */
export type SavedSnapshot = Omit<CoinSnapshot, 'coins'> & {
  readonly coins: readonly WrittenCoin[];
  readonly atMs: number;
};

/** Writes the last reading, so that a start without a network has numbers to show; null while there is none. */
export function saveSnapshot(snapshot: Loadable<CoinSnapshot>): SavedSnapshot | null {
  const last = lastValue(snapshot);
  const atMs = lastAtMs(snapshot);
  if (last === undefined || atMs === undefined || last.coins.length > MAX_SAVED_COINS) return null;
  const write = ({ address: _same, ...coin }: ReportedCoin) => ({ ...coin, value: coin.value.toString() });
  return { ...last, atMs, coins: last.coins.map(write) };
}

/** Reads it as a value that is being read again. @throws {SyntaxError | RangeError} */
export function readSnapshot(saved: SavedSnapshot | null): Loadable<CoinSnapshot> {
  if (saved === null) return { status: 'idle' };
  const { atMs: previousAtMs, coins, ...rest } = saved;
  const { address } = rest;
  const previous = {
    ...rest,
    coins: coins.map((coin) => ({ ...coin, address, value: read(coin.value) })),
  };
  return { status: 'loading', previous, previousAtMs };
}
