/** Every request to Blockbook in both forms, with its schema and mapping. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FeeRate } from '../../../domain/amount/FeeRate.ts';
import type { BalanceChange } from '../../../domain/chart/chartSeries.ts';
import { Fault } from '../../../domain/fault.ts';
import { NODE_CHAINS } from '../../../domain/indexer/judgeIndexer.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { AddressBalance, ChainTip, ChainTransaction, HistoryPage } from '../../../ports/ChainIndexer.ts';
import type { FiatQuote } from '../../../ports/PriceSource.ts';
import { checkShape, parseAnswer } from '../../http/parseAnswer.ts';
import {
  isUndone,
  type MappedCoins,
  mapBalance,
  mapBalanceChanges,
  mapFee,
  mapFeePerUnit,
  mapMined,
  mapMinedId,
  mapNewest,
  mapQuote,
  mapQuotes,
  mapTransaction,
  mapUnspent,
  type SizedPage,
} from './map.ts';
import { type Question, sameOverBoth } from './question.ts';
import * as schema from './schema.ts';

/** A server's newest block; no hash when the index lags behind the node. */
export interface ReportedTip {
  readonly height: number;
  readonly hash: string | null;
  /**
   * whether its index is one block apart from its node: behind, normal for a second after each block, or ahead of a node that was killed
   * and lost its newest block; absent if not reported
   */
  readonly isApart?: boolean;
}

/** Such a server's lists are outdated: unconfirmed transactions are missing, and spent coins reappear. */
const withoutNode = () => new Fault('no-node', 'a server that lost its node');

/**
 * An index this many blocks behind its node is rejected. One that is as far ahead has a node that lost them, and its mempool too, so that
 * it lists coins which are spent.
 */
const TOO_FAR_APART = 2;

function ofStatus(text: string, network: Network): ReportedTip {
  const { blockbook, backend } = parseAnswer(schema.statusAnswer, text);
  if (backend.error !== undefined) throw withoutNode();
  if (backend.chain !== undefined && backend.chain !== NODE_CHAINS[network]) {
    throw new Fault('bad-answer', `a server of the chain ${foreignText(backend.chain)}`);
  }
  const { bestHeight: height } = blockbook;
  const behind = (backend.blocks ?? height) - height;
  if (Math.abs(behind) >= TOO_FAR_APART)
    throw new Fault('no-node', `an index ${behind} blocks behind its node`);
  const hash = backend.blocks === height ? (backend.bestBlockHash ?? null) : null;
  return { height, hash, isApart: behind !== 0 };
}

/** Reads a tip from the live connection. @throws {Fault} `bad-answer`, for another chain's too; `no-node` */
export function mapInfo(data: unknown, network: Network): ChainTip {
  const { bestHeight, bestHash, testnet, backend } = checkShape(schema.socketInfo, data);
  if (backend !== undefined && Object.keys(backend).length === 0) throw withoutNode();
  if (testnet !== undefined && testnet !== (network !== 'mainnet'))
    throw new Fault('bad-answer', 'a server of another chain');
  return { height: bestHeight, hash: bestHash };
}

export const tipQuestion = (network: Network): Question<ReportedTip> => ({
  path: '/api/status',
  isLevel: ({ isApart }) => !isApart,
  read: (text) => ofStatus(text, network),
  message: { method: 'getInfo', params: {}, read: (data) => mapInfo(data, network) },
});

/** No transaction has this id. A server asks its node each time: only one whose node answers can report that it doesn't exist. */
const NOBODYS_ID = '00'.repeat(32);
/** A request only a server with a working node answers well. Its status, in contrast, is cached for up to 15 minutes. */
export const NODE_SIGN = { method: 'getTransaction', params: { txid: NOBODYS_ID } } as const;

export const blockHashQuestion = (height: number): Question<string> => ({
  path: `/api/v2/block-index/${height}`,
  read: (text) => parseAnswer(schema.blockIndexAnswer, text).blockHash,
  message: null,
});

