/** Pages of an address's history, as large as a server gives them and an answer may be. */

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
 * Rows of the first page, which is read again and again. A transaction as large as nodes relay (100 kB) makes some 100 kB of JSON in a
 * block and 1.7 MB while it waits: two of these are still read along, with three they are asked for one by one.
 */
export const FIRST_ROWS = 6;

/** Rows of any other: some 150 kB, which take a slow phone less than a moment to check. Blockbook gives up to 1,000 by default. */
export const MORE_ROWS = 100;

/** What was too long is asked for in parts so much smaller. */
const PARTS = 4;

/** Waiting transactions that are asked for one by one at a time; the next reading goes on. */
export const MAX_SINGLES = 8;

/** Rows that are kept of those. */
const MAX_KEPT = 200;

const isTooLong = (thrown: unknown): boolean => thrown instanceof Fault && thrown.kind === 'bad-answer';

/** What is remembered of pages that were too long, so that strangers cost their megabytes once. */
export class LongPages {
  /** whose first page was */
  readonly addresses = new Set<DogeAddress>();
  /** waiting transactions that were asked for one by one; null: too long even alone */
  readonly rows = new Map<Txid, ChainTransaction | null>();

  keep(id: Txid, row: ChainTransaction | null): void {
    const [oldest] = this.rows.keys();
    if (this.rows.size >= MAX_KEPT && oldest !== undefined) this.rows.delete(oldest);
    this.rows.set(id, row);
  }
}

/** What is read, and with what. */
export interface HistoryReading {
  readonly querier: Querier;
  readonly address: DogeAddress;
  readonly network: Network;
  readonly long: LongPages;
  readonly signal?: AbortSignal | undefined;
}

/** Reads a page. @param from - how many in blocks are newer than the first that is wanted */
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
 * The first page: all that waits and some in blocks. A server cuts it to its size with those that wait in front, so that it is asked
 * for more where they left no room; the rows that they pushed off it are on no page of it.
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

/** The first page where what waits is too long together: its ids, each of these alone, and the newest in blocks. */
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

/** Keeps a waiting transaction; one that is gone meanwhile is kept out, and not asked for again either. */
async function readSingle({ querier, network, long, signal }: HistoryReading, id: Txid): Promise<void> {
  try {
    const row = await querier.ask(transactionQuestion(id, network), signal);
    // in a block by now: the next reading finds it there
    if (row.blockHeight === null) long.keep(id, row);
  } catch (thrown) {
    if (isTooLong(thrown)) long.keep(id, null);
    else if (!(thrown instanceof Fault && thrown.kind === 'not-found')) throw thrown;
  }
}

/** A page of rows in blocks: with fewer rows where so many are too long, and with the id of one that is too long alone. */
async function readMined(reading: HistoryReading, from: number): Promise<HistoryPage> {
  // each turn asks for fewer rows than the one before
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

/** Rows in blocks, among them the first that is wanted; null where they are too long. */
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
