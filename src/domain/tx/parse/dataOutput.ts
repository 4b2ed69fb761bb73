/** Outputs that hold bytes for everybody to read, and no money: written and recognised. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { opcodes } from 'bitcoinjs-lib';
import { hexOfBytes } from '../../bytes.ts';
import { MAX_DATA_BYTES } from '../../requestLimits.ts';
import { operationsIn } from './operations.ts';

const { OP_RETURN, OP_PUSHDATA1 } = opcodes;
/** So many bytes are pushed without a word before their length. */
const MAX_PLAIN_PUSH = 75;

/** The script that holds bytes. @param data - hex @throws {RangeError} when there are none, or more than nodes relay */
export function dataScript(data: string): Uint8Array {
  const bytes = hexToBytes(data);
  if (bytes.length === 0 || bytes.length > MAX_DATA_BYTES)
    throw new RangeError(`${bytes.length} bytes of data`);
  const head = bytes.length > MAX_PLAIN_PUSH ? [OP_RETURN, OP_PUSHDATA1] : [OP_RETURN];
  return Uint8Array.of(...head, bytes.length, ...bytes);
}

/** Bytes that such an output takes: value 8, script length 1, and the script. */
export const dataOutputSize = (data: string): number => 9 + dataScript(data).length;

/** The bytes that a script of this kind holds, hex; null for every other, also for one that holds several pieces. */
export function dataOfScript(script: Uint8Array): string | null {
  const [head, push, ...rest] = operationsIn(script);
  if (head?.opcode !== OP_RETURN || !push?.data || rest.length > 0) return null;
  return push.data.length === 0 || push.data.length > MAX_DATA_BYTES ? null : hexOfBytes(push.data);
}
