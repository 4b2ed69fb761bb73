/** The wallets a person has: each a phrase or a key in the vault, here only its public half and its names. */
import { makeAutoObservable } from 'mobx';
import type { KeySource } from '../domain/keys/AccountKey.ts';
import type { PersonalName } from '../domain/session/personalName.ts';
import type { VaultCheck, VaultKeyring } from '../ports/Vault.ts';
import type { Account } from './accounts/Account.ts';
import { EMPTY_KEYRING, type Keyring, type OwnedAccount } from './accounts/Keyring.ts';
import { mergeKeyrings, withPositions } from './accounts/mergeKeyrings.ts';
import { missingAfter, watchedOnly } from './accounts/missingKeyrings.ts';

/** What opening a vault says of its being whole. */
export type OpenedCheck = Omit<VaultCheck, 'mark'>;

const WHOLE: OpenedCheck = { missing: [], outdated: [], repaired: [], age: 'current' };

const NOTHING = { keyrings: [], current: EMPTY_KEYRING, missing: [], inTestedFile: [], check: WHOLE };

/** Keyrings state of specification §3 and §4. */
export class KeyringStore {
  /** every keyring, in the person's order */
  keyrings: readonly Keyring[] = [];
  /** the keyring on show */
  current: Keyring = EMPTY_KEYRING;
  /** keys of what the vault lacks: wallets of the list, which can be watched, and some whose name isn't known here; kept */
  missing: readonly string[] = [];
  /** keys of what was in the last backup file that was opened and found whole; kept */
  inTestedFile: readonly string[] = [];
  /** what else was wrong with the vault when it was opened */
  check: OpenedCheck = WHOLE;

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether there is any wallet to show. */
  get isEmpty(): boolean {
    return this.keyrings.length === 0;
  }

  /** The keyring with this key; null when there is none. */
  find(key: string): Keyring | null {
    return this.keyrings.find((keyring) => keyring.key === key) ?? null;
  }

  /** The account with this key and its keyring; null when there is none. */
  accountOf(key: string): OwnedAccount | null {
    return this.#findAccount((account) => account.key === key);
  }

  /** The account with this address and its keyring; one that can sign before one that is only watched. */
  findByAddress(address: string): OwnedAccount | null {
    return (
      this.#findAccount((account) => account.address === address && account.type !== 'watch') ??
      this.#findAccount((account) => account.address === address)
    );
  }

  /** Shows another keyring; nothing given shows the empty one. */
  setCurrent(keyring: Keyring | null): void {
    this.current = keyring ?? EMPTY_KEYRING;
  }

  setKeyrings(keyrings: readonly Keyring[]): void {
    this.keyrings = keyrings;
  }

  /** Shows the keyring with this key; one that is not there changes nothing. */
  select(key: string): void {
    const keyring = this.find(key);
    if (keyring !== null) this.current = keyring;
  }

  /** Puts a keyring at another position of the list. @param index - from 0; outside of the list counts as its end */
  move(key: string, index: number): void {
    const moved = this.find(key);
    if (moved === null || Number.isNaN(index)) return;
    const others = this.keyrings.filter((keyring) => keyring.key !== key);
    const at = Math.max(0, Math.trunc(index));
    this.#become([...others.slice(0, at), moved, ...others.slice(at)], this.current.key);
  }

  /** Renames the keyring with this key, in the list and as the current one. */
  updateKeyringName(key: string, name: PersonalName): void {
    this.#change((keyring) => (keyring.key === key ? { ...keyring, name } : keyring));
  }

  /** Renames the account with this key in every keyring that has it. */
  updateAccountName(key: string, name: PersonalName): void {
    const rename = (account: Account) => (account.key === key ? { ...account, name } : account);
    this.#change((keyring) => ({ ...keyring, accounts: keyring.accounts.map(rename) }));
  }

  /** A backup file of all that is here was opened after it was saved, and is whole. */
  markFileTested(): void {
    this.inTestedFile = this.keyrings.map(({ key }) => key);
  }

