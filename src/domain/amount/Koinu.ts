declare const koinuBrand: unique symbol;

/** An amount of money: a whole number of koinu, 0 to MAX_MONEY. 1 DOGE = 100,000,000 koinu. */
export type Koinu = bigint & { readonly [koinuBrand]: true };

/** Koinu in one DOGE. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/amount.h (COIN) */
export const KOINU_PER_DOGE = 100_000_000n;

/** Upper bound of any single amount, koinu: 10 billion DOGE. @see src/amount.h (MAX_MONEY) */
export const MAX_MONEY = 10_000_000_000n * KOINU_PER_DOGE;

/**
 * Brands a bigint as money.
 *
 * @throws {RangeError} when the amount is negative or above MAX_MONEY
 */
export function koinu(amount: bigint): Koinu {
  if (amount < 0n || amount > MAX_MONEY) throw new RangeError(`koinu out of range: ${amount}`);
  return amount as Koinu;
}

/** Nothing at all. */
export const NO_KOINU: Koinu = koinu(0n);

/** Adds amounts. @throws {RangeError} when the sum passes MAX_MONEY */
export function sumKoinu(amounts: Iterable<bigint>): Koinu {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return koinu(sum);
}
