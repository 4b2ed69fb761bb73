// Converts integers in the smallest unit to decimals, exactly, and back, for controls.

import type { TokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import { formatTokenAmount } from '../../src/domain/drc20/tokenAmount.ts';

/** Numbers with these names have other decimals than DOGE, and so do numbers next to a `decimals`. */
const DECIMALS_OF: Readonly<Record<string, number>> = {
  /** micros of a currency @see ../../src/domain/amount/FiatPrice.ts */
  microsPerDoge: 6,
  /** koinu times 10^8 @see ../../src/domain/drc20/Token.ts */
  price: 16,
  /** number in a collection */
  number: 0,
};

const DOGE_DECIMALS = 8;

/** The number of decimals of a field. */
export const decimalsOf = (field: string, around: number | undefined): number =>
  DECIMALS_OF[field] ?? around ?? DOGE_DECIMALS;

/** @example writeDecimal(1_250_000_000n, 8) // '12.5' */
export const writeDecimal = (value: bigint, decimals: number): string =>
  (value < 0n ? '-' : '') + formatTokenAmount((value < 0n ? -value : value) as TokenUnits, decimals);

/** Parses what `writeDecimal` writes. @returns undefined when it is no number, or has too many decimals */
export function readDecimal(text: string, decimals: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = /^\s*(-?)(\d+)(?:\.(\d+))?\s*$/.exec(text) ?? [];
  if (whole === '' || fraction.length > decimals) return undefined;
  const value = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -value : value;
}
