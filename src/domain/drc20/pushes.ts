/** Writes what scripts push, and reads it as the ledger's indexes do. */
import { concatBytes } from '@noble/hashes/utils.js';

const PUSHDATA_1 = 0x4c;
const PUSHDATA_2 = 0x4d;
const PUSHDATA_4 = 0x4e;
const OP_0 = 0x00;

/** The most bytes that one push may hold. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/script.h */
export const MAX_PUSH = 520;

/** Bytes of a push of so many bytes, its head included. @param length - 2 to 520 */
export const pushSize = (length: number): number =>
  length + (length < PUSHDATA_1 ? 1 : length <= 0xff ? 2 : 3);

/**
 * A push in its shortest form, as nodes demand it.
 *
 * @param bytes - 2 to 520 of them: shorter ones have operations of their own
 * @throws {RangeError} when it is shorter or longer
 */
export function push(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  if (length < 2 || length > MAX_PUSH) throw new RangeError(`no push of ${length} bytes`);
  if (length < PUSHDATA_1) return concatBytes(Uint8Array.of(length), bytes);
  if (length <= 0xff) return concatBytes(Uint8Array.of(PUSHDATA_1, length), bytes);
  return concatBytes(Uint8Array.of(PUSHDATA_2, length & 0xff, length >> 8), bytes);
}

/** Where the data of the operation at a place begins and ends; null when the script ends before it. */
function dataAt(script: Uint8Array, index: number): readonly [number, number] | null {
  const code = script[index] ?? 0;
  const headSize = code === PUSHDATA_1 ? 1 : code === PUSHDATA_2 ? 2 : code === PUSHDATA_4 ? 4 : 0;
  const from = index + 1 + headSize;
  if (from > script.length) return null;
  let length = code < PUSHDATA_1 ? code : 0;
  for (let at = 0; at < headSize; at++) length += (script[index + 1 + at] ?? 0) * 256 ** at;
  return from + length > script.length ? null : [from, from + length];
}

/**
 * What a script pushes, in its order. OP_0 pushes nothing and counts; small numbers (OP_1 to OP_16) do not count.
 *
 * @param script - of any origin
 * @returns null when the script breaks off within a push
 * @see https://github.com/dogecoinw/doged/blob/main/txscript/standard.go (PushedData)
 */
export function pushedData(script: Uint8Array): readonly Uint8Array[] | null {
  const pushed: Uint8Array[] = [];
  for (let index = 0; index < script.length; ) {
    const data = dataAt(script, index);
    if (data === null) return null;
    const code = script[index] ?? OP_0;
    if (code <= PUSHDATA_4) pushed.push(script.subarray(...data));
    index = data[1];
  }
  return pushed;
}
