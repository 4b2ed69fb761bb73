// Writes numbers in the style of now.
import { numberMarks } from './numberStyle.ts';

const groupThousands = (digits: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, numberMarks().groupMark);

/** `12,345` blocks, bytes or coins. @param count - whole, not negative */
export const inCount = (count: number | bigint): string => groupThousands(BigInt(count).toString());

/**
 * `1,234.50`.
 *
 * @param units - whole units of the last decimal, not negative
 * @param decimals - how many there are
 */
export function inDecimals(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - decimals));
  return decimals === 0 ? whole : whole + numberMarks().decimalMark + digits.slice(-decimals);
}

/** `3.2`, `3`: rounded to a tenth, which is left out where it is nothing. @param value - not negative */
export function inTenths(value: number): string {
  const tenths = Math.round(value * 10);
  return tenths % 10 === 0 ? inCount(tenths / 10) : inDecimals(BigInt(tenths), 1);
}
