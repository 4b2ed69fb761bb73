/** Charts of the DOGE price and the account's balance. Only the chain and price servers are queried. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import {
  balanceSeries,
  type ChartPoint,
  type ChartRange,
  dayChangeOf,
  priceSeries,
  stepOf,
  timesOf,
} from '../../domain/chart/chartSeries.ts';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastAtMs, lastValue, loading, ready } from '../../domain/loadable.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Account } from '../accounts/Account.ts';
import type { PriceCache } from '../accounts/PriceCache.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import type { PreferencesStore } from '../settings/PreferencesStore.ts';

interface ChartStores {
  readonly accounts: { readonly current: Account; readonly price: PriceCache };
  readonly preferences: Pick<PreferencesStore, 'currency'>;
}

/** Null: unknown, or implausible. */
export type ChartSeries = readonly ChartPoint[] | null;

/** Younger series are not fetched again. Milliseconds. */
const FRESH_MS = 10 * 60_000;

/** One series per range and currency, or range and address. */
export class ChartStore implements LazyStore {
  series: ReadonlyMap<string, Loadable<ChartSeries>> = new Map();

  readonly #ports: Ports;
  readonly #stores: ChartStores;

  constructor(ports: Ports, { accounts, preferences }: ChartStores) {
    this.#ports = ports;
    this.#stores = { accounts, preferences };
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Price of one DOGE, millionths of the currency unit. */
  priceOf(range: ChartRange): Loadable<ChartSeries> {
    return this.#of(this.#priceKey(range));
  }

  /** Balance of the account, koinu. */
  balanceOf(range: ChartRange): Loadable<ChartSeries> {
    return this.#of(this.#balanceKey(range));
  }

  /** Price change over a day, percent; null when unknown. */
  get dayChange(): number | null {
    const { quote } = this.#stores.accounts.price;
    const points = lastValue(this.priceOf('day')) ?? null;
    return quote === null || points === null ? null : dayChangeOf(points, quote);
  }

  /** Fetches prices unless they are fresh. Never throws. @param again - even then */
  async openPrice(range: ChartRange, again?: 'again'): Promise<void> {
    const currency = this.#currency;
    await this.#read(
      this.#priceKey(range),
      async (nowMs) => {
        const quotes = await this.#ports.prices.quoteAt(currency, timesOf(range, nowMs));
        return priceSeries(quotes, this.#newest(currency), range, nowMs);
      },
      again,
    );
  }

  /** Fetches balances unless they are fresh. Never throws. @param again - even then */
  async openBalance(range: ChartRange, again?: 'again'): Promise<void> {
    const { address } = this.#stores.accounts.current;
    if (address === '') return;
    await this.#read(
      this.#balanceKey(range),
      async (nowMs) => {
        const [sinceMs = nowMs] = timesOf(range, nowMs);
        const { chain } = this.#ports;
        const [balance, changes] = await Promise.all([
          chain.balance(address),
          chain.balanceChanges(address, sinceMs, stepOf(range)),
        ]);
        return balanceSeries(balance.confirmed, changes, range, nowMs);
      },
      again,
    );
  }

  forget(): void {
    this.series = new Map();
  }

  get #currency(): string {
    return this.#stores.preferences.currency;
  }

  #newest(currency: string): FiatPrice | null {
    const { quote } = this.#stores.accounts.price;
    return quote?.currency === currency ? quote : null;
  }

  #priceKey(range: ChartRange): string {
    return `price ${range} ${this.#currency}`;
  }

  #balanceKey(range: ChartRange): string {
    return `balance ${range} ${this.#stores.accounts.current.address}`;
  }

  #of(key: string): Loadable<ChartSeries> {
    return this.series.get(key) ?? IDLE;
  }

  async #read(key: string, read: (nowMs: number) => Promise<ChartSeries>, again?: 'again'): Promise<void> {
    const before = this.#of(key);
    const nowMs = this.#ports.clock.nowMs();
    const isFresh = before.status === 'ready' && nowMs - (lastAtMs(before) ?? 0) < FRESH_MS;
    if ((isFresh && again === undefined) || before.status === 'loading') return;
    const asked = loading(before);
    this.#become(key, asked);
    const settle = (state: Loadable<ChartSeries>) =>
      // dropped meanwhile, for example by `forget`
      runInAction(() => this.#of(key) === asked && this.#become(key, state));
    try {
      settle(ready(await read(nowMs), nowMs));
    } catch (thrown) {
      settle(failed(before, toFault(thrown, 'offline')));
    }
  }

  #become(key: string, state: Loadable<ChartSeries>): void {
    this.series = new Map([...this.series, [key, state]]);
  }
}
