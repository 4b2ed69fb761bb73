// Whole numbers of the smallest unit as decimals, exactly, and back: what a control shows and takes.

import type { TokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import { formatTokenAmount } from '../../src/domain/drc20/tokenAmount.ts';

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
export const writeDecimal = (value: bigint, decimals: number): string =>
  (value < 0n ? '-' : '') + formatTokenAmount((value < 0n ? -value : value) as TokenUnits, decimals);

/** Reads what `writeDecimal` writes. @returns undefined where the text is none, or has too many decimals */
export function readDecimal(text: string, decimals: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = /^\s*(-?)(\d+)(?:\.(\d+))?\s*$/.exec(text) ?? [];
  if (whole === '' || fraction.length > decimals) return undefined;
  const value = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -value : value;
}
