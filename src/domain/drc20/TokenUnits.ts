/** Amounts of tokens: whole numbers of their smallest units, of any size. */

declare const unitsBrand: unique symbol;

/** An amount of a token in its smallest units, not negative. A ledger token has 8 decimals: 1 token = 100,000,000 units. */
export type TokenUnits = bigint & { readonly [unitsBrand]: true };

/** Decimals of every token of the ledger. */
export const LEDGER_DECIMALS = 8;

/** The most decimals that a token may have here; the ledger's have 8, those on tiny coins up to 18. */
export const MAX_TOKEN_DECIMALS = 30;

/** Whether a number can be a token's decimals: whole, and 0 to `MAX_TOKEN_DECIMALS`. What is not cannot be written as an amount. */
export const isTokenDecimals = (decimals: unknown): decimals is number =>
  typeof decimals === 'number' &&
  Number.isInteger(decimals) &&
  decimals >= 0 &&
  decimals <= MAX_TOKEN_DECIMALS;

/** Brands a bigint. @throws {RangeError} when it is negative */
export function tokenUnits(units: bigint): TokenUnits {
  if (units < 0n) throw new RangeError(`token units are not negative: ${units}`);
  return units as TokenUnits;
}

/** Nothing of a token. */
export const NO_UNITS: TokenUnits = tokenUnits(0n);
