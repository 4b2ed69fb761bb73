/** Accounts: the list, the current one, and the last known balance of each. */
import { makeAutoObservable } from 'mobx';
import { type Koinu, totalKoinu } from '../domain/amount/Koinu.ts';
import type { PersonalName } from '../domain/session/personalName.ts';
import type { Clock } from '../ports/Clock.ts';
import type { PriceSource } from '../ports/PriceSource.ts';
import { type Account, EMPTY_ACCOUNT } from './accounts/Account.ts';
import { PriceCache } from './accounts/PriceCache.ts';

/** A remembered balance: decimal koinu, and whether it has to be fetched again. */
export interface RememberedBalance {
  readonly amount: string;
  readonly expired: boolean;
}

const WHOLE_KOINU = /^\d{1,20}$/;
const UNKNOWN_BALANCE: RememberedBalance = { amount: '0', expired: true };

/** Accounts state of specification §3 and §4. */
export class AccountStore {
  /** accounts of the current keyring */
  accounts: readonly Account[] = [];
  /** the account shown */
  current: Account = EMPTY_ACCOUNT;
  /** last known balances by address */
  balanceMap: Readonly<Record<string, RememberedBalance>> = {};
  /** the account each keyring showed last: account keys by keyring key */
  lastShown: Readonly<Record<string, string>> = {};
  /** start parameter, until its screen opens */
  startapp = '';
  /** filter over token standards */
  standardFilter = 'all';
  /** price of one DOGE */
  readonly price: PriceCache;

  constructor(ports: { readonly prices: PriceSource; readonly clock: Clock }) {
    this.price = new PriceCache(ports);
    makeAutoObservable(this, { price: false }, { deep: false, autoBind: true });
  }

  get currentBalance(): RememberedBalance {
    return this.balanceOf(this.current.address);
  }

  /** A missing balance reads as '0' and expired. */
  balanceOf(address: string): RememberedBalance {
    return this.balanceMap[address] ?? UNKNOWN_BALANCE;
  }

  /** Last known balance of an address, koinu; null when unknown or not a valid amount. */
  knownBalance(address: string): { readonly amount: Koinu; readonly expired: boolean } | null {
    const remembered = this.balanceMap[address];
    if (!remembered || !WHOLE_KOINU.test(remembered.amount)) return null;
    return { amount: totalKoinu(BigInt(remembered.amount)), expired: remembered.expired };
  }

  /** Switches to an account and remembers it for its keyring; null shows the empty account. */
  setCurrent(account: Account | null): void {
    this.current = account ?? EMPTY_ACCOUNT;
    if (account !== null) this.remember(account.key);
  }

  setAccounts(accounts: readonly Account[]): void {
    this.accounts = accounts;
  }

  /** Shows a keyring's accounts, with the one shown last as the current one, or else the first. */
  showAccountsOf(keyring: { readonly key: string; readonly accounts: readonly Account[] }): void {
    this.accounts = keyring.accounts.map((account) => this.#withBalance(account));
    const at = (key: string | undefined) => this.accounts.find((account) => account.key === key);
    this.setCurrent(at(this.lastShown[keyring.key]) ?? at(this.current.key) ?? this.accounts[0] ?? null);
  }

  /** Makes an account the one its keyring shows next time. @param key - of the account */
  remember(key: string): void {
    const slash = key.lastIndexOf('/');
    if (slash > 0) this.lastShown = { ...this.lastShown, [key.slice(0, slash)]: key };
  }

  /** Stores a fresh balance, and updates the current account if it is the one. */
  setBalance(address: string, amount: Koinu): void {
    this.balanceMap = { ...this.balanceMap, [address]: { amount: amount.toString(), expired: false } };
    if (address === this.current.address) this.current = { ...this.current, balance: amount };
  }

  forgetBalances(addresses: ReadonlySet<string>): void {
    const kept = Object.entries(this.balanceMap).filter(([address]) => !addresses.has(address));
    this.balanceMap = Object.fromEntries(kept);
  }

  forgetLastShown(keyringKey: string): void {
    const kept = Object.entries(this.lastShown).filter(([key]) => key !== keyringKey);
    this.lastShown = Object.fromEntries(kept);
  }

  expireBalance(): void {
    const remembered = this.balanceMap[this.current.address];
    if (remembered === undefined) return;
    this.balanceMap = { ...this.balanceMap, [this.current.address]: { ...remembered, expired: true } };
  }

  setCurrentAccountName(name: PersonalName): void {
    this.updateAccountName(this.current.key, name);
  }

  updateAccountName(key: string, name: PersonalName): void {
    const rename = (account: Account) => (account.key === key ? { ...account, name } : account);
    this.accounts = this.accounts.map(rename);
    this.current = rename(this.current);
  }

  setStartapp(startapp: string): void {
    this.startapp = startapp;
  }

  setStandardFilter(network: string): void {
    this.standardFilter = network;
  }

  reset(): void {
    this.accounts = [];
    this.current = EMPTY_ACCOUNT;
    this.balanceMap = {};
    this.lastShown = {};
    this.startapp = '';
    this.standardFilter = 'all';
    this.price.clear();
  }

  #withBalance(account: Account): Account {
    const known = this.knownBalance(account.address);
    return known === null ? account : { ...account, balance: known.amount };
  }
}
