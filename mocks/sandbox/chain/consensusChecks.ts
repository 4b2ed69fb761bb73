/** Rules for every transaction, including those in blocks. */

import type { Transaction } from 'bitcoinjs-lib';
import { MAX_MONEY } from '../../../src/domain/amount/Koinu.ts';
import { hashToId } from '../bytes.ts';
import { MANDATORY_RULES, STANDARD_RULES } from '../script/rules.ts';
import { SCRIPT_ERRORS } from '../script/scriptErrors.ts';
import { verifyScript } from '../script/verifyScript.ts';
import { type Rejection, rejection, type SandboxCoin } from './types.ts';

const INVALID = 16;
const NONSTANDARD = 64;
const LOCK_TIME_THRESHOLD = 500_000_000;
const FINAL_SEQUENCE = 0xffffffff;
const MAX_BLOCK_SIZE = 1_000_000;

const invalid = (reason: string): Rejection => rejection(INVALID, reason);

function checkOutputs(tx: Transaction): Rejection | null {
  let total = 0n;
  for (const { value } of tx.outs) {
    total += value;
    if (value < 0n) return invalid('bad-txns-vout-negative');
    if (value > MAX_MONEY) return invalid('bad-txns-vout-toolarge');
    if (total > MAX_MONEY) return invalid('bad-txns-txouttotal-toolarge');
  }
  return null;
}

/** Checks a transaction without its context. @see src/validation.cpp (CheckTransaction) */
export function checkTransaction(tx: Transaction, size: number): Rejection | null {
  if (tx.ins.length === 0) return invalid('bad-txns-vin-empty');
  if (tx.outs.length === 0) return invalid('bad-txns-vout-empty');
  if (size > MAX_BLOCK_SIZE) return invalid('bad-txns-oversize');
  const outputs = checkOutputs(tx);
  if (outputs) return outputs;
  const outpoints = tx.ins.map((input) => `${hashToId(input.hash)}:${input.index}`);
  if (new Set(outpoints).size < outpoints.length) return invalid('bad-txns-inputs-duplicate');
  if (tx.isCoinbase()) return invalid('coinbase');
  return null;
}

/** Whether a transaction's lock time has passed for the next block. @see src/validation.cpp (IsFinalTx) */
export function isFinal(tx: Transaction, nextHeight: number, medianTimeMs: number): boolean {
  const limit = tx.locktime < LOCK_TIME_THRESHOLD ? nextHeight : medianTimeMs / 1000;
  return tx.locktime < limit || tx.ins.every((input) => input.sequence === FINAL_SEQUENCE);
}

/** Bits of a sequence that is a relative lock (BIP 68). */
const NO_LOCK = 2 ** 31;
const LOCK_OF_TIME = 2 ** 22;
const LOCK_VALUE = 0xffff;
/** So long is one step of a lock of time, milliseconds. */
const LOCK_STEP_MS = 512_000;
const FIRST_LOCKING_VERSION = 2;

/** Where the chain is, for relative locks. */
export interface LockView {
  readonly nextHeight: number;
  /** median time of the last eleven blocks, milliseconds */
  readonly medianTimeMs: number;
  /** median time of the eleven blocks up to a height, milliseconds */
  medianTimeAt(height: number): number;
}

/**
 * Whether the relative locks of all inputs have passed for the next block. A coin that waits counts from that block.
 *
 * @see src/validation.cpp (CalculateSequenceLocks, EvaluateSequenceLocks)
 */
export function areLocksOver(tx: Transaction, coins: readonly SandboxCoin[], view: LockView): boolean {
  if (tx.version < FIRST_LOCKING_VERSION) return true;
  return tx.ins.every(({ sequence }, at) => {
    if (sequence >= NO_LOCK) return true;
    const height = coins[at]?.height ?? view.nextHeight;
    const steps = sequence & LOCK_VALUE;
    if ((sequence & LOCK_OF_TIME) === 0) return height + steps <= view.nextHeight;
    return view.medianTimeAt(Math.max(0, height - 1)) + steps * LOCK_STEP_MS <= view.medianTimeMs;
  });
}

/** Checks what a transaction spends. @see src/validation.cpp (Consensus::CheckTxInputs) */
export function checkSpends(
  tx: Transaction,
  coins: readonly SandboxCoin[],
  nextHeight: number,
  maturity: number,
): Rejection | null {
  const isImmature = (coin: SandboxCoin): boolean =>
    coin.isCoinbase && coin.height !== null && nextHeight - coin.height < maturity;
  if (coins.some(isImmature)) return invalid('bad-txns-premature-spend-of-coinbase');
  const spent = coins.reduce((sum, coin) => sum + coin.value, 0n);
  if (spent > MAX_MONEY) return invalid('bad-txns-inputvalues-outofrange');
  const paid = tx.outs.reduce((sum, output) => sum + output.value, 0n);
  return spent < paid ? invalid('bad-txns-in-belowout') : null;
}

/**
 * Runs every input's script under the mempool's rules.
 *
 * A script that fails only the mempool's extra rules is reported as such, with the error of the first run.
 *
 * @see src/validation.cpp (CheckInputs)
 */
export function checkScripts(tx: Transaction, coins: readonly SandboxCoin[]): Rejection | null {
  for (const [at, coin] of coins.entries()) {
    const error = verifyScript(tx, at, coin.script, STANDARD_RULES);
    if (!error) continue;
    const text = SCRIPT_ERRORS[error];
    return verifyScript(tx, at, coin.script, MANDATORY_RULES) === null
      ? rejection(NONSTANDARD, `non-mandatory-script-verify-flag (${text})`)
      : invalid(`mandatory-script-verify-flag-failed (${text})`);
  }
  return null;
}
