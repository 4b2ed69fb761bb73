/** Token amounts: whole numbers of the smallest unit, of any size. */

declare const unitsBrand: unique symbol;

/** An amount of a token in its smallest units, not negative. A ledger token has 8 decimals: 1 token = 100,000,000 units. */
export type TokenUnits = bigint & { readonly [unitsBrand]: true };

/** Decimals of every token of the ledger. */
export const LEDGER_DECIMALS = 8;

/** The most decimals that a token may have here; ledger tokens have 8, doginals up to 18. */
export const MAX_TOKEN_DECIMALS = 30;

/** Whether a value is a valid number of decimals: an integer from 0 to `MAX_TOKEN_DECIMALS`. */
export const isTokenDecimals = (decimals: unknown): decimals is number =>
  typeof decimals === 'number' &&
  Number.isInteger(decimals) &&
  decimals >= 0 &&
  decimals <= MAX_TOKEN_DECIMALS;

/** @throws {RangeError} when it is negative */
export function tokenUnits(units: bigint): TokenUnits {
  if (units < 0n) throw new RangeError(`token units are not negative: ${units}`);
  return units as TokenUnits;
}

export const NO_UNITS: TokenUnits = tokenUnits(0n);
