/** What Dogecoin's nodes relay and what a transaction has to pay them: the rules behind every fee and rejection. */
import { type FeeRate, MIN_RELAY_FEE_RATE } from '../amount/FeeRate.ts';
import { KOINU_PER_DOGE, type Koinu, koinu } from '../amount/Koinu.ts';

/**
 * Below it an output costs a surcharge, and change is not worth making: 0.01 DOGE, koinu.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.h (DEFAULT_DUST_LIMIT)
 */
export const SOFT_DUST: Koinu = koinu(1_000_000n);

/**
 * Below it nodes reject an output: 0.001 DOGE, koinu.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.h (DEFAULT_HARD_DUST_LIMIT)
 */
export const HARD_DUST: Koinu = koinu(100_000n);

/**
 * What each output below `SOFT_DUST` adds to the fee: 0.01 DOGE, koinu. It does not grow with the fee rate.
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
 * The highest fee that nodes take from `sendrawtransaction`: 100 DOGE, koinu.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_TRANSACTION_MAXFEE)
 */
export const MAX_FEE: Koinu = koinu(100n * KOINU_PER_DOGE);

/**
 * Unconfirmed transactions that a new one may rest on. The node's limit of 25 counts the new one too.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_ANCESTOR_LIMIT)
 */
export const MAX_UNCONFIRMED_ANCESTORS = 24;

/**
 * Unconfirmed transactions that may hang together, the new one included: with all that it rests on, and with all that rests
 * on any one of those.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_ANCESTOR_LIMIT, DEFAULT_DESCENDANT_LIMIT)
 */
export const MAX_CHAIN_COUNT = MAX_UNCONFIRMED_ANCESTORS + 1;

/**
 * Bytes of the same, counted both ways: 101,000 pass, 101,001 don't.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_ANCESTOR_SIZE_LIMIT, DEFAULT_DESCENDANT_SIZE_LIMIT)
 */
export const MAX_CHAIN_BYTES = 101_000;

/**
 * What a size costs, rounded up to whole koinu, and never less than nodes relay for.
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
 * The least fee of a transaction: rate × exact size, and 0.01 DOGE for each output below 0.01 DOGE.
 *
 * @param size - bytes
 * @param outputs - the amounts of all outputs, koinu
 * @returns koinu
 * @throws {RangeError} when it passes MAX_MONEY
 * @example requiredFee(226, [koinu(100_000_000n)], RECOMMENDED_FEE_RATE) // 226_000n
 */
export function requiredFee(size: number, outputs: readonly bigint[], rate: FeeRate): Koinu {
  const surcharges = BigInt(outputs.filter(isSoftDust).length) * SOFT_DUST_SURCHARGE;
  return koinu(feeOfSize(size, rate) + surcharges);
}
