/** Converts decimal text to a whole number of smaller units, without floating point. */

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,40}))?(?:e([+-]?\d{1,2}))?$/i;

/**
 * Multiplies a decimal by a power of ten and rounds half away from zero.
 *
 * @param text - for example `0.01`, `-1`, `7.9145e3`
 * @param decimals - decimals of the smaller unit: 8 for koinu, 6 for millionths
 * @returns null when the text is not a decimal number
 * @example scaleDecimal('0.01', 8) // 1_000_000n
 */
export function scaleDecimal(text: string, decimals: number): bigint | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(whole + fraction);
  const shift = Number(exponent) + decimals - fraction.length;
  const size = shift >= 0 ? digits * 10n ** BigInt(shift) : roundedQuotient(digits, 10n ** BigInt(-shift));
  return sign === '-' ? -size : size;
}

const roundedQuotient = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor / 2n) / divisor;
