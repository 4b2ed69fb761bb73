/** Reads an account's whole history, page by page; loaded when somebody wants it as a file. */
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import { writeCsv } from '../../domain/report/csv.ts';
import { historyTable, type TableEntry, type TableMessages } from '../../domain/report/historyTable.ts';
import type { ChainIndexer, HistoryPage } from '../../ports/ChainIndexer.ts';
import type { PriceSource } from '../../ports/PriceSource.ts';
import { historyEntryOf } from '../chain/historyEntry.ts';

/** Rows of one account beyond this many are left out, and the file's reader is told. */
export const MAX_ROWS = 5_000;

/** What is wanted, and how to say it. */
export interface FullHistoryRequest {
  readonly accounts: readonly NamedAddress[];
  readonly currency: string;
  readonly messages: TableMessages;
  readonly nameOf: (address: string) => string | null;
  readonly noteOf: (txid: string) => string;
}

/** What it is read from. */
export interface FullHistoryTools {
  readonly chain: Pick<ChainIndexer, 'history'>;
  readonly prices: Pick<PriceSource, 'quoteAt'>;
  readonly signal: AbortSignal;
  /** told after each page: rows so far, and rows in all */
  readonly onProgress: (done: number, total: number) => void;
}

/** A history as a file. */
export interface FullHistory {
  readonly csv: string;
  readonly rows: number;
  /** rows that there are beyond those in the file */
  readonly leftOut: number;
  /** rows whose worth nobody could tell */
  readonly unpriced: number;
}

interface AccountHistory {
  readonly account: NamedAddress;
  readonly entries: readonly HistoryEntry[];
  readonly leftOut: number;
}

/** Keeps count over all accounts. */
class Count {
  #done = 0;
  #total = 0;
  readonly #notify: FullHistoryTools['onProgress'];

  constructor(notify: FullHistoryTools['onProgress']) {
    this.#notify = notify;
  }

  expect(rows: number): void {
    this.#total += rows;
  }

  add(rows: number): void {
    this.#done += rows;
    this.#notify(Math.min(this.#done, this.#total), this.#total);
  }
}

/** A transaction that came while pages were read moves others to the next page: each counts once. */
async function readAccount(
  account: NamedAddress,
  means: FullHistoryTools,
  count: Count,
): Promise<AccountHistory> {
  const { address } = account;
  const entries = new Map<string, HistoryEntry>();
  let reported = 0;
  for (let from: number | null = 0; from !== null && entries.size < MAX_ROWS; ) {
    const answer: HistoryPage = await means.chain.history(address, from, means.signal);
    const before = entries.size;
    if (from === 0) count.expect(Math.min(answer.totalTransactions, MAX_ROWS));
    for (const transaction of answer.transactions)
      entries.set(transaction.txid, historyEntryOf(transaction, address));
    from = answer.next;
    reported = answer.totalTransactions;
    count.add(entries.size - before);
  }
  const kept = [...entries.values()].slice(0, MAX_ROWS);
  return { account, entries: kept, leftOut: Math.max(0, reported - kept.length) };
}

/** Prices are worth having, not worth failing for: without them the cells stay empty. */
async function pricesAt(timesMs: readonly number[], order: FullHistoryRequest, means: FullHistoryTools) {
  try {
    return await means.prices.quoteAt(order.currency, timesMs, means.signal);
  } catch (thrown) {
    means.signal.throwIfAborted();
    if (thrown instanceof RangeError || thrown instanceof TypeError) throw thrown;
    return [];
  }
}

const linesOf = (
  { account, entries }: AccountHistory,
  { nameOf, noteOf }: FullHistoryRequest,
): Omit<TableEntry, 'price'>[] =>
  entries.map((entry) => ({
    entry,
    account: account.name,
    contacts: entry.counterparts.flatMap((address) => nameOf(address) ?? []),
    note: noteOf(entry.txid),
  }));

/**
 * Reads it all.
 *
 * @returns null when nothing ever happened
 * @throws {Fault} when a page could not be read; the signal's reason when the person gave up
 */
export async function readFullHistory(
  order: FullHistoryRequest,
  means: FullHistoryTools,
): Promise<FullHistory | null> {
  const count = new Count(means.onProgress);
  const histories: AccountHistory[] = [];
  for (const account of order.accounts) histories.push(await readAccount(account, means, count));
  const unpricedLines = histories.flatMap((history) => linesOf(history, order));
  if (unpricedLines.length === 0) return null;
  const times = unpricedLines.map(({ entry }) => entry.timeMs);
  const prices: readonly (FiatPrice | null)[] = await pricesAt(times, order, means);
  const lines = unpricedLines.map((line, at) => ({ ...line, price: prices[at] ?? null }));
  return {
    csv: writeCsv(historyTable(lines, order.messages)),
    rows: lines.length,
    leftOut: histories.reduce((sum, { leftOut }) => sum + leftOut, 0),
    unpriced: lines.filter(({ price }) => price === null).length,
  };
}
