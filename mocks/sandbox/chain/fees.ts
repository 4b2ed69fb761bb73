/** Dogecoin's relay fees. */

import type { Transaction } from 'bitcoinjs-lib';
import type { Mempool } from './Mempool.ts';
import { isUnspendable, SOFT_DUST } from './standardChecks.ts';
import {
  type Rejection,
  type RelayVerdict,
  rejection,
  type SandboxCoin,
  type TransactionRecord,
} from './types.ts';

const INSUFFICIENT_FEE = 66;

/** The peers' minimum: 0.001 DOGE, koinu per 1000 bytes. @see src/policy/policy.h */
const MIN_RELAY_RATE = 100_000n;
/** What a replacement adds for its own size: 0.0001 DOGE, koinu per 1000 bytes. @see src/policy/policy.h */
const INCREMENTAL_RATE = 10_000n;

/** Koinu per 1000 bytes, rounded down as the node does. */
export const ratePerKilobyte = (fee: bigint, size: number): bigint => (fee * 1000n) / BigInt(size);

/** The fee for a size at a rate, koinu, rounded down as the node does. */
export const feeOf = (rate: bigint, size: number): bigint => (rate * BigInt(size)) / 1000n;

/** What a replacement of this size pays on top of the replaced fees, koinu. */
export const incrementalFee = (size: number): bigint => feeOf(INCREMENTAL_RATE, size);

/** 0.01 DOGE for each output below 0.01 DOGE. @see src/dogecoin-fees.cpp (GetDogecoinDustFee) */
export const dustFee = (tx: Transaction): bigint =>
  SOFT_DUST *
  BigInt(tx.outs.filter((output) => !isUnspendable(output.script) && output.value < SOFT_DUST).length);

/** The lowest fee at which peers relay a transaction. @see src/dogecoin-fees.cpp (GetDogecoinMinRelayFee) */
export const minRelayFee = (tx: Transaction, size: number): bigint =>
  feeOf(MIN_RELAY_RATE, size) + dustFee(tx);

/** Priority (value by age) above which a node accepts free transactions. @see src/txmempool.h (AllowFreeThreshold) */
const FREE_ABOVE = 57_600_000n;
/** Bytes of each input that don't count. @see src/primitives/transaction.cpp (CalculateModifiedSize) */
const INPUT_SIZE = 41;
const MAX_SCRIPT_SIZE = 110;

/** Rejects a fee below the minimum unless the spent coins are large or old. @see src/coins.cpp (GetPriority) */
export function checkPriority(
  { tx, size, fee }: TransactionRecord,
  coins: readonly SandboxCoin[],
  nextHeight: number,
): Rejection | null {
  if (fee >= feeOf(MIN_RELAY_RATE, size)) return null;
  const aged = coins.reduce(
    (sum, { value, height }) => sum + (height === null ? 0n : value * BigInt(nextHeight - height)),
    0n,
  );
  const left = tx.ins.reduce((bytes, { script }) => {
    const free = INPUT_SIZE + Math.min(MAX_SCRIPT_SIZE, script.length);
    return bytes > free ? bytes - free : bytes;
  }, size);
  return aged > FREE_ABOVE * BigInt(left) ? null : rejection(INSUFFICIENT_FEE, 'insufficient priority');
}

/**
 * Whether a node's peers accept a transaction that it accepted.
 *
 * Below their fee filter it is not even announced to them, and a child of a transaction they lack stays an orphan.
 */
export function judgeRelay(record: TransactionRecord, mempool: Mempool): RelayVerdict {
  const hasUnrelayedParent = mempool.parents(record).some((txid) => !mempool.get(txid)?.relay.relayed);
  const isFiltered = ratePerKilobyte(record.fee, record.size) < MIN_RELAY_RATE;
  if (hasUnrelayedParent || isFiltered) return { relayed: false, relayReason: 'no answer' };
  if (record.fee < minRelayFee(record.tx, record.size)) {
    return { relayed: false, relayReason: 'rate limited free transaction (code 66)' };
  }
  return { relayed: true };
}
