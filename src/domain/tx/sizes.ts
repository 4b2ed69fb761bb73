/** Transaction sizes in bytes, computed from the parts. */
import type { KeyForm } from '../keys/ecc.ts';

/**
 * Maximum size of an input that spends P2PKH with a compressed key, bytes.
 *
 * Outpoint 36, script length 1, script 107, sequence 4. The script pushes a signature and a key: 1 + 72 + 1 + 33. A signature is DER with S
 * in the lower half: header 2, R 2 + 33 (its first byte may need a zero before it), S 2 + 32, and the hash type 1. About half of all
 * signatures are one byte shorter.
 */
export const P2PKH_INPUT_SIZE = 148;

/** The same with an uncompressed key of 65 bytes. */
export const UNCOMPRESSED_P2PKH_INPUT_SIZE = 180;

/** The form of an address's keys: a single key's form; or the numbers of required and of all keys of a script, all compressed. */
export type SpendForm = KeyForm | MultisigForm;

/** Of a multisig address, for example `2-of-3`. */
export type MultisigForm = `${number}-of-${number}`;

/** Outpoint 36 and sequence 4. */
const INPUT_FRAME_SIZE = 40;
/** A push of a signature, see `P2PKH_INPUT_SIZE`. */
const SIGNATURE_PUSH_SIZE = 73;
const KEY_PUSH_SIZE = 34;

/** Size of a push's opcode and length. */
const pushHeadSize = (size: number): number => (size < 76 ? 1 : size < 256 ? 2 : 3);

/** Maximum size of a multisig input script, bytes: OP_0, the signatures, and the redeem script. */
export function multisigScriptSize(required: number, count: number): number {
  const redeemSize = 3 + count * KEY_PUSH_SIZE;
  return 1 + required * SIGNATURE_PUSH_SIZE + pushHeadSize(redeemSize) + redeemSize;
}

/** The numbers of required and of all keys; null for a single key. */
export function multisigOfForm(
  form: SpendForm,
): { readonly required: number; readonly count: number } | null {
  const [, required, count] = /^(\d+)-of-(\d+)$/.exec(form) ?? [];
  return required === undefined ? null : { required: Number(required), count: Number(count) };
}

/** Maximum size of an input that spends from an address with this key form, bytes. */
export function inputSizeOf(form: SpendForm): number {
  if (form === 'compressed') return P2PKH_INPUT_SIZE;
  const multisig = multisigOfForm(form);
  if (multisig === null) return UNCOMPRESSED_P2PKH_INPUT_SIZE;
  const scriptSize = multisigScriptSize(multisig.required, multisig.count);
  return INPUT_FRAME_SIZE + countSize(scriptSize) + scriptSize;
}

/** Bytes of an output to a P2PKH address: value 8, script length 1, script 25. */
export const P2PKH_OUTPUT_SIZE = 34;

/** Bytes of an output to a P2SH address: value 8, script length 1, script 23. */
export const P2SH_OUTPUT_SIZE = 32;

/** Version 4 and lock time 4; the two counts come on top. */
const FRAME_SIZE = 8;

/**
 * Size of a count in a transaction (CompactSize), bytes.
 *
 * @throws {RangeError} when the count is negative, not an integer or above 2^32 − 1
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
 * @param outputBytes - total size of all outputs, bytes
 * @param inputSize - size of the largest input, bytes; defaults to a compressed key
 * @returns bytes, an upper bound; up to one byte an input too high
 * @example transactionSize(1, 2, 68) // 226
 */
export const transactionSize = (
  inputs: number,
  outputs: number,
  outputBytes: number,
  inputSize: number = P2PKH_INPUT_SIZE,
): number => FRAME_SIZE + countSize(inputs) + inputs * inputSize + countSize(outputs) + outputBytes;
