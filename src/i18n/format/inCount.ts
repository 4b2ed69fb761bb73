// Formats numbers in the current style.
import { numberMarks } from './numberStyle.ts';

const groupThousands = (digits: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, numberMarks().groupMark);

/** `12,345` blocks, bytes or coins. @param count - whole, not negative */
export const inCount = (count: number | bigint): string => groupThousands(BigInt(count).toString());

/**
 * `1,234.50`.
 *
 * @param units - in units of the last decimal, not negative
 * @param decimals - number of decimals
 */
export function inDecimals(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - decimals));
  return decimals === 0 ? whole : whole + numberMarks().decimalMark + digits.slice(-decimals);
}

/** `3.2`, `3`: rounded to a tenth, which is left out when zero. @param value - not negative */
export function inTenths(value: number): string {
  const tenths = Math.round(value * 10);
  return tenths % 10 === 0 ? inCount(tenths / 10) : inDecimals(BigInt(tenths), 1);
}
