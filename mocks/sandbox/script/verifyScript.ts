/** Decides whether an input may spend an output. */

import type { Transaction } from 'bitcoinjs-lib';
import { isPoint, verify } from 'tiny-secp256k1';
import { evaluate } from './evaluate.ts';
import type { SignatureChecker } from './machine.ts';
import { isPushOnly } from './opcodes.ts';
import type { ScriptRules } from './rules.ts';
import { demand, type ScriptError, ScriptFailure } from './scriptErrors.ts';
import { isTrue } from './scriptNumber.ts';
import { signatureHash } from './sighash.ts';
import { compactSignature } from './signatureEncoding.ts';
import { isScriptHash } from './standardScripts.ts';

const FINAL = 0xffffffff;
const LOCK_TIME_THRESHOLD = 500_000_000;

function isSigned(
  tx: Transaction,
  at: number,
  signature: Uint8Array,
  key: Uint8Array,
  code: Uint8Array,
): boolean {
  const compact = compactSignature(signature.subarray(0, -1));
  if (!compact || !isPoint(key)) return false;
  try {
    return verify(signatureHash(tx, at, code, signature.at(-1) ?? 0), key, compact);
  } catch {
    return false;
  }
}

function isLockedUntil(tx: Transaction, at: number, lockTime: number): boolean {
  const isSameKind = tx.locktime < LOCK_TIME_THRESHOLD === lockTime < LOCK_TIME_THRESHOLD;
  return isSameKind && lockTime <= tx.locktime && tx.ins[at]?.sequence !== FINAL;
}

/** Checks a script's signatures and lock times for one input of a transaction. */
export const checkerOf = (tx: Transaction, inputAt: number): SignatureChecker => ({
  isSigned: (signature, key, code) => isSigned(tx, inputAt, signature, key, code),
  isLockedUntil: (lockTime) => isLockedUntil(tx, inputAt, lockTime),
});

const endsTrue = (stack: readonly Uint8Array[]): boolean => {
  const top = stack.at(-1);
  return top !== undefined && isTrue(top);
};

function run(
  scriptSig: Uint8Array,
  scriptPubKey: Uint8Array,
  rules: ScriptRules,
  checker: SignatureChecker,
): void {
  demand(!rules.pushOnlyScriptSig || isPushOnly(scriptSig), 'SIG_PUSHONLY');
  let stack: Uint8Array[] = [];
  evaluate(stack, scriptSig, rules, checker);
  const pushed = stack.slice();
  evaluate(stack, scriptPubKey, rules, checker);
  demand(endsTrue(stack), 'EVAL_FALSE');
  if (rules.p2sh && isScriptHash(scriptPubKey)) {
    demand(isPushOnly(scriptSig), 'SIG_PUSHONLY');
    stack = pushed;
    evaluate(stack, stack.pop() ?? new Uint8Array(), rules, checker);
    demand(endsTrue(stack), 'EVAL_FALSE');
  }
  demand(!rules.cleanStack || stack.length === 1, 'CLEANSTACK');
}

/**
 * Runs an input's script and the script of the output that it spends.
 *
 * @param scriptPubKey - the spent output's script
 * @returns null when the input may spend it, else the error
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/interpreter.cpp (VerifyScript)
 */
export function verifyScript(
  tx: Transaction,
  inputAt: number,
  scriptPubKey: Uint8Array,
  rules: ScriptRules,
): ScriptError | null {
  const input = tx.ins[inputAt];
  if (!input) throw new RangeError(`no input ${inputAt}`);
  try {
    run(input.script, scriptPubKey, rules, checkerOf(tx, inputAt));
    return null;
  } catch (thrown) {
    if (thrown instanceof ScriptFailure) return thrown.error;
    throw thrown;
  }
}
