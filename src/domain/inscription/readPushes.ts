/** Reads a script that only pushes: inscriptions of Dogecoin lie in such scripts, for it has no witnesses. */
import { opcodes } from 'bitcoinjs-lib';
import { type Operation, operationsIn } from '../tx/parse/operations.ts';

function pushOf({ opcode, data }: Operation): Uint8Array | null {
  if (data !== null) return data;
  const isNumber = opcode >= opcodes.OP_1 && opcode <= opcodes.OP_16;
  return isNumber ? Uint8Array.of(opcode - opcodes.OP_1 + 1) : null;
}

/**
 * What a script pushes, in its order. OP_0 pushes nothing, OP_1 to OP_16 push the byte of their number.
 *
 * @param script - anybody's bytes; nothing makes it throw
 * @returns views into the script; null when it does anything else than pushing, or breaks off
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

/** What an index reads of a script: nothing where any push has a length of two or four bytes, whatever that push is. */
export function readIndexedPushes(script: Uint8Array): readonly Uint8Array[] | null {
  for (const operation of operationsIn(script)) {
    if (operation && LONG_PUSHES.includes(operation.opcode)) return null;
  }
  return readPushes(script);
}

/** The most bytes that a pushed number has. */
const MAX_NUMBER_LENGTH = 8;

/** A pushed number: little-endian, without a sign, nothing is zero. @returns null when it is longer than a number */
export function readNumber(push: Uint8Array): bigint | null {
  if (push.length > MAX_NUMBER_LENGTH) return null;
  return push.reduceRight((number, byte) => number * 256n + BigInt(byte), 0n);
}
