/** Parses raw transactions like a node. */

import { crypto, Transaction } from 'bitcoinjs-lib';
import { fromHex, hashToId, toHex } from '../bytes.ts';

export interface DecodedTransaction {
  readonly tx: Transaction;
  readonly txid: string;
  readonly rawHex: string;
  readonly size: number;
}

export const txidOfBytes = (bytes: Uint8Array): string => hashToId(crypto.hash256(bytes));

/** Parses raw hex; null where a node says "TX decode failed". */
export function decodeTransaction(rawHex: string): DecodedTransaction | null {
  try {
    const bytes = fromHex(rawHex);
    const tx = Transaction.fromBuffer(bytes);
    return { tx, txid: txidOfBytes(bytes), rawHex: toHex(bytes), size: bytes.length };
  } catch {
    return null;
  }
}
