/** The chain's state in Blockbook's format. */
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import type { ChainTransaction, IndexedCoin } from '../../../src/ports/ChainIndexer.ts';

/** A JSON object. */
export type Row = Readonly<Record<string, unknown>>;

const addressFields = (address: DogeAddress | null): Row => ({
  addresses: address === null ? null : [address],
  isAddress: address !== null,
});

/** @param isSpendingAsked - whether it includes the spenders of its outputs */
export const transactionRow = (one: ChainTransaction, isSpendingAsked = false): Row => ({
  txid: one.txid,
  vin: one.inputs.map(({ txid, vout, sequence, address, value }, n) => ({
    txid,
    vout,
    sequence,
    n,
    ...addressFields(address),
    value: String(value),
  })),
  vout: one.outputs.map(({ index, value, address, spentBy }) => ({
    n: index,
    value: String(value),
    ...addressFields(address),
    ...(isSpendingAsked && spentBy !== null ? { spent: true, spentTxId: spentBy } : {}),
  })),
  ...(one.blockHash === null ? {} : { blockHash: one.blockHash }),
  blockHeight: one.blockHeight ?? -1,
  confirmations: one.confirmations,
  blockTime: Math.floor(one.timeMs / 1000),
  size: one.size,
  fees: String(one.fee),
  hex: one.rawHex,
  ...(one.blockHeight === null && one.isReplaceable ? { rbf: true } : {}),
});

export const coinRow = ({ txid, vout, value, blockHeight, confirmations }: IndexedCoin): Row => ({
  txid,
  vout,
  value: String(value),
  confirmations,
  ...(blockHeight === null ? {} : { height: blockHeight }),
});

/** The same fields, none of them readable. */
export const blank = (row: Row): Row =>
  Object.fromEntries(Object.keys(row).map((name) => [name, { not: 'a value' }]));

/** The requested part of a history. */
export interface PageQuery {
  readonly page: number;
  readonly pageSize: number;
  /** whether only confirmed rows are requested */
  readonly isMined: boolean;
}

/** A page: unconfirmed rows come first on page 1, which is cut to its size; beyond the end, the last page is returned. */
export function pageOf<Item>(
  waiting: readonly Item[],
  mined: readonly Item[],
  { page, pageSize, isMined }: PageQuery,
): { readonly rows: readonly Item[]; readonly page: number } {
  const last = Math.max(1, Math.ceil(mined.length / pageSize));
  const at = Math.min(Math.max(1, page), last);
  const rows = mined.slice((at - 1) * pageSize, at * pageSize);
  const first = page <= 1 && !isMined ? [...waiting, ...rows] : rows;
  return { rows: first.slice(0, pageSize), page: at };
}
