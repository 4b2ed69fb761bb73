import type { FiatPrice } from '../domain/amount/FiatPrice.ts';

/** What one DOGE costs, as a source tells it. */
export type FiatQuote = FiatPrice;

/** Where fiat prices come from. */
export interface PriceSource {
  /** null when the source does not know. @throws {Fault} */
  quote(currency: string, signal?: AbortSignal): Promise<FiatQuote | null>;
  /**
   * What one DOGE cost at each of these times, in that order; null where the source does not know.
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
   * Tells prices as they change until the returned function is called: pushed where there is a live connection, asked for every
   * few minutes where not. Nothing is told at once; what cannot be read is not told.
   */
  watchQuote(currency: string, listener: (quote: FiatQuote) => void): () => void;
}
