/** Reads pages of an address's history, within the server's page size and the limit on an answer's length. */

import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainTransaction, HistoryPage } from '../../ports/ChainIndexer.ts';
import { mapCrowded, type SizedPage } from './protocol/map.ts';
import type { Querier } from './protocol/question.ts';
import {
  minedIdsQuestion,
  minedQuestion,
  newestIdsQuestion,
  newestQuestion,
  transactionQuestion,
} from './protocol/questions.ts';

/**
 * Rows of the first page, which is polled. A transaction of the maximum relayed size (100 kB) makes some 100 kB of JSON when
 * confirmed and 1.7 MB while unconfirmed: two of these still fit; with three they are requested one by one.
 */
export const FIRST_ROWS = 6;

/** Rows of any other page: some 150 kB, quick to check even on a slow phone. Blockbook returns up to 1,000 by default. */
export const MORE_ROWS = 100;

/** A page that was too long is requested again with this fraction of the rows. */
const PARTS = 4;

/** Unconfirmed transactions requested one by one per read; the next read continues. */
export const MAX_SINGLES = 8;

/** How many of those rows are cached. */
const MAX_KEPT = 200;

const isTooLong = (thrown: unknown): boolean => thrown instanceof Fault && thrown.kind === 'bad-answer';

/** Remembers pages that were too long, so that an attacker's large transactions are downloaded only once. */
export class LongPages {
  /** addresses whose first page was too long */
  readonly addresses = new Set<DogeAddress>();
  /** unconfirmed transactions that were requested one by one; null: too long even alone */
  readonly rows = new Map<Txid, ChainTransaction | null>();

  keep(id: Txid, row: ChainTransaction | null): void {
    const [oldest] = this.rows.keys();
    if (this.rows.size >= MAX_KEPT && oldest !== undefined) this.rows.delete(oldest);
    this.rows.set(id, row);
  }
}

export interface HistoryReading {
  readonly querier: Querier;
  readonly address: DogeAddress;
  readonly network: Network;
  readonly long: LongPages;
  readonly signal?: AbortSignal | undefined;
}

/** Reads a page. @param from - how many confirmed rows to skip, newest first */
export async function readHistory(reading: HistoryReading, from: number): Promise<HistoryPage> {
  if (from > 0) return readMined(reading, from);
  const { long, address } = reading;
  if (long.addresses.has(address)) return readCrowded(reading);
  try {
    return await readNewest(reading);
  } catch (thrown) {
    if (!isTooLong(thrown)) throw thrown;
    return readCrowded(reading);
  }
}

/**
 * The first page: all unconfirmed rows and some confirmed ones. A server cuts the page to its size with unconfirmed rows first, so
 * more rows are requested when they leave no room; confirmed rows they push off it are on no page.
 */
async function readNewest(reading: HistoryReading): Promise<HistoryPage> {
  const { querier, address, network, signal } = reading;
  const ask = (rows: number) => querier.ask(newestQuestion(address, rows, network), signal);
  let page = await ask(FIRST_ROWS);
  if (page.waitingLeftOut > 0 || (page.next === 0 && page.size > 1)) {
    const waiting = page.totalTransactions - (page.minedTransactions ?? 0);
    page = await ask(Math.min(MORE_ROWS, waiting + FIRST_ROWS));
  }
  const newest = unsized(page);
  if (newest.next !== 0) return newest;
  const mined = await readMined(reading, 0);
  return { ...newest, transactions: [...newest.transactions, ...mined.transactions], next: mined.next };
}

const unsized = ({ size: _, waitingLeftOut: __, ...page }: SizedPage): HistoryPage => page;

/** The first page when the unconfirmed rows together are too long: the txids, each of those rows alone, and the newest confirmed rows. */
async function readCrowded(reading: HistoryReading): Promise<HistoryPage> {
  const { querier, address, long, signal } = reading;
  const ids = await querier.ask(newestIdsQuestion(address, MORE_ROWS), signal);
  const waiting = ids.txids.slice(0, ids.unconfirmedTxs);
  if (waiting.length === 0) long.addresses.delete(address);
  else long.addresses.add(address);
  let asked = 0;
  const rows: ChainTransaction[] = [];
  const unread: Txid[] = [];
  for (const id of waiting) {
    if (!long.rows.has(id) && asked < MAX_SINGLES) {
      asked += 1;
      await readSingle(reading, id);
    }
    const row = long.rows.get(id);
    if (row) rows.push(row);
    else unread.push(id);
  }
  return mapCrowded(ids, { rows, unread }, await readMined(reading, 0));
}

/** Caches an unconfirmed transaction, or that it is too long. One that is no longer known is not cached. */
async function readSingle({ querier, network, long, signal }: HistoryReading, id: Txid): Promise<void> {
  try {
    const row = await querier.ask(transactionQuestion(id, network), signal);
    // confirmed by now: the next read finds it there
    if (row.blockHeight === null) long.keep(id, row);
  } catch (thrown) {
    if (isTooLong(thrown)) long.keep(id, null);
    else if (!(thrown instanceof Fault && thrown.kind === 'not-found')) throw thrown;
  }
}

/** A page of confirmed rows: fewer rows where they are too long, and only the txid of one that is too long alone. */
async function readMined(reading: HistoryReading, from: number): Promise<HistoryPage> {
  // each turn requests fewer rows than the one before
  for (let rows = from === 0 ? FIRST_ROWS : MORE_ROWS; ; ) {
    const answer = await readRows(reading, from, rows);
    if (answer !== null) {
      const isThere = answer.size >= rows || answer.next === null || answer.next > from;
      if (isThere) return unsized(answer);
      rows = answer.size;
    } else if (rows > 1) rows = Math.max(1, Math.floor(rows / PARTS));
    else return reading.querier.ask(minedIdsQuestion(reading.address, from + 1), reading.signal);
  }
}

/** Confirmed rows from the page with the first wanted one; null if they are too long. */
async function readRows(
  { querier, address, network, signal }: HistoryReading,
  from: number,
  rows: number,
): Promise<SizedPage | null> {
  try {
    return await querier.ask(minedQuestion(address, Math.floor(from / rows) + 1, rows, network), signal);
  } catch (thrown) {
    if (isTooLong(thrown)) return null;
    throw thrown;
  }
}
