declare const txidBrand: unique symbol;

/** A transaction id: 64 lower-case hex digits, in the order that explorers show. */
export type Txid = string & { readonly [txidBrand]: true };

const TXID = /^[0-9a-f]{64}$/;

export const isTxid = (text: string): text is Txid => TXID.test(text);

/** Brands a text as a transaction id. @throws {RangeError} when it is not 64 lower-case hex digits */
export function txid(text: string): Txid {
  if (!isTxid(text)) throw new RangeError(`not a transaction id: ${text.slice(0, 80)}`);
  return text;
}
