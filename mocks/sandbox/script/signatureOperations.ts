/** Opcodes that check signatures and lock times. */

import type { Machine, Operation } from './machine.ts';
import { OP } from './opcodes.ts';
import { demand } from './scriptErrors.ts';
import { checkPublicKeyEncoding, checkSignatureEncoding } from './signatureEncoding.ts';
import { popTrue } from './valueOperations.ts';

const MAX_KEYS = 20;

function isSignedBy(machine: Machine, signature: Uint8Array, key: Uint8Array): boolean {
  checkSignatureEncoding(signature, machine.rules);
  checkPublicKeyEncoding(key, machine.rules);
  return machine.checker.isSigned(signature, key, machine.scriptCode);
}

function checkSignature(machine: Machine): void {
  machine.needs(2);
  const [signature, key] = [machine.peek(1), machine.peek(0)];
  const isSigned = isSignedBy(machine, signature, key);
  demand(isSigned || !machine.rules.nullFail || signature.length === 0, 'SIG_NULLFAIL');
  machine.stack.splice(-2);
  machine.pushBoolean(isSigned);
}

interface MultisigArguments {
  /** last pushed first, in the engine's order of checks */
  readonly keys: readonly Uint8Array[];
  readonly signatures: readonly Uint8Array[];
}

function readMultisig(machine: Machine): MultisigArguments {
  const keyCount = machine.numberAt(0);
  demand(keyCount >= 0 && keyCount <= MAX_KEYS, 'PUBKEY_COUNT');
  machine.countOperations(keyCount);
  machine.needs(keyCount + 2);
  const signatureCount = machine.numberAt(keyCount + 1);
  demand(signatureCount >= 0 && signatureCount <= keyCount, 'SIG_COUNT');
  machine.needs(keyCount + signatureCount + 2);
  return {
    keys: Array.from({ length: keyCount }, (_, at) => machine.peek(1 + at)),
    signatures: Array.from({ length: signatureCount }, (_, at) => machine.peek(keyCount + 2 + at)),
  };
}

function areAllSigned(machine: Machine, { keys, signatures }: MultisigArguments): boolean {
  let [keyAt, signatureAt] = [0, 0];
  while (signatureAt < signatures.length) {
    if (signatures.length - signatureAt > keys.length - keyAt) return false;
    const [signature, key] = [signatures[signatureAt], keys[keyAt]];
    if (!signature || !key) return false;
    if (isSignedBy(machine, signature, key)) signatureAt += 1;
    keyAt += 1;
  }
  return true;
}

function checkMultisig(machine: Machine): void {
  const given = readMultisig(machine);
  const isSigned = areAllSigned(machine, given);
  const isEmpty = given.signatures.every((signature) => signature.length === 0);
  demand(isSigned || !machine.rules.nullFail || isEmpty, 'SIG_NULLFAIL');
  machine.stack.splice(machine.stack.length - (given.keys.length + given.signatures.length + 2));
  const dummy = machine.pop();
  demand(!machine.rules.nullDummy || dummy.length === 0, 'SIG_NULLDUMMY');
  machine.pushBoolean(isSigned);
}

function checkLockTime(machine: Machine): void {
  const { rules, checker } = machine;
  if (!rules.checkLockTime) {
    demand(!rules.discourageNops, 'DISCOURAGE_UPGRADABLE_NOPS');
    return;
  }
  const lockTime = machine.numberAt(0, 5);
  demand(lockTime >= 0, 'NEGATIVE_LOCKTIME');
  demand(checker.isLockedUntil(lockTime), 'UNSATISFIED_LOCKTIME');
}

/** Signature and lock time operations by opcode. @see src/script/interpreter.cpp (EvalScript) */
export const SIGNATURE_OPERATIONS: ReadonlyMap<number, Operation> = new Map<number, Operation>([
  [OP.CHECKSIG, checkSignature],
  [
    OP.CHECKSIGVERIFY,
    (machine) => {
      checkSignature(machine);
      popTrue(machine, 'CHECKSIGVERIFY');
    },
  ],
  [OP.CHECKMULTISIG, checkMultisig],
  [
    OP.CHECKMULTISIGVERIFY,
    (machine) => {
      checkMultisig(machine);
      popTrue(machine, 'CHECKMULTISIGVERIFY');
    },
  ],
  [OP.CHECKLOCKTIMEVERIFY, checkLockTime],
]);
