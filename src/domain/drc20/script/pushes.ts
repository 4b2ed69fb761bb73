/** Writes script pushes, and reads them as the ledger's indexes do. */
import { opcodes, script as scripts } from 'bitcoinjs-lib';
import { operationsIn } from '../../tx/parse/operations.ts';

/** The most bytes that one push may hold. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/script.h */
export const MAX_PUSH = 520;

/** Size of a push in bytes, including its opcode. @param length - 2 to 520 */
export const pushSize = (length: number): number =>
  length + (length < opcodes.OP_PUSHDATA1 ? 1 : length <= 0xff ? 2 : 3);

/**
 * A push in its shortest form, as nodes require it.
 *
 * @param bytes - 2 to 520 of them: shorter ones have opcodes of their own
 * @throws {RangeError} when it is shorter or longer
 */
export function push(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  if (length < 2 || length > MAX_PUSH) throw new RangeError(`no push of ${length} bytes`);
  return scripts.compile([bytes]);
}

/**
 * The data that a script pushes, in order. OP_0 counts as an empty push; small numbers (OP_1 to OP_16) do not count.
 *
 * @param script - untrusted
 * @returns null when the script ends within a push
 * @see https://github.com/dogecoinw/doged/blob/main/txscript/standard.go (PushedData)
 */
export function pushedData(script: Uint8Array): readonly Uint8Array[] | null {
  const pushed: Uint8Array[] = [];
  for (const operation of operationsIn(script)) {
    if (operation === null) return null;
    if (operation.data !== null) pushed.push(operation.data);
  }
  return pushed;
}
