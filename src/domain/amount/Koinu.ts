declare const koinuBrand: unique symbol;

/** An amount of money: a whole number of koinu, 0 to MAX_MONEY; sums may pass that. 1 DOGE = 100,000,000 koinu. */
export type Koinu = bigint & { readonly [koinuBrand]: true };

/** Koinu in one DOGE. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/amount.h (COIN) */
export const KOINU_PER_DOGE = 100_000_000n;

/** Upper bound of one output and of what one transaction moves, koinu: 10 billion DOGE. @see src/amount.h (MAX_MONEY) */
export const MAX_MONEY = 10_000_000_000n * KOINU_PER_DOGE;

/** Upper bound of what an address or a wallet holds, koinu: a trillion DOGE, more than there will be in a hundred years. */
export const MAX_TOTAL = 100n * MAX_MONEY;

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

/**
 * Brands the sum of several amounts as money: what an address holds may pass MAX_MONEY.
 *
 * @throws {RangeError} when it is negative or above MAX_TOTAL
 */
export function totalKoinu(amount: bigint): Koinu {
  if (amount < 0n || amount > MAX_TOTAL) throw new RangeError(`sum out of range: ${amount}`);
  return amount as Koinu;
}

/** Adds amounts. @throws {RangeError} when the sum passes MAX_TOTAL */
export function sumKoinu(amounts: Iterable<bigint>): Koinu {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return totalKoinu(sum);
}
