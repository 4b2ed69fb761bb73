// Whole numbers of the smallest unit as decimals, exactly, and back: what a control shows and takes.

/** A number that stands beside `decimals`, or under one of these names, has other decimals than DOGE. */
const DECIMALS_OF: Readonly<Record<string, number>> = {
  /** micros of a currency @see ../../src/domain/amount/FiatPrice.ts */
  microsPerDoge: 6,
  /** koinu times 10^8 @see ../../src/domain/drc20/Token.ts */
  price: 16,
  /** which of a collection */
  number: 0,
};

const DOGE_DECIMALS = 8;

/** How many decimals a field's number has. */
export const decimalsOf = (field: string, around: number | undefined): number =>
  DECIMALS_OF[field] ?? around ?? DOGE_DECIMALS;

/** @example writeDecimal(1_250_000_000n, 8) // '12.5' */
export function writeDecimal(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Reads what `writeDecimal` writes. @returns undefined where the text is none, or has too many decimals */
export function readDecimal(text: string, decimals: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = /^\s*(-?)(\d+)(?:\.(\d+))?\s*$/.exec(text) ?? [];
  if (whole === '' || fraction.length > decimals) return undefined;
  const value = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -value : value;
}
