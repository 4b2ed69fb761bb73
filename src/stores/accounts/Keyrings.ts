/** The keyrings and accounts as those see them who look keys up, bring them in, or change what is shown. */
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { VaultKeyring } from '../../ports/Vault.ts';
import type { Account } from './Account.ts';
import type { Keyring, OwnedAccount } from './Keyring.ts';

/** Where keys are looked up. */
export interface KnownKeyrings {
  readonly keyrings: readonly Keyring[];
  /** null when there is none with this key */
  find(key: string): Keyring | null;
  /** The account with this key. */
  accountOf(key: string): OwnedAccount | null;
  /** The account with this address; one that can sign before one that is only watched. */
  findByAddress(address: string): OwnedAccount | null;
}

/** Where keyrings come in. */
export interface Keyrings extends KnownKeyrings {
  /** Takes over keyrings that came in or changed. */
  take(held: readonly VaultKeyring[]): void;
  /** Shows the keyring with this key. */
  select(key: string): void;
  /** @param atMs - milliseconds since 1970 */
  markBackedUp(key: string, atMs: number): void;
  updateKeyringName(key: string, name: PersonalName): void;
  updateAccountName(key: string, name: PersonalName): void;
  /** Takes over names and order. */
  arrange(keyrings: readonly Keyring[]): void;
}

/** Where keyrings are changed, and leave. */
export interface ManagedKeyrings extends Keyrings {
  /** keys of what the vault lacks */
  readonly missing: readonly string[];
  readonly check: { readonly outdated: readonly string[] };
  isMissing(key: string): boolean;
  /** Forgets a keyring. */
  drop(key: string): void;
  /** Gives up what is missing or outdated. */
  settle(keys: readonly string[]): void;
}

/** The account on show. */
export interface CurrentAccount {
  readonly current: Account;
}

/** What accounts were last known to hold. */
export interface KnownBalances {
  setBalance(address: string, amount: Koinu): void;
}

/** Where it is chosen what is shown. */
export interface ShownAccounts {
  /** The account that its keyring shows when it is next on show. */
  remember(key: string): void;
  showAccountsOf(keyring: Keyring): void;
  updateAccountName(key: string, name: PersonalName): void;
  forgetBalances(addresses: ReadonlySet<string>): void;
  forgetLastShown(keyringKey: string): void;
}
