/** What one DOGE costs, in the currency that is told now. */
import { makeAutoObservable, runInAction } from 'mobx';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { FiatQuote, PriceSource } from '../../ports/PriceSource.ts';

/** One currency at a time; a failure keeps the last price. */
export class PriceCache {
  /** `null` inside means that the source does not know */
  state: Loadable<FiatQuote | null> = IDLE;

  readonly #prices: PriceSource;
  readonly #clock: Clock;
  /** what prices are told in: a late answer in another one is not shown */
  #currency = 'usd';

  constructor(ports: { readonly prices: PriceSource; readonly clock: Clock }) {
    this.#prices = ports.prices;
    this.#clock = ports.clock;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The price, whatever is happening to it; null when nobody knows it. */
  get quote(): FiatQuote | null {
    return lastValue(this.state) ?? null;
  }

  /** Prices are told in this currency from now on; what was known in another one is forgotten. @param currency - ISO 4217, lower case */
  setCurrency(currency: string): void {
    if (currency === this.#currency) return;
    this.#currency = currency;
    this.clear();
  }

  /** A price was pushed. @param currency - that it is in */
  take(quote: FiatQuote, currency: string): void {
    if (currency === this.#currency) this.state = ready(quote, this.#clock.nowMs());
  }

  /** Asks what a DOGE costs. Never throws. */
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

  /** Nothing is known. */
  clear(): void {
    this.state = IDLE;
  }
}
