/** Dogecoin's relay fees. */

import type { Transaction } from 'bitcoinjs-lib';
import type { Mempool } from './Mempool.ts';
import { isUnspendable, SOFT_DUST } from './standardChecks.ts';
import type { RelayVerdict, TransactionRecord } from './types.ts';

/** Fee that peers ask for: 0.001 DOGE, koinu per 1000 bytes. @see src/policy/policy.h */
const MIN_RELAY_RATE = 100_000n;
/** What a replacement adds for its own size: 0.0001 DOGE, koinu per 1000 bytes. @see src/policy/policy.h */
const INCREMENTAL_RATE = 10_000n;

/** Koinu per 1000 bytes, rounded down as the node does. */
export const ratePerKilobyte = (fee: bigint, size: number): bigint => (fee * 1000n) / BigInt(size);

/** What a size costs at a rate, koinu, rounded down as the node does. */
export const feeOf = (rate: bigint, size: number): bigint => (rate * BigInt(size)) / 1000n;

/** What a replacement of this size pays on top of what it replaces, koinu. */
export const incrementalFee = (size: number): bigint => feeOf(INCREMENTAL_RATE, size);

/** 0.01 DOGE for each output below 0.01 DOGE. @see src/dogecoin-fees.cpp (GetDogecoinDustFee) */
export const dustFee = (tx: Transaction): bigint =>
  SOFT_DUST *
  BigInt(tx.outs.filter((output) => !isUnspendable(output.script) && output.value < SOFT_DUST).length);

/** The least fee with which peers pass a transaction on. @see src/dogecoin-fees.cpp (GetDogecoinMinRelayFee) */
export const minRelayFee = (tx: Transaction, size: number): bigint =>
  feeOf(MIN_RELAY_RATE, size) + dustFee(tx);

/**
 * Whether the peers of a node take a transaction that it took.
 *
 * Below their fee filter it is not even told to them, and a child of what they don't have stays an orphan there.
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
