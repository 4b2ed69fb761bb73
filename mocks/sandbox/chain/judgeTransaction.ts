/** A node's complete check of a submitted transaction. */

import { hashToId } from '../bytes.ts';
import type { CoinSet } from './CoinSet.ts';
import {
  areLocksOver,
  checkScripts,
  checkSpends,
  checkTransaction,
  isFinal,
  type LockView,
} from './consensusChecks.ts';
import type { DecodedTransaction } from './decodeTransaction.ts';
import { checkPriority, feeOf } from './fees.ts';
import type { Mempool } from './Mempool.ts';
import { checkChain, checkConflicts, checkReplacement, conflictsOf } from './mempoolChecks.ts';
import { checkStandard, checkStandardSpends } from './standardChecks.ts';
import { type Rejection, rejection, type SandboxCoin, type TransactionRecord } from './types.ts';

const NONSTANDARD = 64;
const DUPLICATE = 18;
const INSUFFICIENT_FEE = 66;
const HIGH_FEE = 256;
/** @see src/wallet/wallet.h (DEFAULT_TRANSACTION_MAXFEE): 100 DOGE, koinu */
const ABSURD_FEE = 10_000_000_000n;

/** What a judgement depends on. */
export interface NodeView extends LockView {
  readonly coins: CoinSet;
  readonly mempool: Mempool;
  /** confirmations before a coinbase may be spent */
  readonly maturity: number;
  readonly nowMs: number;
  /** a full mempool's minimum, koinu per 1000 bytes; 0 while there is room */
  readonly minimumRate: bigint;
}

/** An accepted transaction, and those it replaces. */
export interface Acceptance {
  readonly accepted: true;
  readonly record: TransactionRecord;
  /** ids of conflicting unconfirmed transactions */
  readonly conflicts: ReadonlySet<string>;
}

/** Missing inputs, in the node's words. */
export const MISSING_INPUTS: Rejection = { accepted: false, code: -25, reason: 'Missing inputs' };

function checkForm({ tx, size }: DecodedTransaction, view: NodeView): Rejection | null {
  if (tx.hasWitnesses()) return rejection(NONSTANDARD, 'no-witness-yet');
  return (
    checkTransaction(tx, size) ??
    checkStandard(tx, size) ??
    (isFinal(tx, view.nextHeight, view.medianTimeMs) ? null : rejection(NONSTANDARD, 'non-final'))
  );
}

/** Finds each input's output, in the chain or the mempool; a rejection when one is missing. */
export function findSpends({ tx }: DecodedTransaction, view: NodeView): readonly SandboxCoin[] | Rejection {
  const coins: SandboxCoin[] = [];
  for (const input of tx.ins) {
    const txid = hashToId(input.hash);
    const coin = view.mempool.coin(txid, input.index) ?? view.coins.get(txid, input.index);
    if (!coin && !view.mempool.has(txid) && !view.coins.hasTransaction(txid)) return MISSING_INPUTS;
    if (!coin) return rejection(DUPLICATE, 'bad-txns-inputs-spent');
    coins.push(coin);
  }
  return coins;
}

/** A transaction's record, given its spent outputs. */
export function recordOf(
  decoded: DecodedTransaction,
  coins: readonly SandboxCoin[],
  nowMs: number,
): TransactionRecord {
  const spent = coins.reduce((sum, coin) => sum + coin.value, 0n);
  const paid = decoded.tx.outs.reduce((sum, output) => sum + output.value, 0n);
  return { ...decoded, isCoinbase: false, spends: coins, fee: spent - paid, firstSeenMs: nowMs };
}

const isRejection = (found: readonly SandboxCoin[] | Rejection): found is Rejection => 'accepted' in found;

/**
 * Judges a transaction submitted by `sendrawtransaction`, in the node's order of checks.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.cpp (AcceptToMemoryPoolWorker)
 */
export function judgeTransaction(decoded: DecodedTransaction, view: NodeView): Acceptance | Rejection {
  const { tx } = decoded;
  const conflicts = conflictsOf(tx, view.mempool);
  const rejected = checkForm(decoded, view) ?? checkConflicts(conflicts, view.mempool);
  if (rejected) return rejected;
  const coins = findSpends(decoded, view);
  if (isRejection(coins)) return coins;
  const record = recordOf(decoded, coins, view.nowMs);
  return (
    (areLocksOver(tx, coins, view) ? null : rejection(NONSTANDARD, 'non-BIP68-final')) ??
    checkStandardSpends(tx, coins) ??
    (view.minimumRate > 0n && record.fee < feeOf(view.minimumRate, record.size)
      ? rejection(INSUFFICIENT_FEE, 'mempool min fee not met')
      : checkPriority(record, coins, view.nextHeight)) ??
    (record.fee > ABSURD_FEE ? rejection(HIGH_FEE, 'absurdly-high-fee') : null) ??
    checkChain(record, view.mempool) ??
    checkReplacement(record, conflicts, view.mempool) ??
    checkSpends(tx, coins, view.nextHeight, view.maturity) ??
    checkScripts(tx, coins) ?? { accepted: true, record, conflicts }
  );
}
