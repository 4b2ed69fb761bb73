import type { FiatPrice } from '../domain/amount/FiatPrice.ts';

/** What one DOGE costs, as a source tells it. */
export type FiatQuote = FiatPrice;

/** Where fiat prices come from. */
export interface PriceSource {
  /** null when the source does not know. @throws {Fault} */
  quote(currency: string, signal?: AbortSignal): Promise<FiatQuote | null>;
}
