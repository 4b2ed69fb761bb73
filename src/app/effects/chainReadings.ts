/**
 * When the chain is read for the displayed address: once at the start, when a server reports a transaction, when something may have been
 * missed, and after a block only while something of ours is waiting for it. Confirmations are counted locally.
 */
import { reaction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { isLive } from '../../domain/tx/PendingTransfer.ts';
import type { ChainEvent, ChainTip } from '../../ports/ChainIndexer.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { ConnectionState } from '../../stores/chain/CoinCache.ts';
import { isDueAt } from '../../stores/chain/retainedTransfers.ts';
import type { Stores } from '../../stores/createStores.ts';
import { ReportedTransactions } from './ReportedTransactions.ts';
import { REFRESH_EVERY_MS, throttled } from './throttle.ts';

/** All wallets are notified of a block or a lost server at the same time: each reads at a random time within this delay, milliseconds. */
export const READ_WITHIN_MS = 3_000;

/** After a block, everything not read for this long is read again, in case a server missed a report. Milliseconds. */
export const MAX_UNREAD_MS = 10 * 60_000;

/** Coins with up to this many confirmations are queried after each block when the inscription index is behind; later only now and then. */
const INDEX_BEHIND = 10;

/** What to read at the next opportunity. */
type Wanted = 'all' | 'news' | 'transfers' | null;

/** In ascending order of extent. */
const LESS_TO_MORE: readonly Wanted[] = [null, 'transfers', 'news', 'all'];

/** Decides for the displayed address. */
class ChainReader {
  readonly #stores: Stores;
  readonly #ports: Ports;
  readonly #reading;
  readonly #reports: ReportedTransactions;
  #connection: ConnectionState | null = null;
  /** the newest reported block not yet processed */
  #reported: ChainTip | null = null;
  /** something may have happened without a report */
  #hasGap = false;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #wanted: Wanted = null;
  #cancelTurn: (() => void) | null = null;
  /** whether coins are read next time whatever the history says */
  #isAllWanted = false;

  constructor(stores: Stores, ports: Ports) {
    this.#stores = stores;
    this.#ports = ports;
    this.#reading = throttled(ports.clock, REFRESH_EVERY_MS, () => this.#read());
    this.#reports = new ReportedTransactions(ports.clock, () => this.readNow());
  }

  /** Another address is displayed, and watched from now on. */
  begin(): void {
    this.#connection = null;
    this.#reported = null;
    this.#reports.clear();
    this.#noteReading('all');
    void this.#stores.tx.refresh().then(() => this.#consider());
  }

  hear(event: ChainEvent, address: DogeAddress): void {
    switch (event.kind) {
      case 'connection':
        this.#hearState(event);
        return;
      case 'transaction':
        if (event.address !== address) return;
        this.#reports.add(event.txid);
        this.readNow();
        return;
      case 'block':
        this.#reported = event.tip;
        this.#consider();
    }
  }

  /** When the user, or a server's push, is waiting for it. */
  readNow(): void {
    this.#stores.accounts.expireBalance();
    this.#isAllWanted ||= this.#isUnread;
    this.#reading.ask();
  }

  get #isUnread(): boolean {
    return this.#ports.clock.nowMs() - this.#readAtMs >= MAX_UNREAD_MS;
  }

  stop(): void {
    this.#reading.stop();
    this.#reports.clear();
    this.#cancelTurn?.();
  }

  #hearState(event: Extract<ChainEvent, { kind: 'connection' }>): void {
    const { cache } = this.#stores.tx.coins;
    const isFirst = this.#connection === null;
    const isOther = this.#connection !== event.state;
    this.#connection = event.state;
    cache.setConnection(event);
    // polling starts from the current state without reporting it; a socket may connect after the first reading
    const isLate = isFirst ? cache.snapshot.status !== 'loading' : isOther;
    if (event.state === 'polling' || isLate) this.#hasGap = true;
    if (cache.snapshot.status === 'failed') this.#hasGap = true;
    if (event.state !== 'down' && this.#hasGap) this.#want('news');
  }

  /** A block was reported: requests what it may have changed, and counts what it certainly changed. */
  #consider(): void {
    const { tx } = this.#stores;
    const { snapshot } = tx.coins.cache;
    const reported = this.#reported;
    if (reported === null || snapshot.status === 'loading') return;
    this.#reported = null;
    if (snapshot.status !== 'ready') {
      this.#want('all');
      return;
    }
    const known = snapshot.value.tip;
    if (known.hash === reported.hash) return;
    const isReorganised = reported.height <= known.height;
    if (isReorganised || this.#isUnread) this.#want('all');
    else if (this.#isWaiting()) this.#want('news');
    else if (tx.journal.unsettled.some(isDueAt(reported.height))) this.#want('transfers');
    if (!isReorganised) tx.advance(reported);
  }

  /** Whether a block may change something of ours. */
  #isWaiting(): boolean {
    const { coins, history, journal, from } = this.#stores.tx;
    const { snapshot } = coins.cache;
    const reported = snapshot.status === 'ready' ? snapshot.value.coins : [];
    return (
      reported.some((coin) => coin.confirmations === 0) ||
      reported.some((coin) => coin.inscription === 'unknown' && coin.confirmations <= INDEX_BEHIND) ||
      history.cache.transactions.some((transaction) => transaction.confirmations === 0) ||
      journal.transfers.some((transfer) => isLive(transfer) && transfer.from === from)
    );
  }

  #want(what: 'all' | 'news' | 'transfers'): void {
    if (what !== 'transfers') this.#stores.accounts.expireBalance();
    const isMore = LESS_TO_MORE.indexOf(what) > LESS_TO_MORE.indexOf(this.#wanted);
    if (isMore) this.#wanted = what;
    const { clock, random } = this.#ports;
    this.#cancelTurn ??= clock.after(random() * READ_WITHIN_MS, () => this.#takeTurn());
  }

  #takeTurn(): void {
    const wanted = this.#wanted;
    this.#cancelTurn = null;
    this.#wanted = null;
    if (wanted === 'all') this.#isAllWanted = true;
    if (wanted === 'all' || wanted === 'news') this.#reading.ask();
    if (wanted === 'transfers') this.#settle();
  }

  #settle(): void {
    const { journal, coins } = this.#stores.tx;
    const { snapshot } = coins.cache;
    if (snapshot.status !== 'ready') return;
    void journal.reconcile(isDueAt(snapshot.value.tip.height));
  }

  async #read(): Promise<void> {
    const { tx } = this.#stores;
    const what = this.#isAllWanted ? 'all' : 'news';
    this.#noteReading(what);
    await Promise.all([what === 'all' ? tx.refresh() : tx.lookForNews(), tx.journal.reconcile()]);
    const { transactions } = tx.history.cache;
    this.#reports.check((id) => transactions.some(({ txid }) => txid === id));
    this.#consider();
  }

  /** The new reading includes everything wanted before. Reading only news does not delay a complete reading. */
  #noteReading(what: 'all' | 'news'): void {
    this.#hasGap = false;
    this.#wanted = null;
    this.#cancelTurn?.();
    this.#cancelTurn = null;
    this.#isAllWanted = false;
    if (what === 'all') this.#readAtMs = this.#ports.clock.nowMs();
  }
}

/** The displayed address is read at once, watched, and read again when the app is visible again. */
export function followChain(stores: Stores, ports: Ports): () => void {
  const { tx } = stores;
  const reader = new ChainReader(stores, ports);
  let unwatch = () => {};
  const stop = reaction(
    () => tx.from,
    (address) => {
      unwatch();
      tx.clearChain();
      if (address === null) return;
      unwatch = ports.chain.watch([address], (event) => reader.hear(event, address));
      reader.begin();
    },
    { name: 'follow the current address', fireImmediately: true },
  );
  const stopSeeing = ports.telegram.onVisibility((isVisible) => {
    if (isVisible && tx.from !== null) reader.readNow();
  });
  return () => {
    stop();
    stopSeeing();
    unwatch();
    reader.stop();
  };
}
