/** The read methods of ChainIndexer and PriceSource. */

import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTip, ChainTransaction } from '../../ports/ChainIndexer.ts';
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
import { LongPages, readHistory } from './readHistory.ts';

/** How many times one price request may contain. */
const TIMES_PER_REQUEST = 50;

export type BlockbookReads = Omit<
  ChainIndexer,
  'broadcast' | 'watch' | 'rawTransactions' | 'feeEstimates' | 'tip'
> &
  Omit<PriceSource, 'watchQuote'>;

export function createReads(querier: Querier, network: Network, nowMs: () => number): BlockbookReads {
  const long = new LongPages();
  return {
    balance: (address, signal) => querier.ask(balanceQuestion(address), signal),
    balanceChanges: async (address, sinceMs, stepMs, signal) =>
      querier.ask(balanceChangesQuestion(address, sinceMs, stepMs), signal),
    async unspent(address, signal, onLeftOut) {
      const { coins, leftOut } = await querier.ask(unspentQuestion(address), signal);
      if (leftOut > 0) onLeftOut?.(leftOut);
      return coins;
    },
    async history(address, from, signal) {
      if (!Number.isSafeInteger(from) || from < 0) throw new RangeError(`rows count from 0: ${from}`);
      const page = await readHistory({ querier, address, network, long, signal }, from);
      return { ...page, transactions: page.transactions.map((row) => withTime(row, nowMs())) };
    },
    transaction: async (id, signal, detail) =>
      withTime(await askTransaction(querier, network, txid(id), signal, detail), nowMs()),
    rawTransaction: async (id, signal) => querier.ask(rawQuestion(txid(id)), signal),
    async quote(currency, signal) {
      checkCurrency(currency);
      return querier.ask(quoteQuestion(currency), signal).catch(unlessNoPrices(null));
    },
    async quoteAt(currency, timesMs, signal) {
      checkCurrency(currency);
      signal?.throwIfAborted();
      const quotes: (FiatQuote | null)[] = [];
      for (let at = 0; at < timesMs.length; at += TIMES_PER_REQUEST) {
        const part = timesMs.slice(at, at + TIMES_PER_REQUEST);
        const none = unlessNoPrices(part.map(() => null));
        quotes.push(...(await querier.ask(quotesQuestion(currency, part), signal).catch(none)));
      }
      return quotes;
    },
  };
}

/** Spenders are available by HTTP only; if HTTP doesn't answer, return the transaction without them. */
async function askTransaction(
  querier: Querier,
  network: Network,
  id: Txid,
  signal: AbortSignal | undefined,
  detail: 'spenders' | undefined,
): Promise<ChainTransaction> {
  try {
    return await querier.ask(transactionQuestion(id, network, detail), signal);
  } catch (thrown) {
    if (detail === undefined || !(thrown instanceof Fault && thrown.kind === 'offline')) throw thrown;
    return querier.ask(transactionQuestion(id, network), signal);
  }
}

/** A just-broadcast transaction has time 0 in the index: use the current time. */
export const withTime = (transaction: ChainTransaction, nowMs: number): ChainTransaction =>
  transaction.timeMs === 0 ? { ...transaction, timeMs: nowMs } : transaction;

/** Asks for the newest block. The index may lag behind its node: the height is the index's, and the hash belongs to that height. */
export async function fetchTip(
  querier: Querier,
  network: Network,
  signal?: AbortSignal,
  priority?: Priority,
): Promise<ChainTip> {
  const { height, hash } = await querier.ask(tipQuestion(network), signal, priority);
  return { height, hash: hash ?? (await querier.ask(blockHashQuestion(height), signal, priority)) };
}

/** A server that follows no prices answers with an error; that counts as no price. */
const unlessNoPrices =
  <Value>(none: Value) =>
  (thrown: unknown): Value => {
    if (thrown instanceof Fault && thrown.kind === 'not-found') return none;
    throw thrown;
  };

function checkCurrency(currency: string): void {
  if (!/^[a-z]{3,5}$/.test(currency)) throw new RangeError('a currency is lower-case letters');
}

/** @throws {RangeError} */
export function checkCount(value: number, name: string): void {
  if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`${name} counts from 1: ${value}`);
}
