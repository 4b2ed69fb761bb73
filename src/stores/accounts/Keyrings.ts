/** Narrow interfaces to keyrings and accounts, for stores that look up, add or change them. */
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { VaultKeyring } from '../../ports/Vault.ts';
import type { Account } from './Account.ts';
import type { Keyring, OwnedAccount } from './Keyring.ts';

/** Lookup of keyrings and accounts. */
export interface KnownKeyrings {
  readonly keyrings: readonly Keyring[];
  /** null when there is none */
  find(key: string): Keyring | null;
  /** Null when there is none. */
  accountOf(key: string): OwnedAccount | null;
  /** The account with this address; one that can sign is preferred to a watched one. */
  findByAddress(address: string): OwnedAccount | null;
}

/** Lookup, plus adding and renaming. */
export interface Keyrings extends KnownKeyrings {
  /** Merges in new or changed keyrings. */
  take(held: readonly VaultKeyring[]): void;
  select(key: string): void;
  /** @param atMs - milliseconds since 1970 */
  markBackedUp(key: string, atMs: number): void;
  updateKeyringName(key: string, name: PersonalName): void;
  updateAccountName(key: string, name: PersonalName): void;
  arrange(keyrings: readonly Keyring[]): void;
}

/** All of it, plus removal. */
export interface ManagedKeyrings extends Keyrings {
  /** keys of keyrings that the vault lacks */
  readonly missing: readonly string[];
  readonly check: { readonly outdated: readonly string[] };
  isMissing(key: string): boolean;
  drop(key: string): void;
  /** Stops reporting these as missing or outdated. */
  settle(keys: readonly string[]): void;
}

export interface CurrentAccount {
  readonly current: Account;
}

export interface KnownBalances {
  setBalance(address: string, amount: Koinu): void;
}

/** Changes which accounts are shown. */
export interface ShownAccounts {
  /** Makes an account the one its keyring shows next time. */
  remember(key: string): void;
  showAccountsOf(keyring: Keyring): void;
  updateAccountName(key: string, name: PersonalName): void;
  forgetBalances(addresses: ReadonlySet<string>): void;
  forgetLastShown(keyringKey: string): void;
}
