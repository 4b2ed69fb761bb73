/** Removes signatures from transactions, so that the page can read but not broadcast them. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import { parseTransaction } from '../parse/parseTransaction.ts';
import { txidOfBytes } from '../parse/txidOf.ts';
import type { Txid } from '../Txid.ts';

const idOf = (hash: Uint8Array): string => bytesToHex(hash.slice().reverse());

/**
 * The same transactions with input scripts replaced by zeros of the same length, which keeps their sizes. Those that spend from one another
 * still do, by the txids of the blanked ones.
 *
 * @param rawHexes - signed, parents before children
 * @param keeps - indexes whose input scripts are kept because the user has to see them; these spend from a blanked transaction
 * @throws {RangeError} when one is not a transaction
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

/** Updates an input to its parent's new txid. @returns whether it has changed */
function takeName(input: Transaction['ins'][number], renamed: ReadonlyMap<string, Txid>): boolean {
  const parent = renamed.get(idOf(input.hash));
  if (parent !== undefined) input.hash = hexToBytes(parent).reverse();
  return parent !== undefined;
}
