/** Whose money is looked at: the accounts, the current one, and what each was last known to hold. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import { type Koinu, koinu, NO_KOINU } from '../domain/amount/Koinu.ts';
import { toFault } from '../domain/fault.ts';
import type { KeyForm } from '../domain/keys/KeyForm.ts';
import type { PersonalName } from '../domain/session/personalName.ts';
import type { Clock } from '../ports/Clock.ts';
import type { FiatQuote, PriceSource } from '../ports/PriceSource.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from './loadable.ts';

/** One address of one keyring (specification §3). Names are the product's contract. */
export interface Account {
  /** `watch` signs nothing */
  readonly type: 'hd' | 'simple' | 'watch' | '';
  readonly address: DogeAddress | '';
  readonly index: number;
  /** koinu, as last known */
  readonly balance: Koinu;
  /** public key in its form, hex; empty for a bare address that is only watched */
  readonly pubkey: string;
  readonly keyForm: KeyForm;
  /** names the secret in the vault; opens nothing by itself */
  readonly key: string;
  /** always empty: phrases stay in the vault */
  readonly phrase: '';
  /** display name */
  readonly alianName: string;
}

/** A remembered balance: decimal koinu, and whether it has to be fetched again. */
export interface RememberedBalance {
  readonly amount: string;
  readonly expired: boolean;
}

/** No account at all. */
export const EMPTY_ACCOUNT: Account = {
  type: '',
  address: '',
  index: 0,
  balance: NO_KOINU,
  pubkey: '',
  keyForm: 'compressed',
  key: '',
  phrase: '',
  alianName: '',
};

const WHOLE_KOINU = /^\d{1,18}$/;
const UNKNOWN_BALANCE: RememberedBalance = { amount: '0', expired: true };

/** Accounts state of specification §3 and §4. */
export class AccountStore {
  /** every account of the current keyring */
  accounts: readonly Account[] = [];
  /** the account on show */
  current: Account = EMPTY_ACCOUNT;
  /** whether a login is under way */
  loading = false;
  /** last known balances by address */
  balanceMap: Readonly<Record<string, RememberedBalance>> = {};
  /** which account each keyring showed last: account keys by keyring keys */
  lastShown: Readonly<Record<string, string>> = {};
  /** start parameter that waits for its screen */
  startapp = '';
  /** id of the unlocked session, or empty: never the password */
  password = '';
  /** what the current account is worth, US dollars, for display */
  totalUSD = 0;
  /** filter over token standards */
  currentNetwork = 'all';
  /** what one DOGE costs; `null` inside means that the source does not know */
  price: Loadable<FiatQuote | null> = IDLE;

  readonly #prices: PriceSource;
  readonly #clock: Clock;
  /** what prices are told in: a late answer in another one is not shown */
  #currency = 'usd';

