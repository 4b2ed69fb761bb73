/** The wallets a person has: each a phrase or a key in the vault, here only its public half and its names. */
import { makeAutoObservable } from 'mobx';
import { NO_KOINU } from '../domain/amount/Koinu.ts';
import type { VaultKeyring } from '../ports/Vault.ts';
import type { Account } from './AccountStore.ts';

/** A keyring (specification §3). Names are the product's contract. */
export interface Keyring {
  /** names the secret in the vault; opens nothing by itself */
  readonly key: string;
  readonly index: number;
  readonly type: 'hd' | 'simple' | '';
  readonly accounts: readonly Account[];
  /** display name */
  readonly alianName: string;
  /** for example m/44'/3'/0' */
  readonly hdPath: string;
}

/** No keyring at all. */
export const EMPTY_KEYRING: Keyring = {
  key: '',
  index: 0,
  type: '',
  accounts: [],
  alianName: '',
  hdPath: '',
};

/** Keyrings state of specification §3 and §4. */
export class KeyringStore {
  /** every keyring, in the order of making */
  keyrings: readonly Keyring[] = [];
  /** the keyring on show */
  current: Keyring = EMPTY_KEYRING;

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether there is any wallet to show. */
  get isEmpty(): boolean {
    return this.keyrings.length === 0;
  }

  /** Shows another keyring; nothing given shows the empty one. */
  setCurrent(keyring: Keyring | null): void {
    this.current = keyring ?? EMPTY_KEYRING;
  }

  setKeyrings(keyrings: readonly Keyring[]): void {
    this.keyrings = keyrings;
  }

  /** Renames the keyring with this key, in the list and as the current one. */
  updateKeyringName(key: string, alianName: string): void {
    const rename = (keyring: Keyring) => (keyring.key === key ? { ...keyring, alianName } : keyring);
    this.keyrings = this.keyrings.map(rename);
    this.current = rename(this.current);
  }

  /** Renames the account with this key in every keyring that has it. */
  updateAccountName(key: string, alianName: string): void {
    const renameAccount = (account: Account) => (account.key === key ? { ...account, alianName } : account);
    const rename = (keyring: Keyring) => ({ ...keyring, accounts: keyring.accounts.map(renameAccount) });
    this.keyrings = this.keyrings.map(rename);
    this.current = rename(this.current);
  }

  /**
   * Takes over what the vault holds: it is the truth about which keys exist, names stay ours.
   *
   * Keyrings that the vault does not hold vanish; new ones get a name; the current one stays current.
   */
  adopt(held: readonly VaultKeyring[]): void {
    const known = new Map(this.keyrings.map((keyring) => [keyring.key, keyring]));
    this.keyrings = held.map((keyring, index) => toKeyring(keyring, index, known.get(keyring.id)));
    const current = this.keyrings.find((keyring) => keyring.key === this.current.key);
    this.current = current ?? this.keyrings[0] ?? EMPTY_KEYRING;
  }

  /** Takes over a keyring that was just kept, and shows it. */
  add(held: VaultKeyring): void {
    const keyring = toKeyring(held, this.keyrings.length, undefined);
    this.keyrings = [...this.keyrings.filter((other) => other.key !== keyring.key), keyring];
    this.current = keyring;
  }

  /** Back to nothing. */
  reset(): void {
    this.keyrings = [];
    this.current = EMPTY_KEYRING;
  }
}

function toKeyring(held: VaultKeyring, index: number, known: Keyring | undefined): Keyring {
  const accounts = held.accounts.map((account): Account => {
    const key = `${held.id}/${account.index}`;
    const before = known?.accounts.find((candidate) => candidate.key === key);
    return {
      type: held.type,
      address: account.address,
      index: account.index,
      balance: before?.balance ?? NO_KOINU,
      pubkey: account.pubkey,
      key,
      phrase: '',
      alianName: before?.alianName ?? `Account ${account.index + 1}`,
    };
  });
  const alianName = known?.alianName ?? `Wallet ${index + 1}`;
  return { key: held.id, index, type: held.type, accounts, alianName, hdPath: held.hdPath };
}
