/** How accounts, keyrings and pending transfers are written as JSON, which knows no bigint. */
import { koinu } from '../domain/amount/Koinu.ts';
import type { PendingInput, PendingOutput, PendingTransfer } from '../domain/tx/PendingTransfer.ts';
import type { Account } from './AccountStore.ts';
import type { Keyring } from './KeyringStore.ts';

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

/** Reads an account. @throws {SyntaxError | RangeError} when its balance is not an amount */
export const readAccount = (saved: SavedAccount): Account => ({ ...saved, balance: read(saved.balance) });

/** Writes a keyring. */
export const saveKeyring = (keyring: Keyring): SavedKeyring => ({
  ...keyring,
  accounts: keyring.accounts.map(saveAccount),
});

/** Reads a keyring. @throws {SyntaxError | RangeError} */
export const readKeyring = (saved: SavedKeyring): Keyring => ({
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
