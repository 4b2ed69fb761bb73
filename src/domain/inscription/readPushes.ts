/** Parses push-only scripts: Dogecoin's inscriptions are in such scripts, as it has no witnesses. */
import { opcodes } from 'bitcoinjs-lib';
import { type Operation, operationsIn } from '../tx/parse/operations.ts';

function pushOf({ opcode, data }: Operation): Uint8Array | null {
  if (data !== null) return data;
  const isNumber = opcode >= opcodes.OP_1 && opcode <= opcodes.OP_16;
  return isNumber ? Uint8Array.of(opcode - opcodes.OP_1 + 1) : null;
}

/**
 * The data that a script pushes, in order. OP_0 is an empty push, OP_1 to OP_16 push the byte of their number.
 *
 * @param script - untrusted; never throws
 * @returns views into the script; null when it does anything but push, or is cut off
 */
export function readPushes(script: Uint8Array): readonly Uint8Array[] | null {
  const pushes: Uint8Array[] = [];
  for (const operation of operationsIn(script)) {
    const push = operation && pushOf(operation);
    if (push === null) return null;
    pushes.push(push);
  }
  return pushes;
}

const LONG_PUSHES: readonly number[] = [opcodes.OP_PUSHDATA2, opcodes.OP_PUSHDATA4];

/** The pushes that an index reads from a script: null when any push has a length field of two or four bytes. */
export function readIndexedPushes(script: Uint8Array): readonly Uint8Array[] | null {
  for (const operation of operationsIn(script)) {
    if (operation && LONG_PUSHES.includes(operation.opcode)) return null;
  }
  return readPushes(script);
}

/** Maximum size of a pushed number, bytes. */
const MAX_NUMBER_LENGTH = 8;

/** A pushed number: little-endian, unsigned, empty is zero. @returns null when it is too long */
export function readNumber(push: Uint8Array): bigint | null {
  if (push.length > MAX_NUMBER_LENGTH) return null;
  return push.reduceRight((number, byte) => number * 256n + BigInt(byte), 0n);
}
