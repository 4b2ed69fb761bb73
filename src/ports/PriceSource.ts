/** A price for display only: no fiat value ever enters a transaction. */
export interface FiatQuote {
  /** ISO 4217, lower case, for example `usd` */
  readonly currency: string;
  /** price of one DOGE in millionths of the currency unit */
  readonly microsPerDoge: bigint;
  /** when the price was taken, milliseconds since 1970 */
  readonly atMs: number;
}

/** Where fiat prices come from. */
export interface PriceSource {
  /** null when the source does not know. @throws {Fault} */
  quote(currency: string, signal?: AbortSignal): Promise<FiatQuote | null>;
}
