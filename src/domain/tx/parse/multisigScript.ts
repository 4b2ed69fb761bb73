/** Parses multisig scripts: `m <key> … <key> n CHECKMULTISIG`. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { opcodes } from 'bitcoinjs-lib';
import { operationsIn } from './operations.ts';

const { OP_1, OP_16, OP_CHECKMULTISIG } = opcodes;

export interface MultisigScript {
  readonly required: number;
  /** in the order of the script, hex */
  readonly publicKeys: readonly string[];
}

const numberOf = (opcode: number | undefined): number | null =>
  opcode !== undefined && opcode >= OP_1 && opcode <= OP_16 ? opcode - OP_1 + 1 : null;

const isPublicKey = (data: Uint8Array | null | undefined): data is Uint8Array =>
  (data?.length === 33 && (data[0] === 2 || data[0] === 3)) || (data?.length === 65 && data[0] === 4);

/** Null for every other script. */
export function multisigOf(script: Uint8Array): MultisigScript | null {
  const operations = [...operationsIn(script)];
  const required = numberOf(operations[0]?.opcode);
  const count = numberOf(operations.at(-2)?.opcode);
  const keys = operations.slice(1, -2).map((operation) => operation?.data);
  if (operations.at(-1)?.opcode !== OP_CHECKMULTISIG || required === null || count !== keys.length)
    return null;
  if (required > count || !keys.every(isPublicKey)) return null;
  return { required, publicKeys: keys.map(bytesToHex) };
}
