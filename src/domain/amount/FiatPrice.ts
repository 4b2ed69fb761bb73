/** What one DOGE costs, for display only: no fiat value ever enters a transaction. */
export interface FiatPrice {
  /** ISO 4217, lower case, for example `usd` */
  readonly currency: string;
  /** price of one DOGE in millionths of the currency unit */
  readonly microsPerDoge: bigint;
  /** when the price was taken, milliseconds since 1970 */
  readonly atMs: number;
}
