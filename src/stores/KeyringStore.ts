/** The user's wallets: secrets are in the vault; only public halves and names are here. */
import { makeAutoObservable } from 'mobx';
import type { KeySource } from '../domain/keys/AccountKey.ts';
import type { PersonalName } from '../domain/session/personalName.ts';
import type { VaultCheck, VaultKeyring } from '../ports/Vault.ts';
import type { Account } from './accounts/Account.ts';
import { EMPTY_KEYRING, type Keyring, type OwnedAccount } from './accounts/Keyring.ts';
import { mergeKeyrings, withPositions } from './accounts/mergeKeyrings.ts';
import { missingAfter, watchedOnly } from './accounts/missingKeyrings.ts';

/** Integrity report from opening the vault. */
export type OpenedCheck = Omit<VaultCheck, 'mark'>;

const WHOLE: OpenedCheck = { missing: [], outdated: [], repaired: [], age: 'current' };

const NOTHING = { keyrings: [], current: EMPTY_KEYRING, missing: [], inTestedFile: [], check: WHOLE };

/** Keyrings state of specification §3 and §4. */
export class KeyringStore {
  /** in the user's order */
  keyrings: readonly Keyring[] = [];
  /** the keyring shown */
  current: Keyring = EMPTY_KEYRING;
  /** keys of keyrings that the vault lacks: listed wallets, now watch-only, and some whose names are unknown; persisted */
  missing: readonly string[] = [];
  /** keys that were in the last backup file that was reopened and found complete; persisted */
  inTestedFile: readonly string[] = [];
  /** what else was wrong with the vault when it was opened */
  check: OpenedCheck = WHOLE;

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isEmpty(): boolean {
    return this.keyrings.length === 0;
  }

  find(key: string): Keyring | null {
    return this.keyrings.find((keyring) => keyring.key === key) ?? null;
  }

  /** The account with this key and its keyring; null when there is none. */
  accountOf(key: string): OwnedAccount | null {
    return this.#findAccount((account) => account.key === key);
  }

  /** The account with this address and its keyring; one that can sign is preferred to a watched one. */
  findByAddress(address: string): OwnedAccount | null {
    return (
      this.#findAccount((account) => account.address === address && account.type !== 'watch') ??
      this.#findAccount((account) => account.address === address)
    );
  }

  /** Switches to a keyring; null shows the empty one. */
  setCurrent(keyring: Keyring | null): void {
    this.current = keyring ?? EMPTY_KEYRING;
  }

  setKeyrings(keyrings: readonly Keyring[]): void {
    this.keyrings = keyrings;
  }

  /** Switches to the keyring with this key; an unknown key is ignored. */
  select(key: string): void {
    const keyring = this.find(key);
    if (keyring !== null) this.current = keyring;
  }

  /** Moves a keyring in the list. @param index - from 0; values beyond the list mean its end */
  move(key: string, index: number): void {
    const moved = this.find(key);
    if (moved === null || Number.isNaN(index)) return;
    const others = this.keyrings.filter((keyring) => keyring.key !== key);
    const at = Math.max(0, Math.trunc(index));
    this.#become([...others.slice(0, at), moved, ...others.slice(at)], this.current.key);
  }

  updateKeyringName(key: string, name: PersonalName): void {
    this.#change((keyring) => (keyring.key === key ? { ...keyring, name } : keyring));
  }

  updateAccountName(key: string, name: PersonalName): void {
    const rename = (account: Account) => (account.key === key ? { ...account, name } : account);
    this.#change((keyring) => ({ ...keyring, accounts: keyring.accounts.map(rename) }));
  }

  /** A backup file of everything here was reopened after saving, and is complete. */
  markFileTested(): void {
    this.inTestedFile = this.keyrings.map(({ key }) => key);
  }

  /** The user proved that this keyring's words are written down. @param atMs - milliseconds since 1970 */
  markBackedUp(key: string, atMs: number): void {
    this.#change((keyring) => (keyring.key === key ? { ...keyring, backedUpAtMs: atMs } : keyring));
  }

  /** Sets the key source that another device reported for these watched keyrings. */
  markSigner(keys: readonly string[], signer: KeySource): void {
    this.#change((keyring) => (keys.includes(keyring.key) ? { ...keyring, signer } : keyring));
  }

  /**
   * Syncs with the vault's contents. The vault decides which keys exist; names, order and backup dates are ours.
   *
   * Keyrings that the vault's sealed list does not name are dropped, unless the vault is a different or an older one than last seen:
   * then, and when the list names them but the vault lacks them, they stay as missing. New ones go last and get a default name; the
   * current keyring stays current.
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

  isMissing(key: string): boolean {
    return this.missing.includes(key);
  }

  /** The user acknowledged the vault's problems and repairs. @param keys - given up: no longer missing or outdated */
  settle(keys: readonly string[]): void {
    const outdated = this.check.outdated.filter((key) => !keys.includes(key));
    this.missing = this.missing.filter((key) => !keys.includes(key));
    this.check = { ...this.check, outdated, repaired: [], age: 'current' };
  }

  /** Merges in new or changed keyrings; the rest and the current one stay as they are. */
  take(held: readonly VaultKeyring[]): void {
    this.#found(held);
    this.#become(mergeKeyrings(this.keyrings, held), this.current.key);
  }

  /** Adds a keyring that was just saved, and shows it. */
  add(held: VaultKeyring): void {
    this.#found([held]);
    this.#become(mergeKeyrings(this.keyrings, [held]), held.id);
  }

  /** Removes a keyring. If it was the current one, the next becomes current, or the last if there is none after it. */
  drop(key: string): void {
    const index = this.keyrings.findIndex((keyring) => keyring.key === key);
    if (index < 0) return;
    const left = this.keyrings.filter((keyring) => keyring.key !== key);
    this.missing = this.missing.filter((one) => one !== key);
    const next = left[Math.min(index, left.length - 1)]?.key ?? '';
    this.#become(left, this.current.key === key ? next : this.current.key);
  }

  /** Applies names and an order from elsewhere; the current keyring stays current. */
  arrange(keyrings: readonly Keyring[]): void {
    this.#become(keyrings, this.current.key);
  }

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
