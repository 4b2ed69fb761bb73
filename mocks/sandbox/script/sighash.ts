/** The hash that a signature covers: the legacy one, over the script's exact bytes. */

import { crypto, type Transaction } from 'bitcoinjs-lib';
import { compactSize, joinBytes, littleEndian } from '../bytes.ts';
import { OP, readSteps } from './opcodes.ts';

const ALL = 1;
const NONE = 2;
const SINGLE = 3;
const ANYONE_CAN_PAY = 0x80;
const ONE = Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0));
const BLANK_OUTPUT = joinBytes([littleEndian(0xffffffffffffffffn, 8), Uint8Array.of(0)]);

function withoutSeparators(script: Uint8Array): Uint8Array {
  if (!script.includes(OP.CODESEPARATOR)) return script;
  const kept = [...readSteps(script)].filter((step) => step.opcode !== OP.CODESEPARATOR);
  return joinBytes(kept.map((step) => script.subarray(step.start, step.end)));
}

const withLength = (bytes: Uint8Array): Uint8Array => joinBytes([compactSize(bytes.length), bytes]);

function inputBytes(tx: Transaction, at: number, signed: number, code: Uint8Array, kind: number): Uint8Array {
  const input = tx.ins[at];
  if (!input) throw new RangeError(`no input ${at}`);
  const isSigned = at === signed;
  const ignoresSequence = !isSigned && (kind === NONE || kind === SINGLE);
  return joinBytes([
    input.hash,
    littleEndian(input.index, 4),
    withLength(isSigned ? code : new Uint8Array()),
    littleEndian(ignoresSequence ? 0 : input.sequence, 4),
  ]);
}

const blankInputs = new WeakMap<Transaction, readonly Uint8Array[]>();

/** Inputs with empty scripts, as the other inputs are hashed for a plain signature: the same for each of them. */
function blankInputsOf(tx: Transaction): readonly Uint8Array[] {
  const known = blankInputs.get(tx);
  if (known?.length === tx.ins.length) return known;
  const made = tx.ins.map((_, at) => inputBytes(tx, at, -1, new Uint8Array(), ALL));
  blankInputs.set(tx, made);
  return made;
}

function inputsBytes(
  tx: Transaction,
  signed: number,
  code: Uint8Array,
  hashType: number,
): readonly Uint8Array[] {
  const kind = hashType & 0x1f;
  const own = inputBytes(tx, signed, signed, code, kind);
  if ((hashType & ANYONE_CAN_PAY) !== 0) return [own];
  if (kind !== NONE && kind !== SINGLE) return blankInputsOf(tx).with(signed, own);
  return tx.ins.map((_, at) => inputBytes(tx, at, signed, code, kind));
}

function outputsBytes(tx: Transaction, signed: number, kind: number): Uint8Array {
  if (kind === NONE) return Uint8Array.of(0);
  const outputs = kind === SINGLE ? tx.outs.slice(0, signed + 1) : tx.outs;
  const written = outputs.map((output, at) =>
    kind === SINGLE && at !== signed
      ? BLANK_OUTPUT
      : joinBytes([littleEndian(output.value, 8), withLength(output.script)]),
  );
  return joinBytes([compactSize(outputs.length), ...written]);
}

/**
 * The hash that an input's signature covers, SHA-256 twice.
 *
 * The script is hashed unchanged: a library that parses and reserializes it would shorten its pushes, and then accept signatures
 * that a node rejects. A signature within its own script is not removed.
 *
 * A transaction's outpoints and sequences must not change between two calls.
 *
 * @param scriptCode - the script being run, from the last separator on
 * @param hashType - the signature's last byte
 * @see src/script/interpreter.cpp (SignatureHash)
 */
export function signatureHash(
  tx: Transaction,
  inputAt: number,
  scriptCode: Uint8Array,
  hashType: number,
): Uint8Array {
  const kind = hashType & 0x1f;
  if (kind === SINGLE && inputAt >= tx.outs.length) return ONE;
  const code = withoutSeparators(scriptCode);
  const inputs = inputsBytes(tx, inputAt, code, hashType);
  return crypto.hash256(
    joinBytes([
      littleEndian(tx.version >>> 0, 4),
      compactSize(inputs.length),
      ...inputs,
      outputsBytes(tx, inputAt, kind),
      littleEndian(tx.locktime, 4),
      littleEndian(hashType, 4),
    ]),
  );
}