  constructor(ports: { readonly prices: PriceSource; readonly clock: Clock }) {
    this.#prices = ports.prices;
    this.#clock = ports.clock;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Balance of the current account as last remembered. */
  get currentBalance(): RememberedBalance {
    return this.balanceOf(this.current.address);
  }

  /** The price, whatever is happening to it; null when nobody knows it. */
  get quote(): FiatQuote | null {
    return lastValue(this.price) ?? null;
  }

  /** A missing balance reads as '0' and expired. */
  balanceOf(address: string): RememberedBalance {
    return this.balanceMap[address] ?? UNKNOWN_BALANCE;
  }

  /** What an address held when it was last read; null when that is not known, or is no amount. Koinu. */
  knownBalance(address: string): { readonly amount: Koinu; readonly expired: boolean } | null {
    const remembered = this.balanceMap[address];
    if (!remembered || !WHOLE_KOINU.test(remembered.amount)) return null;
    return { amount: koinu(BigInt(remembered.amount)), expired: remembered.expired };
  }

  pendingLogin(): void {
    this.loading = true;
  }

  rejectLogin(): void {
    this.loading = false;
  }

  /** Shows another account, and remembers it for its keyring; nothing given shows the empty one. */
  setCurrent(account: Account | null): void {
    this.current = account ?? EMPTY_ACCOUNT;
    if (account !== null) this.remember(account.key);
  }

  setAccounts(accounts: readonly Account[]): void {
    this.accounts = accounts;
  }

  /** Shows a keyring's accounts: the one that it showed last, or its first. */
  showAccountsOf(keyring: { readonly key: string; readonly accounts: readonly Account[] }): void {
    this.accounts = keyring.accounts.map((account) => this.#withBalance(account));
    const at = (key: string | undefined) => this.accounts.find((account) => account.key === key);
    this.setCurrent(at(this.lastShown[keyring.key]) ?? at(this.current.key) ?? this.accounts[0] ?? null);
  }

  /** The account that its keyring shows when it is next on show. @param key - of the account */
  remember(key: string): void {
    const place = key.lastIndexOf('/');
    if (place > 0) this.lastShown = { ...this.lastShown, [key.slice(0, place)]: key };
  }

  /** Remembers a fresh balance, and shows it when it is the current account's. */
  setBalance(address: string, amount: Koinu): void {
    this.balanceMap = { ...this.balanceMap, [address]: { amount: amount.toString(), expired: false } };
    if (address === this.current.address) this.current = { ...this.current, balance: amount };
  }

  /** Forgets what these addresses held. */
  forgetBalances(addresses: ReadonlySet<string>): void {
    const kept = Object.entries(this.balanceMap).filter(([address]) => !addresses.has(address));
    this.balanceMap = Object.fromEntries(kept);
  }

  /** Forgets which account a keyring showed last. */
  forgetLastShown(keyringKey: string): void {
    const kept = Object.entries(this.lastShown).filter(([key]) => key !== keyringKey);
    this.lastShown = Object.fromEntries(kept);
  }

  /** Marks the current address's balance as stale. */
  expireBalance(): void {
    const remembered = this.balanceMap[this.current.address];
    if (remembered === undefined) return;
    this.balanceMap = { ...this.balanceMap, [this.current.address]: { ...remembered, expired: true } };
  }

  /** Renames the current account, here and in the list. */
  setCurrentAccountName(alianName: PersonalName): void {
    this.updateAccountName(this.current.key, alianName);
  }

  /** Renames the account with this key, in the list and as the current one. */
  updateAccountName(key: string, alianName: PersonalName): void {
    const rename = (account: Account) => (account.key === key ? { ...account, alianName } : account);
    this.accounts = this.accounts.map(rename);
    this.current = rename(this.current);
  }

  setStartapp(startapp: string): void {
    this.startapp = startapp;
  }

  setPassword(session: string): void {
    this.password = session;
  }

  setTotalUSD(totalUSD: number): void {
    this.totalUSD = totalUSD;
  }

  setCurrentNetwork(network: string): void {
    this.currentNetwork = network;
  }

  /** Back to nothing. */
  reset(): void {
    this.accounts = [];
    this.current = EMPTY_ACCOUNT;
    this.loading = false;
    this.balanceMap = {};
    this.lastShown = {};
    this.startapp = '';
    this.password = '';
    this.totalUSD = 0;
    this.currentNetwork = 'all';
    this.price = IDLE;
  }

  #withBalance(account: Account): Account {
    const known = this.knownBalance(account.address);
    return known === null ? account : { ...account, balance: known.amount };
  }

  /** Prices are told in this currency from now on; what was known in another one is forgotten. @param currency - ISO 4217, lower case */
  priceIn(currency: string): void {
    if (currency === this.#currency) return;
    this.#currency = currency;
    this.price = IDLE;
  }

  /** A price was pushed. @param currency - that it is in */
  takeQuote(quote: FiatQuote, currency: string): void {
    if (currency === this.#currency) this.price = ready(quote, this.#clock.nowMs());
  }

  /** Asks what a DOGE costs; a failure keeps the last price. */
  async refreshPrice(): Promise<void> {
    const currency = this.#currency;
    this.price = loading(this.price);
    try {
      const quote = await this.#prices.quote(currency);
      runInAction(() => {
        if (currency === this.#currency) this.price = ready(quote, this.#clock.nowMs());
      });
    } catch (thrown) {
      runInAction(() => {
        if (currency === this.#currency) this.price = failed(this.price, toFault(thrown, 'offline'));
      });
    }
  }
}
