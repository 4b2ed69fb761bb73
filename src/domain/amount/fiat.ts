/** What DOGE is worth in fiat, for display: no fiat value ever enters a transaction. */
import type { FiatPrice } from './FiatPrice.ts';
import { KOINU_PER_DOGE } from './Koinu.ts';

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
