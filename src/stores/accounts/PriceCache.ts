/** The price of one DOGE in the chosen currency. */
import { makeAutoObservable, runInAction } from 'mobx';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { FiatQuote, PriceSource } from '../../ports/PriceSource.ts';

/** One currency at a time; a failed request keeps the last price. */
export class PriceCache {
  /** `null` inside: the source has no price */
  state: Loadable<FiatQuote | null> = IDLE;

  readonly #prices: PriceSource;
  readonly #clock: Clock;
  /** a late response in another currency is dropped */
  #currency = 'usd';

  constructor(ports: { readonly prices: PriceSource; readonly clock: Clock }) {
    this.#prices = ports.prices;
    this.#clock = ports.clock;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The last price; null when unknown. */
  get quote(): FiatQuote | null {
    return lastValue(this.state) ?? null;
  }

  /** Changes the currency; the price in the previous one is dropped. @param currency - ISO 4217, lower case */
  setCurrency(currency: string): void {
    if (currency === this.#currency) return;
    this.#currency = currency;
    this.clear();
  }

  /** Takes a pushed price. @param currency - of the quote */
  take(quote: FiatQuote, currency: string): void {
    if (currency === this.#currency) this.state = ready(quote, this.#clock.nowMs());
  }

  /** Never throws. */
  async refresh(): Promise<void> {
    const currency = this.#currency;
    this.state = loading(this.state);
    try {
      const quote = await this.#prices.quote(currency);
      runInAction(() => {
        if (currency === this.#currency) this.state = ready(quote, this.#clock.nowMs());
      });
    } catch (thrown) {
      runInAction(() => {
        if (currency === this.#currency) this.state = failed(this.state, toFault(thrown, 'offline'));
      });
    }
  }

  clear(): void {
    this.state = IDLE;
  }
}
