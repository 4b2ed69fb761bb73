/** History of the current account: what an index reports, joined with our own transfers. */
import { makeAutoObservable } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { EntryToken, HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import { lastValue } from '../../domain/loadable.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { Ports } from '../../ports/Ports.ts';
import { HistoryCache } from './HistoryCache.ts';
import type { ScriptsByAddress } from './historyEntry.ts';
import { historyJoiner, joinHistory } from './joinHistory.ts';
import { ProvenPayments } from './ProvenPayments.ts';

export interface OwnHistorySources {
  /** null when there is no account */
  readonly from: () => DogeAddress | null;
  readonly transfers: () => readonly PendingTransfer[];
  /** the part each transaction has in a token transfer, by id */
  readonly marks: () => ReadonlyMap<string, EntryToken>;
  /** scripts of our token transfers */
  readonly scripts: () => ScriptsByAddress;
}

const NOTHING: readonly ChainTransaction[] = [];

/** One account at a time. */
export class OwnHistory {
  /** as an index reports it */
  readonly cache: HistoryCache;
  /** recipients proven by our signature */
  readonly paid: ProvenPayments;

  readonly #around: OwnHistorySources;
  readonly #joined = historyJoiner();

  constructor({ chain, clock, network }: Ports, around: OwnHistorySources) {
    this.#around = around;
    this.cache = new HistoryCache(chain, clock);
    const transactions = () => this.cache.transactions;
    this.paid = new ProvenPayments({ chain, network, from: around.from, transactions });
    makeAutoObservable(this, { cache: false, paid: false }, { deep: false, autoBind: true });
  }

  /** Includes pending transfers; newest first. */
  get entries(): readonly HistoryEntry[] {
    const own = this.#around.from();
    if (own === null) return [];
    const pages = lastValue(this.cache.pages);
    const transactions = pages?.address === own ? pages.transactions : NOTHING;
    return this.#joined(transactions, this.#joinedWith(this.#around.transfers(), own));
  }

  /** The history entry of any transaction; null when there is no account. */
  entryOf(transaction: ChainTransaction): HistoryEntry | null {
    const own = this.#around.from();
    if (own === null) return null;
    const transfers = this.#around.transfers().filter(({ txid }) => txid === transaction.txid);
    return joinHistory({ transactions: [transaction], ...this.#joinedWith(transfers, own) })[0] ?? null;
  }

  async loadMore(): Promise<void> {
    const from = this.#around.from();
    if (from !== null) await this.cache.loadMore(from);
  }

  #joinedWith(transfers: readonly PendingTransfer[], own: DogeAddress) {
    const { undone } = this.cache;
    return { transfers, undone, marks: this.#around.marks(), scripts: this.#around.scripts(), own };
  }
}
