import { KOINU_PER_DOGE } from './Koinu.ts';

/** What one DOGE costs, for display only: no fiat value ever enters a transaction. */
export interface FiatPrice {
  /** ISO 4217, lower case, for example `usd` */
  readonly currency: string;
  /** price of one DOGE in millionths of the currency unit */
  readonly microsPerDoge: bigint;
  /** when the price was taken, milliseconds since 1970 */
  readonly atMs: number;
}

/** The value of an amount in millionths of the currency unit, rounded down. */
export const microsOf = (amount: bigint, price: FiatPrice): bigint =>
  (amount * price.microsPerDoge) / KOINU_PER_DOGE;

/**
 * The price change in percent of the earlier price, with two decimals; negative when it fell.
 *
 * @returns null when the currencies differ
 * @throws {RangeError} when the earlier price is not positive
 */
export function priceMoveOf(then: FiatPrice, now: FiatPrice): number | null {
  if (then.currency !== now.currency) return null;
  if (then.microsPerDoge <= 0n) throw new RangeError(`price must be positive: ${then.microsPerDoge}`);
  const difference = now.microsPerDoge - then.microsPerDoge;
  return Number((difference * 10_000n) / then.microsPerDoge) / 100;
}
