/** The reading methods of both ports. */

import type { Network } from '../../domain/address/Network.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTip } from '../../ports/ChainIndexer.ts';
import type { FiatQuote, PriceSource } from '../../ports/PriceSource.ts';
import type { Priority, Querier } from './protocol/question.ts';
import {
  balanceChangesQuestion,
  balanceQuestion,
  blockHashQuestion,
  quoteQuestion,
  quotesQuestion,
  rawQuestion,
  tipQuestion,
  transactionQuestion,
  unspentQuestion,
} from './protocol/questions.ts';
import { readHistory } from './readHistory.ts';

/** How many times one request for prices may name. */
const TIMES_PER_REQUEST = 50;

/** The part of both ports that only reads. */
export type BlockbookReads = Omit<
  ChainIndexer,
  'broadcast' | 'watch' | 'rawTransactions' | 'feeEstimates' | 'tip'
> &
  Omit<PriceSource, 'watchQuote'>;

/** Makes the reading methods. */
export function createReads(querier: Querier, network: Network): BlockbookReads {
  return {
    balance: (address, signal) => querier.ask(balanceQuestion(address), signal),
    balanceChanges: async (address, sinceMs, stepMs, signal) =>
      querier.ask(balanceChangesQuestion(address, sinceMs, stepMs), signal),
    unspent: (address, signal) => querier.ask(unspentQuestion(address), signal),
    async history(address, from, signal) {
      if (!Number.isSafeInteger(from) || from < 0) throw new RangeError(`rows count from 0: ${from}`);
      return readHistory(querier, address, from, network, signal);
    },
    transaction: async (id, signal, detail) =>
      querier.ask(transactionQuestion(txid(id), network, detail), signal),
    rawTransaction: async (id, signal) => querier.ask(rawQuestion(txid(id)), signal),
    async quote(currency, signal) {
      checkCurrency(currency);
      return querier.ask(quoteQuestion(currency), signal);
    },
    async quoteAt(currency, timesMs, signal) {
      checkCurrency(currency);
      signal?.throwIfAborted();
      const quotes: (FiatQuote | null)[] = [];
      for (let at = 0; at < timesMs.length; at += TIMES_PER_REQUEST) {
        const part = timesMs.slice(at, at + TIMES_PER_REQUEST);
        quotes.push(...(await querier.ask(quotesQuestion(currency, part), signal)));
      }
      return quotes;
    },
  };
}

/** Asks for the newest block. The index may lag behind its node: the height is the index's, and the hash is of that height. */
export async function fetchTip(
  querier: Querier,
  network: Network,
  signal?: AbortSignal,
  priority?: Priority,
): Promise<ChainTip> {
  const { height, hash } = await querier.ask(tipQuestion(network), signal, priority);
  return { height, hash: hash ?? (await querier.ask(blockHashQuestion(height), signal, priority)) };
}

function checkCurrency(currency: string): void {
  if (!/^[a-z]{3,5}$/.test(currency)) throw new RangeError('a currency is lower-case letters');
}

/** @throws {RangeError} */
export function checkCount(value: number, name: string): void {
  if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`${name} counts from 1: ${value}`);
}
