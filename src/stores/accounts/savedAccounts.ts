/** How accounts and keyrings are written as JSON, which knows no bigint. */
import { koinu, totalKoinu } from '../../domain/amount/Koinu.ts';
import { type Account, EMPTY_ACCOUNT } from './Account.ts';
import { EMPTY_KEYRING, type Keyring } from './Keyring.ts';

/** An account as written: the balance is decimal koinu. */
export type SavedAccount = Omit<Account, 'balance'> & { readonly balance: string };

/** A keyring as written. */
export type SavedKeyring = Omit<Keyring, 'accounts'> & { readonly accounts: readonly SavedAccount[] };

/** Reads an amount. @throws {SyntaxError | RangeError} when the text is not an amount */
export const readKoinu = (text: string) => koinu(BigInt(text));

/** Writes an account; secrets have no field here. */
export const saveAccount = (account: Account): SavedAccount => ({
  ...account,
  balance: account.balance.toString(),
});

/** Reads an account; one of an older version lacks fields. @throws {SyntaxError | RangeError} when its balance is not an amount */
export const readAccount = (saved: SavedAccount): Account => ({
  ...EMPTY_ACCOUNT,
  ...saved,
  balance: totalKoinu(BigInt(saved.balance)),
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
