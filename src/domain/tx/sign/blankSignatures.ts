/** Takes the signatures out of transactions, so that they can be read by a person and sent by nobody. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import { parseTransaction } from '../parse/parseTransaction.ts';
import { txidOfBytes } from '../parse/txidOf.ts';
import type { Txid } from '../Txid.ts';

const idOf = (hash: Uint8Array): string => bytesToHex(hash.slice().reverse());

/**
 * The same transactions without what lets nodes take them: input scripts are zeros of the same length, so that sizes stay.
 * Those that spend from one another do so still, by the ids that the blanked ones have.
 *
 * @param rawHexes - signed, parents before what spends them
 * @param keeps - the indexes of those whose input scripts say what a person has to see, and that spend from a blanked one
 * @throws {RangeError} when one is no transaction
 */
export function blankSignatures(
  rawHexes: readonly string[],
  keeps: (index: number) => boolean = () => false,
): readonly string[] {
  const renamed = new Map<string, Txid>();
  return rawHexes.map((rawHex, index) => {
    const parsed = parseTransaction(rawHex);
    if (!parsed.ok) throw new RangeError('not a transaction');
    const transaction = Transaction.fromHex(rawHex);
    const children = transaction.ins.filter((input) => takeName(input, renamed));
    if (!keeps(index))
      for (const input of transaction.ins) input.script = new Uint8Array(input.script.length);
    else if (children.length === 0) throw new RangeError('its signature would still be good');
    const bytes = transaction.toBuffer();
    renamed.set(parsed.value.txid, txidOfBytes(bytes));
    return bytesToHex(bytes);
  });
}

/** Lets an input spend from what its previous transaction is called now. @returns whether that has another name */
function takeName(input: Transaction['ins'][number], renamed: ReadonlyMap<string, Txid>): boolean {
  const parent = renamed.get(idOf(input.hash));
  if (parent !== undefined) input.hash = hexToBytes(parent).reverse();
  return parent !== undefined;
}
