/** The output scripts that the network relays, and their types. */

import { hash160 } from '../../../src/domain/address/addressScript.ts';
import { joinBytes } from '../bytes.ts';
import { OP, type ScriptStep, stepsOf } from './opcodes.ts';

/** Types of output script that nodes relay. */
export type StandardKind = 'pubkeyhash' | 'scripthash' | 'pubkey' | 'multisig' | 'nulldata';

const MAX_NULLDATA = 83;

const isKey = (data: Uint8Array | null | undefined): boolean => data?.length === 33 || data?.length === 65;

const smallNumber = (step: ScriptStep | undefined): number =>
  step && step.opcode >= OP.ONE && step.opcode <= OP.SIXTEEN ? step.opcode - OP.RESERVED : Number.NaN;

function isMultisig(steps: readonly ScriptStep[]): boolean {
  const keys = steps.slice(1, -2);
  const [needed, given] = [smallNumber(steps[0]), smallNumber(steps.at(-2))];
  const isFramed = steps.length >= 4 && steps.at(-1)?.opcode === OP.CHECKMULTISIG;
  return (
    isFramed && needed <= given && given <= 3 && given === keys.length && keys.every((k) => isKey(k.data))
  );
}

/** Whether a script is P2SH, byte for byte. */
export const isScriptHash = (script: Uint8Array): boolean =>
  script.length === 23 && script[0] === OP.HASH160 && script[1] === 20 && script[22] === OP.EQUAL;

const isPublicKeyHash = (script: Uint8Array): boolean =>
  script.length === 25 &&
  script[0] === OP.DUP &&
  script[1] === OP.HASH160 &&
  script[2] === 20 &&
  script[23] === OP.EQUALVERIFY &&
  script[24] === OP.CHECKSIG;

/** The P2PKH script of a bare public key; every other script unchanged: a Blockbook lists both under the key's address. */
export function ownerScript(script: Uint8Array): Uint8Array {
  const [length, last] = [script.length - 2, script.at(-1)];
  if (last !== OP.CHECKSIG || script[0] !== length || (length !== 33 && length !== 65)) return script;
  const head = Uint8Array.of(OP.DUP, OP.HASH160, 20);
  const tail = Uint8Array.of(OP.EQUALVERIFY, OP.CHECKSIG);
  return joinBytes([head, hash160(script.slice(1, -1)), tail]);
}

function isNullData(script: Uint8Array, steps: readonly ScriptStep[]): boolean {
  const pushesOnly = steps.slice(1).every((step) => step.opcode <= OP.SIXTEEN);
  return script[0] === OP.RETURN && script.length <= MAX_NULLDATA && pushesOnly;
}

/**
 * An output script's type, or null when nodes don't relay it.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.cpp (IsStandard)
 */
export function standardKind(script: Uint8Array): StandardKind | null {
  if (isScriptHash(script)) return 'scripthash';
  if (isPublicKeyHash(script)) return 'pubkeyhash';
  const steps = stepsOf(script);
  if (!steps) return null;
  if (isNullData(script, steps)) return 'nulldata';
  if (steps.length === 2 && isKey(steps[0]?.data) && steps[1]?.opcode === OP.CHECKSIG) return 'pubkey';
  return isMultisig(steps) ? 'multisig' : null;
}

/** A redeem script's signature operations, as counted for the limit of 15. @see CScript::GetSigOpCount */
export function signatureOperations(script: Uint8Array): number {
  let [count, previous] = [0, 0xff];
  for (const { opcode } of stepsOf(script) ?? []) {
    if (opcode === OP.CHECKSIG || opcode === OP.CHECKSIGVERIFY) count += 1;
    const isMulti = opcode === OP.CHECKMULTISIG || opcode === OP.CHECKMULTISIGVERIFY;
    if (isMulti) count += previous >= OP.ONE && previous <= OP.SIXTEEN ? previous - OP.RESERVED : 20;
    previous = opcode;
  }
  return count;
}
