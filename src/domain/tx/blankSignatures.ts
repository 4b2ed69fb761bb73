/** Takes the signatures out of transactions, so that they can be read by a person and sent by nobody. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { ByteReader, bytesOfHex } from './rawBytes.ts';
import type { Txid } from './Txid.ts';
import { txidOfBytes } from './txidOf.ts';

const TXID_BYTES = 32;
const VALUE_BYTES = 8;

/** What becomes of an input: its script, and the transaction that it spends from. All are views into the bytes. */
interface InputViews {
  readonly spent: Uint8Array;
  readonly script: Uint8Array;
}

/** @throws {Error} when these are not the bytes of a transaction */
function inputsIn(bytes: Uint8Array): readonly InputViews[] {
  const reader = new ByteReader(bytes);
  reader.int32();
  const inputs = Array.from({ length: reader.count() }, () => {
    const spent = reader.take(TXID_BYTES);
    reader.uint32();
    const script = reader.take(reader.count());
    reader.uint32();
    return { spent, script };
  });
  for (let left = reader.count(); left > 0; left--) {
    reader.take(VALUE_BYTES);
    reader.take(reader.count());
  }
  reader.uint32();
  return inputs;
}

const idOf = (view: Uint8Array): string => bytesToHex(view.slice().reverse());

/**
 * The same transactions without what lets nodes take them: input scripts are zeros of the same length, so that sizes stay.
 * Those that spend from one another do so still, by the ids that the blanked ones have.
 *
 * @param rawHexes - signed, parents before what spends them
 * @param keeps - the places of those whose input scripts say what a person has to see, and that spend from a blanked one
 * @throws {RangeError} when one is no transaction
 */
export function blankSignatures(
  rawHexes: readonly string[],
  keeps: (index: number) => boolean = () => false,
): readonly string[] {
  const renamed = new Map<string, Txid>();
  return rawHexes.map((rawHex, index) => {
    const bytes = bytesOfHex(rawHex, rawHex.length / 2);
    if (bytes === null) throw new RangeError('not a transaction');
    const before = txidOfBytes(bytes);
    let isChild = false;
    for (const { spent, script } of inputsIn(bytes)) {
      const parent = renamed.get(idOf(spent));
      if (parent !== undefined) spent.set(hexToBytes(parent).reverse());
      isChild ||= parent !== undefined;
      if (!keeps(index)) script.fill(0);
    }
    if (keeps(index) && !isChild) throw new RangeError('its signature would still be good');
    renamed.set(before, txidOfBytes(bytes));
    return bytesToHex(bytes);
  });
}