  /** The person showed that the words of this keyring are written down. @param atMs - milliseconds since 1970 */
  markBackedUp(key: string, atMs: number): void {
    this.#change((keyring) => (keyring.key === key ? { ...keyring, backedUpAtMs: atMs } : keyring));
  }

  /** Another device said where the keys of these watched keyrings come from. */
  markSigner(keys: readonly string[], signer: KeySource): void {
    this.#change((keyring) => (keys.includes(keyring.key) ? { ...keyring, signer } : keyring));
  }

  /**
   * Takes over all that the vault holds: it is the truth about which keys exist; names, order and backups stay ours.
   *
   * Keyrings that the vault's sealed list does not name vanish, unless the vault is another or an earlier one than was last
   * seen: then, and when the list names them and the vault lacks them, they stay as missing. New ones go last and get a
   * name; the current one stays current.
   *
   * @param elsewhere - ids that the vault holds for other networks
   */
  adopt(
    held: readonly VaultKeyring[],
    check: OpenedCheck = WHOLE,
    elsewhere: ReadonlySet<string> = new Set(),
  ): void {
    const ids = new Set(held.map(({ id }) => id));
    const known = this.keyrings.filter(({ key }) => !elsewhere.has(key));
    this.missing = missingAfter(known, { ids, check, before: this.missing });
    const isMissing = new Set(this.missing);
    const kept = known.flatMap((keyring) => {
      if (isMissing.has(keyring.key)) return watchedOnly(keyring);
      return ids.has(keyring.key) ? keyring : [];
    });
    this.check = check;
    this.#become(mergeKeyrings(kept, held), this.current.key);
  }

  /** Whether the vault lacks the keys of this keyring. */
  isMissing(key: string): boolean {
    return this.missing.includes(key);
  }

  /** The person knows what was wrong with the vault, and what came back. @param keys - given up: no longer missing or outdated */
  settle(keys: readonly string[]): void {
    const outdated = this.check.outdated.filter((key) => !keys.includes(key));
    this.missing = this.missing.filter((key) => !keys.includes(key));
    this.check = { ...this.check, outdated, repaired: [], age: 'current' };
  }

  /** Takes over keyrings that came in or changed; the others stay as they are, and the current one stays current. */
  take(held: readonly VaultKeyring[]): void {
    this.#found(held);
    this.#become(mergeKeyrings(this.keyrings, held), this.current.key);
  }

  /** Takes over a keyring that was just kept, and shows it. */
  add(held: VaultKeyring): void {
    this.#found([held]);
    this.#become(mergeKeyrings(this.keyrings, [held]), held.id);
  }

  /** Forgets a keyring; when it was on show, the next one is, or the last when there is none after it. */
  drop(key: string): void {
    const index = this.keyrings.findIndex((keyring) => keyring.key === key);
    if (index < 0) return;
    const left = this.keyrings.filter((keyring) => keyring.key !== key);
    this.missing = this.missing.filter((one) => one !== key);
    const next = left[Math.min(index, left.length - 1)]?.key ?? '';
    this.#become(left, this.current.key === key ? next : this.current.key);
  }

  /** Takes over names and order that are known from elsewhere; the current one stays current. */
  arrange(keyrings: readonly Keyring[]): void {
    this.#become(keyrings, this.current.key);
  }

  /** Back to nothing. */
  reset(): void {
    Object.assign(this, NOTHING);
  }

  #found(held: readonly VaultKeyring[]): void {
    this.missing = this.missing.filter((key) => !held.some(({ id }) => id === key));
  }

  #findAccount(isIt: (account: Account) => boolean): OwnedAccount | null {
    for (const keyring of this.keyrings) {
      const account = keyring.accounts.find(isIt);
      if (account !== undefined) return { keyring, account };
    }
    return null;
  }

  #change(change: (keyring: Keyring) => Keyring): void {
    this.keyrings = this.keyrings.map(change);
    this.current = change(this.current);
  }

  #become(keyrings: readonly Keyring[], currentKey: string): void {
    this.keyrings = withPositions(keyrings);
    const current = this.keyrings.find((keyring) => keyring.key === currentKey);
    this.current = current ?? this.keyrings[0] ?? EMPTY_KEYRING;
  }
}
