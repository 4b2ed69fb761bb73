/** From fiat to DOGE and back, for fields and display: no fiat value ever enters a transaction. */
import { type Result, refuse } from '../result.ts';
import type { FiatPrice } from './FiatPrice.ts';
import { KOINU_PER_DOGE, type Koinu, koinu, MAX_MONEY } from './Koinu.ts';
import { type AmountProblem, parseDoge } from './parseDoge.ts';

/** Millionths of the currency unit that an amount is worth, rounded down. */
export const microsOf = (amount: bigint, price: FiatPrice): bigint =>
  (amount * price.microsPerDoge) / KOINU_PER_DOGE;

/**
 * Reads an amount typed in fiat as koinu, rounded down.
 *
 * Problems: those of `parseDoge`, which reads the same decimals
 * @throws {RangeError} when the price is not positive
 */
export function parseFiat(text: string, price: FiatPrice): Result<Koinu, AmountProblem> {
  if (price.microsPerDoge <= 0n) throw new RangeError(`price must be positive: ${price.microsPerDoge}`);
  const typed = parseDoge(text);
  if (!typed.ok) return typed;
  const amount = (typed.value * 1_000_000n) / price.microsPerDoge;
  if (amount > MAX_MONEY) return refuse({ kind: 'too-large', maximum: koinu(MAX_MONEY) });
  return { ok: true, value: koinu(amount) };
}

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
