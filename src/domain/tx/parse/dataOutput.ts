/** Data outputs (OP_RETURN), which publish bytes and pay nothing: writes and recognizes them. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { opcodes } from 'bitcoinjs-lib';
import { hexOfBytes } from '../../bytes.ts';
import { MAX_DATA_BYTES } from '../../requestLimits.ts';
import { operationsIn } from './operations.ts';

const { OP_RETURN, OP_PUSHDATA1 } = opcodes;
/** Up to this size, a push needs no opcode before its length. */
const MAX_PLAIN_PUSH = 75;

/** The script of a data output. @param data - hex @throws {RangeError} when it is empty, or longer than nodes relay */
export function dataScript(data: string): Uint8Array {
  const bytes = hexToBytes(data);
  if (bytes.length === 0 || bytes.length > MAX_DATA_BYTES)
    throw new RangeError(`${bytes.length} bytes of data`);
  const head = bytes.length > MAX_PLAIN_PUSH ? [OP_RETURN, OP_PUSHDATA1] : [OP_RETURN];
  return Uint8Array.of(...head, bytes.length, ...bytes);
}

/** Size of a data output, bytes: value 8, script length 1, and the script. */
export const dataOutputSize = (data: string): number => 9 + dataScript(data).length;

/** The data of such a script, hex; null for every other script, including those with several pushes. */
export function dataOfScript(script: Uint8Array): string | null {
  const [head, push, ...rest] = operationsIn(script);
  if (head?.opcode !== OP_RETURN || !push?.data || rest.length > 0) return null;
  return push.data.length === 0 || push.data.length > MAX_DATA_BYTES ? null : hexOfBytes(push.data);
}
