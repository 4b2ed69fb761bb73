/** How many bytes a transaction takes, counted exactly from its parts. */
import type { KeyForm } from '../keys/ecc.ts';

/**
 * Bytes of an input that spends P2PKH with a compressed key, at most.
 *
 * Outpoint 36, script length 1, script 107, sequence 4. The script pushes a signature and a key: 1 + 72 + 1 + 33. A
 * signature is DER with S in the lower half: head 2, R 2 + 33 (its first byte may need a zero before it), S 2 + 32, and
 * the hash type 1. About half of all signatures are one byte shorter.
 */
export const P2PKH_INPUT_SIZE = 148;

/** The same with an uncompressed key of 65 bytes. */
export const UNCOMPRESSED_P2PKH_INPUT_SIZE = 180;

/** Bytes of an input that spends P2PKH with a key of this form, at most. */
export const inputSizeOf = (keyForm: KeyForm): number =>
  keyForm === 'uncompressed' ? UNCOMPRESSED_P2PKH_INPUT_SIZE : P2PKH_INPUT_SIZE;

/** Bytes of an output to a P2PKH address: value 8, script length 1, script 25. */
export const P2PKH_OUTPUT_SIZE = 34;

/** Bytes of an output to a P2SH address: value 8, script length 1, script 23. */
export const P2SH_OUTPUT_SIZE = 32;

/** Version 4 and lock time 4; the two counts come on top. */
const FRAME_SIZE = 8;

/**
 * Bytes that a count takes where a transaction writes one (CompactSize).
 *
 * @throws {RangeError} when the count is negative, broken or above 2^32 − 1
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/serialize.h (GetSizeOfCompactSize)
 */
export function countSize(count: number): 1 | 3 | 5 {
  if (!Number.isInteger(count) || count < 0 || count > 0xffffffff) {
    throw new RangeError(`not a count: ${count}`);
  }
  if (count < 0xfd) return 1;
  return count <= 0xffff ? 3 : 5;
}

/**
 * The signed size of a transaction whose inputs all spend P2PKH.
 *
 * @param inputs - number of inputs
 * @param outputs - number of outputs
 * @param outputBytes - what all outputs take together, bytes
 * @param inputSize - what the largest of the inputs takes, bytes; with compressed keys when it is left out
 * @returns bytes, an upper bound that no signature passes; up to one byte an input too many
 * @example transactionSize(1, 2, 68) // 226
 */
export const transactionSize = (
  inputs: number,
  outputs: number,
  outputBytes: number,
  inputSize: number = P2PKH_INPUT_SIZE,
): number => FRAME_SIZE + countSize(inputs) + inputs * inputSize + countSize(outputs) + outputBytes;
