const MICRO_DIGITS = 6;

/** Formats millionths (not negative) as a decimal with a dot: at least two decimals, otherwise no trailing zeros. */
export function decimalOf(micros: bigint): string {
  const digits = micros.toString().padStart(MICRO_DIGITS + 1, '0');
  const fraction = digits.slice(-MICRO_DIGITS).replace(/0{1,4}$/, '');
  return `${digits.slice(0, -MICRO_DIGITS)}.${fraction}`;
}
