/** An address and its unspent outputs in Blockbook's format. */

import { toHex } from '../bytes.ts';
import type { Sandbox } from '../chain/Sandbox.ts';
import type { SandboxCoin, TransactionRecord } from '../chain/types.ts';
import { type AccountHistory, coinsOf, historyOf, readAddress, sumsOf } from './accountHistory.ts';
import { decimalText } from './feeView.ts';
import { rateIn } from './fiatView.ts';
import { transactionView } from './transactionView.ts';
import { type BlockbookSource, ifTrue, type Json, unlessZero } from './types.ts';

/** The amount of detail in an address's history. */
export type AddressDetails = 'basic' | 'tokens' | 'tokenBalances' | 'txids' | 'txslight' | 'txs';

const DETAILS: readonly string[] = ['basic', 'tokens', 'tokenBalances', 'txids', 'txslight', 'txs'];

/** Parses a `details` parameter; unknown values give the fallback. */
export const readDetails = (text: string | null | undefined, fallback: AddressDetails): AddressDetails =>
  text && DETAILS.includes(text) ? (text as AddressDetails) : fallback;

/** A query about an address. */
export interface AddressQuery {
  readonly details: AddressDetails;
  /** from 1 */
  readonly page: number;
  readonly pageSize: number;
  /** heights of the first and last block to include; 0 for no bound */
  readonly from: number;
  readonly to: number;
  /** the currency of the balance's value; empty for none */
  readonly currency: string;
}

interface Paging {
  readonly page: number;
  readonly totalPages: number;
  readonly itemsOnPage: number;
}

/**
 * A page beyond the last returns the last page; with a height range, the number of pages is known only while small.
 *
 * @see blockbook api/worker.go (computePaging)
 */
function pagingOf(count: number, { page, pageSize, from, to }: AddressQuery): Paging {
  const lastPage = Math.max(0, Math.trunc((count - 1) / pageSize));
  const at = Math.min(Math.max(0, page - 1), lastPage);
  const isUncounted = (from > 0 || to > 0) && Math.min(count, (at + 1) * pageSize) >= pageSize;
  return { page: at + 1, totalPages: isUncounted ? -1 : lastPage + 1, itemsOnPage: pageSize };
}

const reportsHistory = (details: AddressDetails): boolean => ['txids', 'txslight', 'txs'].includes(details);

/**
 * Unconfirmed transactions come first on the first page, which is then cut to its size: confirmed ones pushed off it appear on no
 * page. Unconfirmed ones are above any last block.
 */
function recordsOnPage(
  { confirmed, unconfirmed }: AccountHistory,
  paging: Paging,
  asked: AddressQuery,
): readonly TransactionRecord[] {
  const first = (paging.page - 1) * paging.itemsOnPage;
  const waiting = asked.page <= 1 && asked.to === 0 ? unconfirmed : [];
  const records = [...waiting, ...confirmed.slice(first, first + paging.itemsOnPage)];
  return records.slice(0, paging.itemsOnPage);
}

/** The history between the requested heights. */
function within(history: AccountHistory, { from, to }: AddressQuery, sandbox: Sandbox): AccountHistory {
  if (from === 0 && to === 0) return history;
  const isWithin = ({ txid }: TransactionRecord) => {
    const height = sandbox.chain.blockOf(txid)?.height ?? 0;
    return height >= from && (to === 0 || height <= to);
  };
  return { ...history, confirmed: history.confirmed.filter(isWithin) };
}

function historyFields(
  history: AccountHistory,
  asked: AddressQuery,
  sandbox: Sandbox,
): { [key: string]: Json } {
  if (!reportsHistory(asked.details)) return {};
  const found = within(history, asked, sandbox);
  const paging = pagingOf(found.confirmed.length, asked);
  const records = recordsOnPage(found, paging, asked);
  if (records.length === 0) return { ...paging };
  if (asked.details === 'txids') return { ...paging, txids: records.map((record) => record.txid) };
  const isLight = asked.details === 'txslight';
  const own = toHex(history.script);
  return {
    ...paging,
    transactions: records.map((record) => transactionView(record, sandbox, { isLight, own })),
  };
}

const unlessNothing = (amount: bigint): string | undefined => (amount === 0n ? undefined : amount.toString());

/** The mempool's part. `basic` details give only the number of transactions, without sums. */
function waitingFields(
  { unconfirmed, waiting, script }: AccountHistory,
  details: AddressDetails,
): { [key: string]: Json | undefined } {
  if (details === 'basic') return { unconfirmedTxs: waiting };
  const { received, sent } = sumsOf(unconfirmed, script);
  return {
    unconfirmedBalance: (received - sent).toString(),
    unconfirmedTxs: unconfirmed.length,
    unconfirmedSending: unlessNothing(sent),
    unconfirmedReceiving: unlessNothing(received),
  };
}

function worthOf(balance: bigint, currency: string, usdRate: number | null): number | undefined {
  const rate = rateIn(currency, usdRate);
  return rate === null || balance === 0n ? undefined : Number(decimalText(balance)) * rate;
}

/** The response of `/api/v2/address`. @throws {ApiError} when the address is not one of this network */
export function addressView(address: string, asked: AddressQuery, source: BlockbookSource): Json {
  const { sandbox, market } = source;
  const all = historyOf(readAddress(address, sandbox), source);
  // unconfirmed ones are above any last block and not even counted when one is given
  const history = asked.to === 0 ? all : { ...all, unconfirmed: [], waiting: 0 };
  const { received, sent } = sumsOf(history.confirmed, history.script);
  const { txids, transactions, ...paging } = historyFields(history, asked, sandbox);
  return {
    ...paging,
    address,
    balance: (received - sent).toString(),
    totalReceived: received.toString(),
    totalSent: sent.toString(),
    ...waitingFields(history, asked.details),
    txs: history.confirmed.length,
    txids,
    transactions,
    secondaryValue: worthOf(received - sent, asked.currency, market.usdRate),
  };
}

/** Blockbook flags a coinbase only below this many confirmations, whatever the coin's own maturity. */
const COINBASE_FLAG_BELOW = 100;

function coinView(coin: SandboxCoin, sandbox: Sandbox): Json {
  const confirmations = coin.height === null ? 0 : sandbox.tip.height - coin.height + 1;
  const lockTime = sandbox.mempool.get(coin.txid)?.record.tx.locktime ?? 0;
  return {
    txid: coin.txid,
    vout: coin.vout,
    value: coin.value.toString(),
    height: coin.height ?? undefined,
    confirmations,
    lockTime: unlessZero(lockTime),
    coinbase: ifTrue(coin.isCoinbase && confirmations < COINBASE_FLAG_BELOW),
  };
}

/** The response of `/api/v2/utxo`. @throws {ApiError} when the address is not one of this network */
export function utxoView(address: string, isConfirmedOnly: boolean, source: BlockbookSource): Json {
  const coins = coinsOf(readAddress(address, source.sandbox), source, isConfirmedOnly);
  return coins.map((coin) => coinView(coin, source.sandbox));
}
