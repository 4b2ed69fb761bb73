import type { FiatPrice } from '../domain/amount/FiatPrice.ts';

/** The price of one DOGE, as a source reports it. */
export type FiatQuote = FiatPrice;

/** A source of fiat prices. */
export interface PriceSource {
  /** null when unknown to the source. @throws {Fault} */
  quote(currency: string, signal?: AbortSignal): Promise<FiatQuote | null>;
  /**
   * The price of one DOGE at each of these times, in order; null when unknown to the source.
   *
   * @param timesMs - milliseconds since 1970
   * @throws {Fault}
   */
  quoteAt(
    currency: string,
    timesMs: readonly number[],
    signal?: AbortSignal,
  ): Promise<readonly (FiatQuote | null)[]>;
  /**
   * Reports price changes until the returned function is called: pushed over a live connection, otherwise polled every few minutes. There
   * is no immediate report; invalid prices are skipped.
   */
  watchQuote(currency: string, listener: (quote: FiatQuote) => void): () => void;
}
