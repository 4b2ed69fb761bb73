/** Reads raw transaction bytes as a node does. */

import { crypto, Transaction } from 'bitcoinjs-lib';
import { fromHex, hashToId, toHex } from '../bytes.ts';

/** A transaction with its id and its bytes. */
export interface DecodedTransaction {
  readonly tx: Transaction;
  readonly txid: string;
  readonly rawHex: string;
  readonly size: number;
}

/** The id of raw transaction bytes. */
export const txidOfBytes = (bytes: Uint8Array): string => hashToId(crypto.hash256(bytes));

/** Reads raw hex; null when a node would say "TX decode failed". */
export function decodeTransaction(rawHex: string): DecodedTransaction | null {
  try {
    const bytes = fromHex(rawHex);
    const tx = Transaction.fromBuffer(bytes);
    return { tx, txid: txidOfBytes(bytes), rawHex: toHex(bytes), size: bytes.length };
  } catch {
    return null;
  }
}
