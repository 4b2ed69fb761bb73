/** Rules against other unconfirmed transactions: conflicts, cheap replacements, long chains. */

import type { Transaction } from 'bitcoinjs-lib';
import { hashToId } from '../bytes.ts';
import { incrementalFee, ratePerKilobyte } from './fees.ts';
import type { Mempool, MempoolEntry } from './Mempool.ts';
import { type Rejection, rejection, type TransactionRecord } from './types.ts';

const NONSTANDARD = 64;
const INVALID = 16;
const INSUFFICIENT_FEE = 66;
const CONFLICT = 258;

/** Chain limits. @see src/validation.h (DEFAULT_ANCESTOR_LIMIT and its kin) */
const MAX_CHAIN_COUNT = 25;
const MAX_CHAIN_SIZE = 101_000;
const MAX_REPLACED = 100;
const LAST_REPLACEABLE_SEQUENCE = 0xfffffffd;

/** Ids of the unconfirmed transactions that spend the same outputs. */
export function conflictsOf(tx: Transaction, mempool: Mempool): ReadonlySet<string> {
  return new Set(tx.ins.flatMap((input) => mempool.spenderOf(hashToId(input.hash), input.index) ?? []));
}

/** Whether a transaction signals that it may be replaced (BIP125). */
export const isReplaceable = (tx: Transaction): boolean =>
  tx.ins.some((input) => input.sequence <= LAST_REPLACEABLE_SEQUENCE);

/** Rejects conflicts with a transaction that may not be replaced. */
export function checkConflicts(conflicts: ReadonlySet<string>, mempool: Mempool): Rejection | null {
  for (const txid of conflicts) {
    const tx = mempool.get(txid)?.record.tx;
    if (tx && !isReplaceable(tx)) return rejection(CONFLICT, 'txn-mempool-conflict');
  }
  return null;
}

const sizeOf = (mempool: Mempool, txids: Iterable<string>): number =>
  Array.from(txids).reduce((sum, txid) => sum + (mempool.get(txid)?.record.size ?? 0), 0);

/** Rejects a chain of more than 25 unconfirmed transactions or 101,000 bytes, in either direction. @see src/txmempool.cpp */
export function checkChain(record: TransactionRecord, mempool: Mempool): Rejection | null {
  const ancestors = mempool.ancestors(record);
  const tooLong = rejection(NONSTANDARD, 'too-long-mempool-chain');
  if (ancestors.size + 1 > MAX_CHAIN_COUNT) return tooLong;
  if (sizeOf(mempool, ancestors) + record.size > MAX_CHAIN_SIZE) return tooLong;
  for (const ancestor of ancestors) {
    const descendants = mempool.descendants(ancestor);
    if (descendants.size + 2 > MAX_CHAIN_COUNT) return tooLong;
    if (sizeOf(mempool, [ancestor, ...descendants]) + record.size > MAX_CHAIN_SIZE) return tooLong;
  }
  return null;
}

/** All entries removed by replacing these: they and their descendants. */
export function replacedBy(conflicts: ReadonlySet<string>, mempool: Mempool): readonly MempoolEntry[] {
  const txids = new Set([...conflicts].flatMap((txid) => [txid, ...mempool.descendants(txid)]));
  return [...txids].flatMap((txid) => mempool.get(txid) ?? []);
}

function addsUnconfirmed(
  record: TransactionRecord,
  conflicts: ReadonlySet<string>,
  mempool: Mempool,
): boolean {
  const known = new Set(
    [...conflicts].flatMap((txid) => {
      const entry = mempool.get(txid);
      return entry ? mempool.parents(entry.record) : [];
    }),
  );
  return mempool.parents(record).some((txid) => !known.has(txid));
}

/** Rejects a replacement with too low a fee or too many evictions (BIP125 rules 2 to 5). */
export function checkReplacement(
  record: TransactionRecord,
  conflicts: ReadonlySet<string>,
  mempool: Mempool,
): Rejection | null {
  if (conflicts.size === 0) return null;
  const tooCheap = rejection(INSUFFICIENT_FEE, 'insufficient fee');
  const ancestors = mempool.ancestors(record);
  if ([...conflicts].some((txid) => ancestors.has(txid))) {
    return rejection(INVALID, 'bad-txns-spends-conflicting-tx');
  }
  const rate = ratePerKilobyte(record.fee, record.size);
  const replaced = replacedBy(conflicts, mempool);
  const direct = replaced.filter((entry) => conflicts.has(entry.record.txid));
  if (direct.some(({ record: old }) => rate <= ratePerKilobyte(old.fee, old.size))) return tooCheap;
  if (replaced.length > MAX_REPLACED) return rejection(NONSTANDARD, 'too many potential replacements');
  if (addsUnconfirmed(record, conflicts, mempool))
    return rejection(NONSTANDARD, 'replacement-adds-unconfirmed');
  const oldFees = replaced.reduce((sum, entry) => sum + entry.record.fee, 0n);
  return record.fee - oldFees < incrementalFee(record.size) ? tooCheap : null;
}
