/** Everything that Blockbook is asked, each with its path, its schema and its meaning. */

import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import { NODE_CHAINS } from '../../domain/indexer/judgeIndexer.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTip, RawOptions } from '../../ports/ChainIndexer.ts';
import type { FiatQuote, PriceSource } from '../../ports/PriceSource.ts';
import type { Client } from '../http/client.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { mapBalance, mapFee, mapHistory, mapQuote, mapQuotes, mapTransaction, mapUnspent } from './map.ts';
import { parseRawHex } from './parseRawHex.ts';
import * as schema from './schema.ts';

/**
 * Rows of a history page. Six transactions as large as nodes relay (100 kB, which makes some 640 kB of JSON) are still read;
 * with more, strangers could make a page too long.
 */
export const HISTORY_PAGE_SIZE = 6;

/** How many times one request for prices may name. */
const TIMES_PER_REQUEST = 50;

/** How many of an address's newest transactions are compared when polling. */
const RECENT_SIZE = 25;

/** The part of both ports that only reads. */
export type BlockbookReads = Omit<ChainIndexer, 'broadcast' | 'watch'> & Omit<PriceSource, 'watchQuote'>;

/** Makes the reading methods over a client. */
export function createReads(client: Client, network: Network): BlockbookReads {
  return {
    tip: (signal) => readTip(client, network, signal),
    balance: (address, signal) =>
      readAddress(client, address, 'details=txids&pageSize=1', mapBalance, signal),
    unspent: (address, signal) =>
      client.read(
        `/api/v2/utxo/${address}`,
        (text) => mapUnspent(parseAnswer(schema.unspentAnswer, text), address),
        signal,
      ),
    async history(address, page, signal) {
      checkCount(page, 'page');
      const query = `details=txs&page=${page}&pageSize=${HISTORY_PAGE_SIZE}`;
      return readAddress(client, address, query, (raw) => mapHistory(raw, page, network), signal);
    },
    async transaction(id, signal, detail) {
      const path = `/api/v2/tx/${txid(id)}${detail === 'spenders' ? '?spending=true' : ''}`;
      return client.read(path, (text) => mapTransaction(ofTransaction(text, id), network), signal);
    },
    async rawTransaction(id, signal) {
      return client.read(`/api/rawtx/${txid(id)}`, parseRawHex, signal);
    },
    rawTransactions: (ids, options) => readRaws(client, ids, options),
    async feeEstimate(blocks, signal) {
      checkCount(blocks, 'blocks');
      const path = `/api/v2/estimatefee/${blocks}`;
      return client.read(path, (text) => mapFee(parseAnswer(schema.feeAnswer, text).result), signal);
    },
    async quote(currency, signal) {
      checkCurrency(currency);
      const path = `/api/v2/tickers/?currency=${currency}`;
      return client.read(path, (text) => mapQuote(parseAnswer(schema.tickerAnswer, text), currency), signal);
    },
    async quoteAt(currency, timesMs, signal) {
      checkCurrency(currency);
      signal?.throwIfAborted();
      const quotes: (FiatQuote | null)[] = [];
      for (let at = 0; at < timesMs.length; at += TIMES_PER_REQUEST)
        quotes.push(
          ...(await readQuotes(client, currency, timesMs.slice(at, at + TIMES_PER_REQUEST), signal)),
        );
      return quotes;
    },
  };
}

/** How many raw transactions are asked for at once. */
const RAWS_AT_ONCE = 6;

async function readRaws(
  client: Client,
  ids: readonly Txid[],
  { signal, onProgress, onRaw }: RawOptions = {},
): Promise<ReadonlyMap<Txid, string>> {
  const left = [...new Set(ids)];
  const total = left.length;
  const found = new Map<Txid, string>();
  let done = 0;
  const readNext = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const rawHex = await client.read(`/api/rawtx/${txid(id)}`, parseRawHex, signal).catch(nullIfUnknown);
      if (rawHex !== null) {
        found.set(id, rawHex);
        onRaw?.(id, rawHex);
      }
      done += 1;
      onProgress?.(done, total);
    }
  };
  await Promise.all(Array.from({ length: RAWS_AT_ONCE }, readNext));
  return found;
}

function nullIfUnknown(thrown: unknown): null {
  if (thrown instanceof Fault && thrown.kind === 'not-found') return null;
  throw thrown;
}

function readQuotes(
  client: Client,
  currency: string,
  timesMs: readonly number[],
  signal?: AbortSignal,
): Promise<readonly (FiatQuote | null)[]> {
  const seconds = timesMs.map((timeMs) => Math.floor(timeMs / 1000));
  const path = `/api/v2/multi-tickers/?timestamp=${seconds.join(',')}&currency=${currency}`;
  const read = (text: string) => mapQuotes(parseAnswer(schema.tickersAnswer, text), currency, timesMs);
  return client.read(path, read, signal);
}

/** Ids of the newest transactions of an address, unconfirmed ones first. */
export const readRecent = (
  client: Client,
  address: DogeAddress,
  signal: AbortSignal,
): Promise<readonly Txid[]> =>
  readAddress(client, address, `details=txids&pageSize=${RECENT_SIZE}`, (raw) => raw.txids, signal);

function readAddress<Value>(
  client: Client,
  address: DogeAddress,
  query: string,
  map: (raw: schema.RawAddress) => Value,
  signal?: AbortSignal,
): Promise<Value> {
  const read = (text: string): Value => {
    const raw = parseAnswer(schema.addressAnswer, text);
    if (raw.address !== address) throw new Fault('bad-answer', 'an answer about another address');
    return map(raw);
  };
  return client.read(`/api/v2/address/${address}?${query}`, read, signal);
}

function ofTransaction(text: string, id: Txid): schema.RawTransaction {
  const raw = parseAnswer(schema.transactionAnswer, text);
  if (raw.txid !== id) throw new Fault('bad-answer', 'an answer about another transaction');
  return raw;
}

/** The index may lag behind its node: the height told is the index's, and the hash is of that height. */
async function readTip(client: Client, network: Network, signal?: AbortSignal): Promise<ChainTip> {
  const { height, hash } = await client.read('/api/status', (text) => ofStatus(text, network), signal);
  if (hash !== null) return { height, hash };
  const path = `/api/v2/block-index/${height}`;
  const read = (text: string): string => parseAnswer(schema.blockIndexAnswer, text).blockHash;
  return { height, hash: await client.read(path, read, signal) };
}

function ofStatus(text: string, network: Network): { readonly height: number; readonly hash: string | null } {
  const { blockbook, backend } = parseAnswer(schema.statusAnswer, text);
  if (backend.chain !== undefined && backend.chain !== NODE_CHAINS[network]) {
    throw new Fault('bad-answer', `a server of the chain ${foreignText(backend.chain)}`);
  }
  const isLevel = backend.blocks === blockbook.bestHeight && backend.bestBlockHash !== undefined;
  return { height: blockbook.bestHeight, hash: isLevel ? (backend.bestBlockHash ?? null) : null };
}

function checkCurrency(currency: string): void {
  if (!/^[a-z]{3,5}$/.test(currency)) throw new RangeError('a currency is lower-case letters');
}

function checkCount(value: number, name: string): void {
  if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`${name} counts from 1: ${value}`);
}
