/** Rules of relay policy: nodes don't relay violations, though blocks may include them. */

import type { Transaction } from 'bitcoinjs-lib';
import { evaluate } from '../script/evaluate.ts';
import { isPushOnly, OP } from '../script/opcodes.ts';
import { MANDATORY_RULES } from '../script/rules.ts';
import { signatureOperations, standardKind } from '../script/standardScripts.ts';
import { checkerOf } from '../script/verifyScript.ts';
import { type Rejection, rejection, type SandboxCoin } from './types.ts';

const NONSTANDARD = 64;

/** Policy limits. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.h */
const MAX_SIZE = 100_000;
const MAX_SCRIPT_SIG = 1_650;
const MAX_P2SH_OPERATIONS = 15;

/** An output below this is rejected: 0.001 DOGE, koinu. @see src/policy/policy.h (DEFAULT_HARD_DUST_LIMIT) */
export const HARD_DUST = 100_000n;

/** Each output below this adds to the fee: 0.01 DOGE, koinu. @see src/policy/policy.h (DEFAULT_DUST_LIMIT) */
export const SOFT_DUST = 1_000_000n;

const nonstandard = (reason: string): Rejection => rejection(NONSTANDARD, reason);

/** Whether an output can never be spent, and so is neither dust nor a coin. */
export const isUnspendable = (script: Uint8Array): boolean => script[0] === OP.RETURN;

function checkOutputs(tx: Transaction): Rejection | null {
  let dataOutputs = 0;
  for (const { script, value } of tx.outs) {
    const kind = standardKind(script);
    if (!kind) return nonstandard('scriptpubkey');
    if (kind === 'nulldata') dataOutputs += 1;
    else if (value < HARD_DUST) return nonstandard('dust');
  }
  return dataOutputs > 1 ? nonstandard('multi-op-return') : null;
}

/** Checks a transaction's form. @see src/policy/policy.cpp (IsStandardTx) */
export function checkStandard(tx: Transaction, size: number): Rejection | null {
  if (tx.version < 1 || tx.version > 2) return nonstandard('version');
  if (size >= MAX_SIZE) return nonstandard('tx-size');
  for (const { script } of tx.ins) {
    if (script.length > MAX_SCRIPT_SIG) return nonstandard('scriptsig-size');
    if (!isPushOnly(script)) return nonstandard('scriptsig-not-pushonly');
  }
  return checkOutputs(tx);
}

function hasStandardRedeem(tx: Transaction, at: number): boolean {
  const stack: Uint8Array[] = [];
  try {
    evaluate(stack, tx.ins[at]?.script ?? new Uint8Array(), MANDATORY_RULES, checkerOf(tx, at));
  } catch {
    return false;
  }
  const redeem = stack.at(-1);
  return redeem !== undefined && signatureOperations(redeem) <= MAX_P2SH_OPERATIONS;
}

/** Checks the types of the spent outputs. @see src/policy/policy.cpp (AreInputsStandard) */
export function checkStandardSpends(tx: Transaction, coins: readonly SandboxCoin[]): Rejection | null {
  const isStandard = coins.every((coin, at) => {
    const kind = standardKind(coin.script);
    return kind === 'scripthash' ? hasStandardRedeem(tx, at) : kind !== null && kind !== 'nulldata';
  });
  return isStandard ? null : nonstandard('bad-txns-nonstandard-inputs');
}
