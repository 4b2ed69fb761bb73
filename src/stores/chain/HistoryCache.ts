/** The transactions of the current address, page by page, newest first. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import type { ChainIndexer, ChainTip, ChainTransaction, HistoryPage } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import { AddressCache } from './AddressCache.ts';
import { HistoryView } from './HistoryView.ts';

/** The pages fetched so far, joined. */
export interface HistoryPages {
  readonly address: DogeAddress;
  readonly transactions: readonly ChainTransaction[];
  /** pages fetched, from 1; 0 when less than one was restored: the next one to fetch is the first */
  readonly page: number;
  readonly totalPages: number;
}

/** History of one address at a time; a failed page keeps the others. */
export class HistoryCache {
  pages: Loadable<HistoryPages> = IDLE;
  /** whether the request under way, or the last one that failed, was for a further page */
  isFurtherPage = false;
  /** transactions that were in a block which is no longer part of the chain, and are in none since */
  undone: ReadonlySet<string> = new Set();
  /** what of it is looked at, while the person is away at a detail */
  readonly view = new HistoryView();
  /** a single transaction that was asked for by its id */
  opened: Loadable<ChainTransaction> = IDLE;

  readonly #chain: ChainIndexer;
  readonly #clock: Clock;
  readonly #left = new AddressCache<HistoryPages>();
  #round = 0;
  #openRound = 0;

  constructor(chain: ChainIndexer, clock: Clock) {
    this.#chain = chain;
    this.#clock = clock;
    makeAutoObservable(this, { view: false }, { deep: false, autoBind: true });
  }

  get transactions(): readonly ChainTransaction[] {
    return lastValue(this.pages)?.transactions ?? [];
  }

  get hasMore(): boolean {
    const pages = lastValue(this.pages);
    return pages !== undefined && pages.page < pages.totalPages;
  }

  /** Another address is looked at: nothing of the last one may show, and what was known of this one does. */
  show(address: DogeAddress | null): void {
    if (lastValue(this.pages)?.address === address) return;
    this.#left.leave(this.pages);
    this.#begin(this.#left.find(address));
  }

  /** Nothing is known of any address. */
  clear(): void {
    this.#left.forget();
    this.#begin(IDLE);
  }

  #begin(pages: Loadable<HistoryPages>): void {
    this.#round += 1;
    this.#openRound += 1;
    this.pages = pages;
    this.opened = IDLE;
    this.undone = new Set();
    this.view.reset();
  }

  /** A block came that holds none of these transactions: each that is in one has another on top of it. */
  advance({ height }: ChainTip): void {
    const { pages, opened } = this;
    if (opened.status === 'ready') this.opened = { ...opened, value: deepened(opened.value, height) };
    if (pages.status !== 'ready') return;
    const transactions = pages.value.transactions.map((transaction) => deepened(transaction, height));
    this.pages = ready({ ...pages.value, transactions }, this.#clock.nowMs());
  }

  /** Fetches the first page again and keeps further pages that still follow it. */
  refresh(address: DogeAddress): Promise<void> {
    return this.#load(address, 1, false);
  }

  /** Fetches the next page, if there is one. */
  async loadMore(address: DogeAddress): Promise<void> {
    const pages = lastValue(this.pages);
    if (pages === undefined || !this.hasMore || this.pages.status === 'loading') return;
    await this.#load(address, pages.page + 1, true);
  }

  /** Fetches one transaction; what the pages know of it shows meanwhile. An answer about an earlier one is dropped. */
  async open(txid: ChainTransaction['txid']): Promise<void> {
    const known = this.transactions.find((transaction) => transaction.txid === txid);
    const shown = lastValue(this.opened);
    const before = known ?? (shown?.txid === txid ? shown : undefined);
    this.opened = loading(before === undefined ? IDLE : ready(before, this.#clock.nowMs()));
    this.#openRound += 1;
    const round = this.#openRound;
    const become = (opened: Loadable<ChainTransaction>) => {
      if (round !== this.#openRound) return;
      runInAction(() => {
        this.opened = opened;
      });
    };
    try {
      const transaction = await this.#chain.transaction(txid);
      become(ready(transaction, this.#clock.nowMs()));
    } catch (thrown) {
      become(failed(this.opened, toFault(thrown, 'offline')));
    }
  }

  async #load(address: DogeAddress, page: number, isFurtherPage: boolean): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    this.isFurtherPage = isFurtherPage;
    this.pages = loading(this.pages);
    try {
      const fetched = await this.#chain.history(address, page);
      const undone = undoneAfter(
        this.undone,
        this.#pagesOf(address)?.transactions ?? [],
        fetched.transactions,
      );
      this.#commit(round, ready(join(address, this.#pagesOf(address), fetched), this.#clock.nowMs()), undone);
    } catch (thrown) {
      this.#commit(round, failed(this.pages, toFault(thrown, 'offline')));
    }
  }

  /** What is known of an address; nothing of another one is joined to it. */
  #pagesOf(address: DogeAddress): HistoryPages | undefined {
    const pages = lastValue(this.pages);
    return pages?.address === address ? pages : undefined;
  }

  #commit(round: number, pages: Loadable<HistoryPages>, undone = this.undone): void {
    if (round !== this.#round) return;
    runInAction(() => {
      this.undone = undone;
      this.pages = pages;
    });
  }
}

/** Joins a fetched page to the others: what it tells is newer than what was known. */
function join(address: DogeAddress, known: HistoryPages | undefined, fetched: HistoryPage): HistoryPages {
  const reported = new Set(fetched.transactions.map((transaction) => transaction.txid));
  const others = (known?.transactions ?? []).filter((transaction) => !reported.has(transaction.txid));
  if (fetched.page === 1) {
    const isGapless = fetched.transactions.length + others.length <= fetched.totalTransactions;
    const further = isGapless && overlaps(known, reported) ? others.filter(isMined) : [];
    return {
      address,
      transactions: [...fetched.transactions, ...further],
      page: further.length === 0 ? 1 : Math.max(1, known?.page ?? 1),
      totalPages: fetched.totalPages,
    };
  }
  return {
    address,
    transactions: [...others, ...fetched.transactions],
    page: fetched.page,
    totalPages: fetched.totalPages,
  };
}

const isMined = (transaction: ChainTransaction): boolean => transaction.blockHeight !== null;

/** Confirmations of older ones are on no list: they are told when one is opened. */
const DEEP = 240;

function deepened(transaction: ChainTransaction, height: number): ChainTransaction {
  const { blockHeight } = transaction;
  if (blockHeight === null || transaction.confirmations > DEEP) return transaction;
  return { ...transaction, confirmations: Math.max(1, height - blockHeight + 1) };
}

const overlaps = (known: HistoryPages | undefined, reported: ReadonlySet<string>): boolean =>
  known?.transactions.some((transaction) => reported.has(transaction.txid)) ?? false;

/** Remembers what lost its block, and forgets what has one again. */
function undoneAfter(
  before: ReadonlySet<string>,
  known: readonly ChainTransaction[],
  reported: readonly ChainTransaction[],
): ReadonlySet<string> {
  const mined = new Set(known.filter(isMined).map(({ txid }) => txid));
  const isLost = (transaction: ChainTransaction) => !isMined(transaction) && mined.has(transaction.txid);
  const found = new Set(reported.filter(isMined).map(({ txid }) => txid as string));
  const lost = reported.filter(isLost).map(({ txid }) => txid);
  return new Set([...[...before].filter((txid) => !found.has(txid)), ...lost]);
}
