/** Converts typed fiat to DOGE, for fields: no fiat value ever enters a transaction. */
import { err, type Result } from '../result.ts';
import type { FiatPrice } from './FiatPrice.ts';
import { type Koinu, koinu, MAX_MONEY } from './Koinu.ts';
import { type AmountProblem, parseDoge } from './parseDoge.ts';

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
  if (amount > MAX_MONEY) return err({ kind: 'too-large', maximum: koinu(MAX_MONEY) });
  return { ok: true, value: koinu(amount) };
}
