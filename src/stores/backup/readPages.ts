/** Reads the transactions of an address page by page. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { ChainIndexer, ChainTransaction, HistoryPage } from '../../ports/ChainIndexer.ts';

/** Transactions of one account beyond this many are left out, and whoever reads of them is told. */
export const MAX_ROWS = 5_000;

/** What was read. */
export interface ReadPages {
  /** newest first */
  readonly transactions: readonly ChainTransaction[];
  /** older ones that were not read */
  readonly leftOut: number;
}

/** What pages are read with. */
export interface PageTools {
  readonly chain: Pick<ChainIndexer, 'history'>;
  readonly signal: AbortSignal;
  readonly count: PageCount;
}

/** Keeps count over all accounts. */
export class PageCount {
  #done = 0;
  #total = 0;
  readonly #notify: (done: number, total: number) => void;

  /** @param notify - told after each page: transactions so far, and in all */
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

/** A transaction that came while pages were read moves others to the next page: each counts once. @throws {Fault} */
export async function readPages(
  address: DogeAddress,
  { chain, signal, count }: PageTools,
): Promise<ReadPages> {
  const found = new Map<string, ChainTransaction>();
  let [waiting, mined] = [0, 0];
  for (let from: number | null = 0; from !== null && found.size < MAX_ROWS; ) {
    const answer: HistoryPage = await chain.history(address, from, signal);
    const before = found.size;
    const { totalTransactions, minedTransactions = totalTransactions } = answer;
    if (from === 0) {
      count.expect(Math.min(totalTransactions, MAX_ROWS));
      waiting = totalTransactions - minedTransactions;
    }
    for (const transaction of answer.transactions) found.set(transaction.txid, transaction);
    from = answer.next;
    mined = minedTransactions;
    count.add(found.size - before);
  }
  const transactions = [...found.values()].slice(0, MAX_ROWS);
  return { transactions, leftOut: Math.max(0, mined + waiting - transactions.length) };
}