interface AccountQuery {
  readonly details: 'txids' | 'txs';
  readonly page?: number;
  readonly pageSize: number;
  /** the newest block to include; unconfirmed transactions are above every height */
  readonly to?: number;
}

function accountQuestion<Value>(
  address: DogeAddress,
  { details, page, pageSize, to }: AccountQuery,
  map: (raw: schema.RawAddress) => Value,
): Question<Value> {
  const pageQuery = page === undefined ? '' : `&page=${page}`;
  const toQuery = to === undefined ? '' : `&to=${to}`;
  const params = { descriptor: address, details, page: page ?? 1, pageSize };
  return sameOverBoth(
    `/api/v2/address/${address}?details=${details}${pageQuery}&pageSize=${pageSize}${toQuery}`,
    { method: 'getAccountInfo', params: to === undefined ? params : { ...params, to } },
    schema.addressAnswer,
    (raw) => {
      if (raw.address !== address) throw new Fault('bad-answer', 'an answer about another address');
      return map(raw);
    },
  );
}

/** Includes unconfirmed transactions, which a server that lost its node doesn't list. */
const ofNow = <Value>(question: Question<Value>): Question<Value> => ({ ...question, touch: 'reading' });

export const balanceQuestion = (address: DogeAddress): Question<AddressBalance> =>
  ofNow(accountQuestion(address, { details: 'txids', pageSize: 1 }, mapBalance));

/**
 * Balance changes of an address since a time. Asks for one currency's rate: without one, servers add those of all.
 *
 * @param sinceMs - milliseconds since 1970
 * @param stepMs - whole seconds
 */
export function balanceChangesQuestion(
  address: DogeAddress,
  sinceMs: number,
  stepMs: number,
): Question<readonly BalanceChange[]> {
  const from = Math.floor(sinceMs / 1000);
  const groupBy = Math.floor(stepMs / 1000);
  return sameOverBoth(
    `/api/v2/balancehistory/${address}?from=${from}&fiatcurrency=usd&groupBy=${groupBy}`,
    { method: 'getBalanceHistory', params: { descriptor: address, from, currencies: ['usd'], groupBy } },
    schema.balanceHistoryAnswer,
    mapBalanceChanges,
  );
}

/** How many of an address's newest transactions polling compares. */
const RECENT_SIZE = 25;

/** Txids of an address's newest transactions, unconfirmed ones first. */
export const recentQuestion = (address: DogeAddress): Question<readonly Txid[]> =>
  ofNow(accountQuestion(address, { details: 'txids', pageSize: RECENT_SIZE }, (raw) => raw.txids));

/** The newest rows of an address's history, unconfirmed ones first: with many of those, some confirmed rows are on no page. */
export const newestQuestion = (
  address: DogeAddress,
  pageSize: number,
  network: Network,
): Question<SizedPage> =>
  ofNow(
    accountQuestion(address, { details: 'txs', page: 1, pageSize }, (raw) =>
      mapNewest(raw, pageSize, network),
    ),
  );

/** Txids of the newest rows, unconfirmed ones first. */
export const newestIdsQuestion = (address: DogeAddress, pageSize: number): Question<schema.RawAddress> =>
  ofNow(accountQuestion(address, { details: 'txids', page: 1, pageSize }, (raw) => raw));

/** Above every block there will be. */
const ANY_BLOCK = 0x7fffffff;

/** A page of an address's confirmed transactions. @param page - from 1 */
export const minedQuestion = (
  address: DogeAddress,
  page: number,
  pageSize: number,
  network: Network,
): Question<SizedPage> =>
  accountQuestion(address, { details: 'txs', page, pageSize, to: ANY_BLOCK }, (raw) =>
    mapMined(raw, page, pageSize, network),
  );

/** The txid of one confirmed row. @param page - from 1 */
export const minedIdsQuestion = (address: DogeAddress, page: number): Question<HistoryPage> =>
  accountQuestion(address, { details: 'txids', page, pageSize: 1, to: ANY_BLOCK }, (raw) =>
    mapMinedId(raw, page),
  );

