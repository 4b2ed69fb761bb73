/** JSON forms of accounts and keyrings (JSON has no bigint). */
import { koinu, totalKoinu } from '../../domain/amount/Koinu.ts';
import { type Account, EMPTY_ACCOUNT } from './Account.ts';
import { EMPTY_KEYRING, type Keyring } from './Keyring.ts';

/** The balance is decimal koinu. */
export type SavedAccount = Omit<Account, 'balance'> & { readonly balance: string };

export type SavedKeyring = Omit<Keyring, 'accounts'> & { readonly accounts: readonly SavedAccount[] };

/**
 * @throws {SyntaxError
 * RangeError} when the text is not an amount
 */
export const readKoinu = (text: string) => koinu(BigInt(text));

/** Secrets have no field here. */
export const saveAccount = (account: Account): SavedAccount => ({
  ...account,
  balance: account.balance.toString(),
});

/**
 * Older versions lack fields: they get defaults. @throws {SyntaxError
 * RangeError} when the balance is not an amount
 */
export const readAccount = (saved: SavedAccount): Account => ({
  ...EMPTY_ACCOUNT,
  ...saved,
  balance: totalKoinu(BigInt(saved.balance)),
});

export const saveKeyring = (keyring: Keyring): SavedKeyring => ({
  ...keyring,
  accounts: keyring.accounts.map(saveAccount),
});

/**
 * Older versions lack fields: they get defaults. @throws {SyntaxError
 * RangeError}
 */
export const readKeyring = (saved: SavedKeyring): Keyring => ({
  ...EMPTY_KEYRING,
  ...saved,
  accounts: saved.accounts.map(readAccount),
});
