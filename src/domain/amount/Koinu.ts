declare const koinuBrand: unique symbol;

/** An amount of money: a whole number of koinu, 0 to MAX_MONEY; sums may exceed that. 1 DOGE = 100,000,000 koinu. */
export type Koinu = bigint & { readonly [koinuBrand]: true };

/** Koinu in one DOGE. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/amount.h (COIN) */
export const KOINU_PER_DOGE = 100_000_000n;

/** Maximum of one output and of a transaction's total, koinu: 10 billion DOGE. @see src/amount.h (MAX_MONEY) */
export const MAX_MONEY = 10_000_000_000n * KOINU_PER_DOGE;

/** Maximum that an address or a wallet holds, koinu: a trillion DOGE, more than will exist in a hundred years. */
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

export const NO_KOINU: Koinu = koinu(0n);

/**
 * Brands a sum of amounts as money: an address may hold more than MAX_MONEY.
 *
 * @throws {RangeError} when it is negative or above MAX_TOTAL
 */
export function totalKoinu(amount: bigint): Koinu {
  if (amount < 0n || amount > MAX_TOTAL) throw new RangeError(`sum out of range: ${amount}`);
  return amount as Koinu;
}

/** @throws {RangeError} when the sum exceeds MAX_TOTAL */
export function sumKoinu(amounts: Iterable<bigint>): Koinu {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return totalKoinu(sum);
}
