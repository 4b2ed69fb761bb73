/** Serialized blocks and coinbases, so that their hashes are real. */

import { crypto, Transaction } from 'bitcoinjs-lib';
import { hashToId, idToHash, joinBytes, littleEndian } from '../bytes.ts';
import { writeNumber } from '../script/scriptNumber.ts';
import { type DecodedTransaction, decodeTransaction } from './decodeTransaction.ts';

const VERSION = 4;
const EASIEST_BITS = 0x207fffff;
const NO_INDEX = 0xffffffff;

function merkleRoot(txids: readonly string[]): Uint8Array {
  let level = txids.map(idToHash);
  while (level.length > 1) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => at * 2);
    level = pairs.map((at) => {
      const left = level[at] ?? new Uint8Array();
      return crypto.hash256(joinBytes([left, level[at + 1] ?? left]));
    });
  }
  return level[0] ?? new Uint8Array(32);
}

/** A block header's hash. There is no proof of work: the nonce is 0 and no target is met. */
export function blockHash(previousHash: string, txids: readonly string[], timeMs: number): string {
  const header = joinBytes([
    littleEndian(VERSION, 4),
    idToHash(previousHash),
    merkleRoot(txids),
    littleEndian(Math.floor(timeMs / 1000), 4),
    littleEndian(EASIEST_BITS, 4),
    littleEndian(0, 4),
  ]);
  return hashToId(crypto.hash256(header));
}

/** Value in koinu. */
export interface NewOutput {
  readonly script: Uint8Array;
  readonly value: bigint;
}

const pushNumber = (value: number): Uint8Array => {
  const bytes = writeNumber(value);
  return joinBytes([Uint8Array.of(bytes.length), bytes]);
};

/**
 * Makes a block's first transaction.
 *
 * @param nonce - makes coinbases of the same height differ after a reorganization
 */
export function makeCoinbase(
  height: number,
  nonce: number,
  outputs: readonly NewOutput[],
): DecodedTransaction {
  const tx = new Transaction();
  tx.addInput(new Uint8Array(32), NO_INDEX, undefined, joinBytes([pushNumber(height), pushNumber(nonce)]));
  for (const output of outputs) tx.addOutput(output.script, output.value);
  const decoded = decodeTransaction(tx.toHex());
  if (!decoded) throw new TypeError('a coinbase that cannot be read');
  return decoded;
}
