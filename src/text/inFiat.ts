// Writes what an amount of DOGE is worth in the person's currency; for display only.
import type { FiatPrice } from '../domain/amount/FiatPrice.ts';
import { KOINU_PER_DOGE } from '../domain/amount/Koinu.ts';

const MICROS_PER_CENT = 10_000n;

const wholeFormat = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });

/**
 * `$8.31`, rounded to the cent; `under $0.01` for less than half a cent that is not nothing.
 *
 * @param amount - koinu, not negative
 */
export function inFiat(amount: bigint, price: FiatPrice): string {
  const micros = (amount * price.microsPerDoge) / KOINU_PER_DOGE;
  const cents = (micros + MICROS_PER_CENT / 2n) / MICROS_PER_CENT;
  const format = wholeFormat(price.currency);
  if (cents === 0n && amount > 0n) return `under ${format.format(0n)}.01`;
  return `${format.format(cents / 100n)}.${(cents % 100n).toString().padStart(2, '0')}`;
}
