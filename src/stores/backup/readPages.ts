/** Reads the transactions of an address page by page. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type HistoryGap, historyGap, type MinedTotals, NO_GAP } from '../../domain/history/historyGap.ts';
import type { ChainIndexer, ChainTransaction, HistoryPage } from '../../ports/ChainIndexer.ts';

/** The most transactions read per account; the rest are left out and counted. */
export const MAX_ROWS = 5_000;

export interface ReadPages {
  /** newest first */
  readonly transactions: readonly ChainTransaction[];
  /** older ones that were not read */
  readonly leftOut: number;
  /** transactions that the server counts but does not list */
  readonly gap: HistoryGap;
}

export interface PageTools {
  readonly chain: Pick<ChainIndexer, 'history'>;
  readonly signal: AbortSignal;
  readonly count: PageCount;
}

/** Counts progress over all accounts. */
export class PageCount {
  #done = 0;
  #total = 0;
  readonly #notify: (done: number, total: number) => void;

  /** @param notify - called after each page: transactions so far, and in total */
  constructor(notify: (done: number, total: number) => void) {
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

/** A transaction that arrives between pages shifts others to the next page: duplicates are counted once. @throws {Fault} */
export async function readPages(
  address: DogeAddress,
  { chain, signal, count }: PageTools,
): Promise<ReadPages> {
  const found = new Map<string, ChainTransaction>();
  let [waiting, mined] = [0, 0];
  let totals: MinedTotals | undefined;
  let from: number | null = 0;
  while (from !== null && found.size < MAX_ROWS) {
    const answer: HistoryPage = await chain.history(address, from, signal);
    const before = found.size;
    const { totalTransactions, minedTransactions = totalTransactions } = answer;
    if (from === 0) {
      count.expect(Math.min(totalTransactions, MAX_ROWS));
      waiting = totalTransactions - minedTransactions;
      totals = answer.account?.mined;
    }
    for (const transaction of answer.transactions) found.set(transaction.txid, transaction);
    from = answer.next;
    mined = minedTransactions;
    count.add(found.size - before);
  }
  const transactions = [...found.values()].slice(0, MAX_ROWS);
  const counted = mined + waiting;
  const isWhole = from === null && found.size <= MAX_ROWS;
  if (!isWhole) return { transactions, leftOut: Math.max(0, counted - transactions.length), gap: NO_GAP };
  return { transactions, leftOut: 0, gap: historyGap(transactions, address, counted, totals) };
}
