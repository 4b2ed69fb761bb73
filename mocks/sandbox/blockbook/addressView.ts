/** An address and its unspent outputs in Blockbook's words. */

import type { Sandbox } from '../chain/Sandbox.ts';
import type { SandboxCoin, TransactionRecord } from '../chain/types.ts';
import { type AccountHistory, coinsOf, historyOf, readAddress, sumsOf } from './accountHistory.ts';
import { transactionView } from './transactionView.ts';
import { ifTrue, type Json, unlessZero } from './types.ts';

/** How much of an address's history is told. */
export type AddressDetails = 'basic' | 'tokens' | 'tokenBalances' | 'txids' | 'txslight' | 'txs';

const DETAILS: readonly string[] = ['basic', 'tokens', 'tokenBalances', 'txids', 'txslight', 'txs'];

/** Reads a `details` parameter; anything unknown counts as the fallback. */
export const readDetails = (text: string | null | undefined, fallback: AddressDetails): AddressDetails =>
  text && DETAILS.includes(text) ? (text as AddressDetails) : fallback;

/** What is asked about an address. */
export interface AddressQuery {
  readonly details: AddressDetails;
  /** from 1 */
  readonly page: number;
  readonly pageSize: number;
}

interface Paging {
  readonly page: number;
  readonly totalPages: number;
  readonly itemsOnPage: number;
}

/** Beyond the last page the last page is told. @see blockbook api/worker.go (computePaging) */
function pagingOf(count: number, { page, pageSize }: AddressQuery): Paging {
  const lastPage = Math.max(0, Math.trunc((count - 1) / pageSize));
  const at = Math.min(Math.max(0, page - 1), lastPage);
  return { page: at + 1, totalPages: lastPage + 1, itemsOnPage: pageSize };
}

const tellsHistory = (details: AddressDetails): boolean => ['txids', 'txslight', 'txs'].includes(details);

/** Unconfirmed transactions come on top of the first page, and are counted on no page. */
function recordsOnPage(
  history: AccountHistory,
  paging: Paging,
  asked: AddressQuery,
): readonly TransactionRecord[] {
  const from = (paging.page - 1) * paging.itemsOnPage;
  const waiting = asked.page <= 1 ? history.unconfirmed : [];
  return [...waiting, ...history.confirmed.slice(from, from + paging.itemsOnPage)];
}

function historyFields(
  history: AccountHistory,
  asked: AddressQuery,
  sandbox: Sandbox,
): { [key: string]: Json } {
  if (!tellsHistory(asked.details)) return {};
  const paging = pagingOf(history.confirmed.length, asked);
  const records = recordsOnPage(history, paging, asked);
  if (records.length === 0) return { ...paging };
  if (asked.details === 'txids') return { ...paging, txids: records.map((record) => record.txid) };
  const isLight = asked.details === 'txslight';
  return { ...paging, transactions: records.map((record) => transactionView(record, sandbox, { isLight })) };
}

const unlessNothing = (amount: bigint): string | undefined => (amount === 0n ? undefined : amount.toString());

/** An address as `/api/v2/address` tells it. @throws {ApiError} when it is none of this network */
export function addressView(address: string, asked: AddressQuery, sandbox: Sandbox): Json {
  const history = historyOf(readAddress(address, sandbox), sandbox);
  const confirmed = sumsOf(history.confirmed, history.script);
  const waiting = sumsOf(history.unconfirmed, history.script);
  const { txids, transactions, ...paging } = historyFields(history, asked, sandbox);
  return {
    ...paging,
    address,
    balance: (confirmed.received - confirmed.sent).toString(),
    totalReceived: confirmed.received.toString(),
    totalSent: confirmed.sent.toString(),
    unconfirmedBalance: (waiting.received - waiting.sent).toString(),
    unconfirmedTxs: history.unconfirmed.length,
    unconfirmedSending: unlessNothing(waiting.sent),
    unconfirmedReceiving: unlessNothing(waiting.received),
    txs: history.confirmed.length,
    txids,
    transactions,
  };
}

/** Blockbook flags a coinbase only below so many confirmations, whatever the coin's own maturity. */
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

/** Unspent outputs as `/api/v2/utxo` tells them. @throws {ApiError} when the address is none of this network */
export const utxoView = (address: string, isConfirmedOnly: boolean, sandbox: Sandbox): Json =>
  coinsOf(readAddress(address, sandbox), sandbox, isConfirmedOnly).map((coin) => coinView(coin, sandbox));
