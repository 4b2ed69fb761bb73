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
}
