/** Everything that Blockbook is asked, each in both its forms, with its schema and its meaning. */

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

/** What a server says of its newest block: without the hash where its index lags behind its node. */
export interface ReportedTip {
  readonly height: number;
  readonly hash: string | null;
  /**
   * whether its index is a block away from its node: behind, as any is for a second after each block, or ahead of one that was killed and
   * lost its newest. Absent where it does not say
   */
  readonly isApart?: boolean;
}

/** What such a server lists is older than it looks: nothing that waits is in it, and coins that are spent come back. */
const withoutNode = () => new Fault('no-node', 'a server that lost its node');

/**
 * An index that is so many blocks behind its node misses what is in them. One that is as far ahead has a node that lost them: what waited is
 * gone there as well, so that coins which are spent are listed.
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

/** Reads a tip as the live connection tells it. @throws {Fault} `bad-answer`, for another chain's too; `no-node` */
export function mapInfo(data: unknown, network: Network): ChainTip {
  const { bestHeight, bestHash, testnet, backend } = checkShape(schema.socketInfo, data);
  if (backend !== undefined && Object.keys(backend).length === 0) throw withoutNode();
  if (testnet !== undefined && testnet !== (network !== 'mainnet'))
    throw new Fault('bad-answer', 'a server of another chain');
  return { height: bestHeight, hash: bestHash };
}

/** The newest block. */
export const tipQuestion = (network: Network): Question<ReportedTip> => ({
  path: '/api/status',
  isLevel: ({ isApart }) => !isApart,
  read: (text) => ofStatus(text, network),
  message: { method: 'getInfo', params: {}, read: (data) => mapInfo(data, network) },
});

/** No transaction has this id. A server asks its node for it each time: only one whose node answers says that there is none. */
const NOBODYS_ID = '00'.repeat(32);
/** What only a server in touch with its node answers well. What it says of its state is a copy, up to a quarter of an hour old. */
export const NODE_SIGN = { method: 'getTransaction', params: { txid: NOBODYS_ID } } as const;

/** The hash of a block. */
export const blockHashQuestion = (height: number): Question<string> => ({
  path: `/api/v2/block-index/${height}`,
  read: (text) => parseAnswer(schema.blockIndexAnswer, text).blockHash,
  message: null,
});

interface AccountQuery {
  readonly details: 'txids' | 'txs';
  readonly page?: number;
  readonly pageSize: number;
  /** the newest block that is looked at; what waits is above every one */
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

/** With what waits: without its node a server lists none of that. */
const ofNow = <Value>(question: Question<Value>): Question<Value> => ({ ...question, touch: 'reading' });

/** What an address holds. */
export const balanceQuestion = (address: DogeAddress): Question<AddressBalance> =>
  ofNow(accountQuestion(address, { details: 'txids', pageSize: 1 }, mapBalance));

/**
 * What moved an address since a time. A rate is asked for of one currency: without any, servers add those of all.
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

/** How many of an address's newest transactions are compared when polling. */
const RECENT_SIZE = 25;

/** Ids of the newest transactions of an address, unconfirmed ones first. */
export const recentQuestion = (address: DogeAddress): Question<readonly Txid[]> =>
  ofNow(accountQuestion(address, { details: 'txids', pageSize: RECENT_SIZE }, (raw) => raw.txids));

/** The newest rows of an address's history, what waits before all: with too much of that, rows in blocks are on no page. */
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

/** Ids of the newest rows, what waits before all. */
export const newestIdsQuestion = (address: DogeAddress, pageSize: number): Question<schema.RawAddress> =>
  ofNow(accountQuestion(address, { details: 'txids', page: 1, pageSize }, (raw) => raw));

/** Above every block there will be. */
const ANY_BLOCK = 0x7fffffff;

/** A page of what an address has in blocks, and of nothing that waits. @param page - from 1 */
export const minedQuestion = (
  address: DogeAddress,
  page: number,
  pageSize: number,
  network: Network,
): Question<SizedPage> =>
  accountQuestion(address, { details: 'txs', page, pageSize, to: ANY_BLOCK }, (raw) =>
    mapMined(raw, page, pageSize, network),
  );

/** The id of one row in blocks. @param page - from 1 */
export const minedIdsQuestion = (address: DogeAddress, page: number): Question<HistoryPage> =>
  accountQuestion(address, { details: 'txids', page, pageSize: 1, to: ANY_BLOCK }, (raw) =>
    mapMinedId(raw, page),
  );

/** Unspent outputs of an address. */
export const unspentQuestion = (address: DogeAddress): Question<MappedCoins> => ({
  ...sameOverBoth(
    `/api/v2/utxo/${address}`,
    { method: 'getAccountUtxo', params: { descriptor: address } },
    schema.unspentAnswer,
    (raw) => mapUnspent(raw, address),
  ),
  touch: 'coins',
});

/** A transaction. What spends it is told by HTTP alone. */
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
 * Raw bytes of a transaction, unchecked; nothing else of it has to make sense. They come with the transaction: `/api/rawtx` is there,
 * and answers 500 to everything on Dogecoin.
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

/** The raw bytes of a page of an address's history. */
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

/** What it costs to be confirmed within each of so many blocks. By HTTP a server takes one number alone. */
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

/** The price of now. */
export const quoteQuestion = (currency: string): Question<FiatQuote | null> =>
  sameOverBoth(
    `/api/v2/tickers/?currency=${currency}`,
    { method: 'getCurrentFiatRates', params: { currencies: [currency] } },
    schema.tickerAnswer,
    (raw) => mapQuote(raw, currency),
  );

/** Prices of several times. @param timesMs - milliseconds since 1970 */
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
