/** Dogecoin's relay rules: the basis of every fee and rejection. */
import { type FeeRate, MIN_RELAY_FEE_RATE } from '../amount/FeeRate.ts';
import { KOINU_PER_DOGE, type Koinu, koinu } from '../amount/Koinu.ts';

/**
 * Outputs below it cost a surcharge, and smaller change is not worth making: 0.01 DOGE, koinu.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.h (DEFAULT_DUST_LIMIT)
 */
export const SOFT_DUST: Koinu = koinu(1_000_000n);

/**
 * Nodes reject outputs below it: 0.001 DOGE, koinu.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.h (DEFAULT_HARD_DUST_LIMIT)
 */
export const HARD_DUST: Koinu = koinu(100_000n);

/**
 * The surcharge for each output below `SOFT_DUST`: 0.01 DOGE, koinu. It does not depend on the fee rate.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/dogecoin-fees.cpp (GetDogecoinDustFee)
 */
export const SOFT_DUST_SURCHARGE: Koinu = koinu(1_000_000n);

/** Coins of this value or less usually carry an inscription: 0.001 DOGE, koinu. */
export const CARRIER_VALUE: Koinu = koinu(100_000n);

/**
 * The largest transaction that nodes relay, bytes: 100,000 is rejected already.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.h (MAX_STANDARD_TX_WEIGHT, four times this)
 */
export const MAX_TRANSACTION_SIZE = 99_999;

/**
 * The highest fee that `sendrawtransaction` accepts: 100 DOGE, koinu.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_TRANSACTION_MAXFEE)
 */
export const MAX_FEE: Koinu = koinu(100n * KOINU_PER_DOGE);

/**
 * Maximum unconfirmed ancestors of a new transaction. The node's limit of 25 includes the new one.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_ANCESTOR_LIMIT)
 */
export const MAX_UNCONFIRMED_ANCESTORS = 24;

/**
 * Maximum number of unconfirmed transactions in a chain, including the new one: it with its ancestors, and each ancestor with its
 * descendants.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_ANCESTOR_LIMIT, DEFAULT_DESCENDANT_LIMIT)
 */
export const MAX_CHAIN_COUNT = MAX_UNCONFIRMED_ANCESTORS + 1;

/**
 * Maximum bytes of such a chain, in both directions: 101,000 pass, 101,001 don't.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_ANCESTOR_SIZE_LIMIT, DEFAULT_DESCENDANT_SIZE_LIMIT)
 */
export const MAX_CHAIN_BYTES = 101_000;

/**
 * The fee for a size, rounded up to whole koinu, and at least the minimum relay fee.
 *
 * @param size - bytes
 */
export function feeOfSize(size: number, rate: FeeRate): bigint {
  const perKilobyte = rate > MIN_RELAY_FEE_RATE ? rate : MIN_RELAY_FEE_RATE;
  return (BigInt(size) * perKilobyte + 999n) / 1000n;
}

/** Whether an output of this amount costs the surcharge. */
export const isSoftDust = (amount: bigint): boolean => amount < SOFT_DUST;

/**
 * The minimum fee of a transaction: rate × exact size, and 0.01 DOGE for each output below 0.01 DOGE.
 *
 * @param size - bytes
 * @param outputs - the amounts of all outputs, koinu
 * @returns koinu
 * @throws {RangeError} when it exceeds MAX_MONEY
 * @example requiredFee(226, [koinu(100_000_000n)], RECOMMENDED_FEE_RATE) // 226_000n
 */
export function requiredFee(size: number, outputs: readonly bigint[], rate: FeeRate): Koinu {
  const surcharges = BigInt(outputs.filter(isSoftDust).length) * SOFT_DUST_SURCHARGE;
  return koinu(feeOfSize(size, rate) + surcharges);
}