export const unspentQuestion = (address: DogeAddress): Question<MappedCoins> => ({
  ...sameOverBoth(
    `/api/v2/utxo/${address}`,
    { method: 'getAccountUtxo', params: { descriptor: address } },
    schema.unspentAnswer,
    (raw) => mapUnspent(raw, address),
  ),
  touch: 'coins',
});

/** A transaction. Its spenders are available over HTTP only. */
export const transactionQuestion = (
  id: Txid,
  network: Network,
  detail?: 'spenders',
): Question<ChainTransaction> =>
  sameOverBoth(
    `/api/v2/tx/${id}${detail === 'spenders' ? '?spending=true' : ''}`,
    detail === 'spenders' ? null : { method: 'getTransaction', params: { txid: id } },
    schema.transactionAnswer,
    (raw) => {
      if (raw.txid !== id) throw new Fault('bad-answer', 'an answer about another transaction');
      if (isUndone(raw)) throw new Fault('not-found', 'its block gave way to others');
      return mapTransaction(raw, network);
    },
  );

/**
 * Raw bytes of a transaction, unchecked; no other field needs to be valid. Read from the transaction's answer: `/api/rawtx` exists,
 * but answers 500 to everything on Dogecoin.
 */
export const rawQuestion = (id: Txid): Question<string> => ({
  ...sameOverBoth(
    `/api/v2/tx/${id}`,
    { method: 'getTransaction', params: { txid: id } },
    schema.rawCarrier,
    ({ txid, hex }) => {
      if (txid !== id) throw new Fault('bad-answer', 'an answer about another transaction');
      return hex;
    },
  ),
  as: 'bytes',
});

export const rawPageQuestion = (
  address: DogeAddress,
  page: number,
  pageSize: number,
): Question<schema.RawPage> => ({
  path: `/api/v2/address/${address}?details=txs&page=${page}&pageSize=${pageSize}`,
  as: 'bytes',
  read: (text) => {
    const answer = parseAnswer(schema.rawPage, text);
    if (answer.address !== address) throw new Fault('bad-answer', 'an answer about another address');
    return answer;
  },
  message: null,
});

/** Fee estimates for several confirmation targets, in blocks. HTTP takes one target per request. */
export const feesQuestion = (blocks: readonly number[]): Question<readonly (FeeRate | null)[]> => ({
  path: `/api/v2/estimatefee/${blocks}`,
  read: (text) => [mapFee(parseAnswer(schema.feeAnswer, text).result)],
  message: {
    method: 'estimateFee',
    params: { blocks },
    read: (data) => {
      const fees = checkShape(schema.socketFees, data);
      if (fees.length !== blocks.length) throw new Fault('bad-answer', 'not a fee for each');
      return fees.map(({ feePerUnit }) => mapFeePerUnit(feePerUnit));
    },
  },
});

/** The current price. */
export const quoteQuestion = (currency: string): Question<FiatQuote | null> =>
  sameOverBoth(
    `/api/v2/tickers/?currency=${currency}`,
    { method: 'getCurrentFiatRates', params: { currencies: [currency] } },
    schema.tickerAnswer,
    (raw) => mapQuote(raw, currency),
  );

/** Prices at several times. @param timesMs - milliseconds since 1970 */
export function quotesQuestion(
  currency: string,
  timesMs: readonly number[],
): Question<readonly (FiatQuote | null)[]> {
  const timestamps = timesMs.map((timeMs) => Math.floor(timeMs / 1000));
  return {
    path: `/api/v2/multi-tickers/?timestamp=${timestamps.join(',')}&currency=${currency}`,
    read: (text) => mapQuotes(parseAnswer(schema.tickersAnswer, text), currency, timesMs),
    message: {
      method: 'getFiatRatesForTimestamps',
      params: { timestamps, currencies: [currency] },
      read: (data) => mapQuotes(checkShape(schema.socketTickers, data).tickers, currency, timesMs),
    },
  };
}
