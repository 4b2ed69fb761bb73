/** Reads an account's whole history, page by page; loaded only for the export. */
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import { type HistoryGap, hasGap, joinGaps } from '../../domain/history/historyGap.ts';
import { writeCsv } from '../../domain/report/csv.ts';
import {
  historyTable,
  type TableEntry,
  type TableLack,
  type TableMessages,
} from '../../domain/report/historyTable.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { PriceSource } from '../../ports/PriceSource.ts';
import { historyEntryOf } from '../chain/historyEntry.ts';
import { PageCount, type PageTools, readPages } from './readPages.ts';

/** What is missing from a history. */
export type HistoryLack = Pick<FullHistory, 'leftOut' | 'gap'>;

export interface FullHistoryRequest {
  readonly accounts: readonly NamedAddress[];
  readonly currency: string;
  readonly messages: TableMessages;
  /** one sentence for each gap in an account's history; empty when it is complete */
  readonly describeLack: (lack: HistoryLack) => readonly string[];
  readonly nameOf: (address: string) => string | null;
  readonly noteOf: (txid: string) => string;
}

export interface FullHistoryTools {
  readonly chain: Pick<ChainIndexer, 'history'>;
  readonly prices: Pick<PriceSource, 'quoteAt'>;
  readonly signal: AbortSignal;
  /** called after each page: rows so far, and rows in total */
  readonly onProgress: (done: number, total: number) => void;
}

export interface FullHistory {
  readonly csv: string;
  readonly rows: number;
  /** rows left out of the file because of `MAX_ROWS` */
  readonly leftOut: number;
  /** transactions that the server counts but does not list */
  readonly gap: HistoryGap;
  /** rows without a known price */
  readonly unpriced: number;
}

interface AccountHistory {
  readonly account: NamedAddress;
  readonly entries: readonly HistoryEntry[];
  readonly leftOut: number;
  readonly gap: HistoryGap;
}

/** A block that arrives during the reading looks like a gap: read once more. */
async function readAccount(account: NamedAddress, tools: PageTools): Promise<AccountHistory> {
  const first = await readPages(account.address, tools);
  const { transactions, ...rest } = hasGap(first.gap) ? await readPages(account.address, tools) : first;
  const entries = transactions.map((transaction) => historyEntryOf(transaction, account.address));
  return { account, entries, ...rest };
}

/** Prices are optional: without them the cells stay empty. */
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

const lacksOf = (
  { account, leftOut, gap }: AccountHistory,
  { describeLack }: FullHistoryRequest,
): readonly TableLack[] => describeLack({ leftOut, gap }).map((text) => ({ account: account.name, text }));

/**
 * Reads all accounts.
 *
 * @returns null when there are no transactions
 * @throws {Fault} when a page could not be read; the signal's reason when aborted
 */
export async function readFullHistory(
  order: FullHistoryRequest,
  means: FullHistoryTools,
): Promise<FullHistory | null> {
  const count = new PageCount(means.onProgress);
  const histories: AccountHistory[] = [];
  for (const account of order.accounts) histories.push(await readAccount(account, { ...means, count }));
  const unpricedLines = histories.flatMap((history) => linesOf(history, order));
  const lacks = histories.flatMap((history) => lacksOf(history, order));
  if (unpricedLines.length + lacks.length === 0) return null;
  const times = unpricedLines.map(({ entry }) => entry.timeMs);
  const prices: readonly (FiatPrice | null)[] = await pricesAt(times, order, means);
  const lines = unpricedLines.map((line, at) => ({ ...line, price: prices[at] ?? null }));
  return {
    csv: writeCsv(historyTable(lines, lacks, order.messages)),
    rows: lines.length,
    leftOut: histories.reduce((sum, { leftOut }) => sum + leftOut, 0),
    gap: joinGaps(histories.map(({ gap }) => gap)),
    unpriced: lines.filter(({ price }) => price === null).length,
  };
}
