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

/** Millionths of the currency unit that an amount is worth, rounded down. */
export const microsOf = (amount: bigint, price: FiatPrice): bigint =>
  (amount * price.microsPerDoge) / KOINU_PER_DOGE;

/**
 * By how much a price moved, in percent of what it was, with two decimals; negative when it fell.
 *
 * @returns null when they are of two currencies
 * @throws {RangeError} when the price then is not positive
 */
export function priceMoveOf(then: FiatPrice, now: FiatPrice): number | null {
  if (then.currency !== now.currency) return null;
  if (then.microsPerDoge <= 0n) throw new RangeError(`price must be positive: ${then.microsPerDoge}`);
  const difference = now.microsPerDoge - then.microsPerDoge;
  return Number((difference * 10_000n) / then.microsPerDoge) / 100;
}
