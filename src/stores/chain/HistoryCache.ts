/** Transactions of the current address, page by page, newest first. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { toFault } from '../../domain/fault.ts';
import { beginsWith } from '../../domain/growingList.ts';
import { type HistoryGap, historyGap, NO_GAP } from '../../domain/history/historyGap.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTip, ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import { AddressCache } from './AddressCache.ts';
import { HistoryView } from './history/HistoryView.ts';
import {
  deepened,
  type HistoryPages,
  joinFirstPage,
  joinFurtherPage,
  type KnownTransactions,
  undoneAfter,
  unlessSame,
} from './history/joinPages.ts';

export type { HistoryPages } from './history/joinPages.ts';

const NO_IDS: readonly Txid[] = [];
const NOTHING: readonly ChainTransaction[] = [];

/** History of one address at a time; a failed page keeps the others. */
export class HistoryCache {
  pages: Loadable<HistoryPages> = IDLE;
  /** whether the current or last failed request was for a further page */
  isFurtherPage = false;
  /** transactions that a reorg took out of their block, and that are in none since */
  undone: ReadonlySet<string> = new Set();
  /** scroll position and filter, kept while a detail is open */
  readonly view = new HistoryView();
  /** a single transaction requested by its id */
  opened: Loadable<ChainTransaction> = IDLE;

  readonly #chain: ChainIndexer;
  readonly #clock: Clock;
  readonly #left = new AddressCache<HistoryPages>();
  #indexed = { of: NOTHING, byTxid: new Map<string, ChainTransaction>() };
  readonly #rounds = new Rounds();
  #newest: Promise<void> = Promise.resolve();
  readonly #openRounds = new Rounds();

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
    return pages !== undefined && pages.next !== null;
  }

  /** What is missing from a history that was read to its end. */
  get gap(): HistoryGap {
    const pages = lastValue(this.pages);
    if (!pages?.account || pages.next !== null) return NO_GAP;
    const { transactions, address, account } = pages;
    const counted = account.totalTransactions - this.unread.length;
    return historyGap(transactions, address, counted, account.state.mined);
  }

  /** Ids of transactions too large to be read. */
  get unread(): readonly Txid[] {
    const { unread = [], unreadFurther = [] } = lastValue(this.pages) ?? {};
    if (unread.length + unreadFurther.length === 0) return NO_IDS;
    const known = new Set<string>(this.transactions.map(({ txid }) => txid));
    return [...new Set([...unread, ...unreadFurther])].filter((txid) => !known.has(txid));
  }

  /** Switches the address: hides the last one's pages, and shows the cached ones of the new one. */
  show(address: DogeAddress | null): void {
    if (lastValue(this.pages)?.address === address) return;
    this.#left.leave(this.pages);
    this.#begin(this.#left.find(address));
  }

  /** Clears all addresses. */
  clear(): void {
    this.#left.forget();
    this.#begin(IDLE);
  }

  #begin(pages: Loadable<HistoryPages>): void {
    this.#rounds.begin();
    this.#openRounds.begin();
    this.pages = pages;
    this.opened = IDLE;
    this.undone = new Set();
    this.view.reset();
  }

  /** A new block holds none of these transactions: each mined one gets more confirmations. */
  advance({ height }: ChainTip): void {
    const { pages, opened } = this;
    if (opened.status === 'ready') this.opened = { ...opened, value: deepened(opened.value, height) };
    if (pages.status !== 'ready') return;
    const { transactions: before } = pages.value;
    const transactions = unlessSame(
      before,
      before.map((transaction) => deepened(transaction, height)),
    );
    this.pages = ready({ ...pages.value, transactions }, this.#clock.nowMs());
  }

  /**
   * Fetches the first page again and keeps further pages that still follow it. A response overtaken by a later call is dropped, and
   * the later one awaited.
   */
  async refresh(address: DogeAddress): Promise<void> {
    this.#newest = this.#load(address, 0);
    for (let awaited: Promise<void> | null = null; awaited !== this.#newest; ) {
      awaited = this.#newest;
      await awaited;
    }
  }

  async loadMore(address: DogeAddress): Promise<void> {
    const next = lastValue(this.pages)?.next ?? null;
    if (next === null || this.pages.status === 'loading') return;
    await this.#load(address, next);
  }

  /** Fetches one transaction; the cached one is shown meanwhile. A response for an earlier id is dropped. */
  async open(txid: ChainTransaction['txid']): Promise<void> {
    const known = this.transactions.find((transaction) => transaction.txid === txid);
    const shown = lastValue(this.opened);
    const before = known ?? (shown?.txid === txid ? shown : undefined);
    this.opened = loading(before === undefined ? IDLE : ready(before, this.#clock.nowMs()));
    const round = this.#openRounds.begin();
    const become = (opened: Loadable<ChainTransaction>) => {
      if (!round.isLatest) return;
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

  /** @param from - start of the page; 0: the first one */
  async #load(address: DogeAddress, from: number): Promise<void> {
    const round = this.#rounds.begin();
    this.isFurtherPage = from > 0;
    this.pages = loading(this.pages);
    try {
      const fetched = await this.#chain.history(address, from);
      if (!round.isLatest) return;
      const pages = lastValue(this.pages);
      // pages of another address are not joined
      const before = pages?.address === address ? pages : undefined;
      const known = this.#knownOf(before?.transactions ?? []);
      const undone = undoneAfter(this.undone, known, fetched.transactions);
      const joined =
        before === undefined || from === 0
          ? joinFirstPage(address, before, known, fetched, this.#clock.nowMs())
          : joinFurtherPage(before, known, fetched);
      this.#commit(round, ready(joined, this.#clock.nowMs()), undone);
    } catch (thrown) {
      this.#commit(round, failed(this.pages, toFault(thrown, 'offline')));
    }
  }

  /** Index by id; after appended pages only those are added to it. */
  #knownOf(transactions: readonly ChainTransaction[]): KnownTransactions {
    const { of, byTxid } = this.#indexed;
    const start = beginsWith(transactions, of) ? of.length : 0;
    const index = start === 0 ? new Map<string, ChainTransaction>() : byTxid;
    for (const transaction of transactions.slice(start)) index.set(transaction.txid, transaction);
    this.#indexed = { of: transactions, byTxid: index };
    return index;
  }

  #commit(round: Round, pages: Loadable<HistoryPages>, undone = this.undone): void {
    if (!round.isLatest) return;
    runInAction(() => {
      this.undone = undone;
      this.pages = pages;
    });
  }
}
