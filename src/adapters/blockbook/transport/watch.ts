/** Tells listeners what happens on the chain: over the live connection where one can be had, by polling where not. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { ChainEvent, ChainTip, ChainTransaction } from '../../../ports/ChainIndexer.ts';
import type { FiatQuote } from '../../../ports/PriceSource.ts';
import { mapQuote } from '../protocol/map.ts';
import type { LiveConnection } from './LiveConnection.ts';
import type { LiveListener, Wanted } from './LiveListener.ts';
import { Poller, type PollerOptions } from './poller.ts';

export interface WatcherOptions extends Omit<PollerOptions, 'addresses'> {
  /** makes the live connection that tells this */
  readonly connect: (listener: Omit<LiveListener, 'onChange'>) => LiveConnection;
}

interface Watch {
  readonly addresses: ReadonlySet<DogeAddress>;
  readonly notify: (event: ChainEvent) => void;
}

interface QuoteWatch {
  readonly currency: string;
  readonly notify: (quote: FiatQuote) => void;
}

/**
 * Joins all listeners over one connection, which lives while there is a listener.
 *
 * Whenever a way of hearing begins or changes, the newest block is told again: what happened in between is then found
 * by those who refresh on blocks. Polling is told each time that it begins anew, once its first turn is over: that one tells no
 * transactions.
 */
export class Watcher {
  /** the connection that is heard, over which questions go too */
  readonly live: LiveConnection;
  readonly #options: WatcherOptions;
  readonly #watches = new Set<Watch>();
  readonly #quotes = new Set<QuoteWatch>();
  readonly #poller: Poller;
  #state: 'live' | 'polling' | 'down' | null = null;
  #isReady = false;
  #whenSettled = new Set<() => void>();
  #cancelPolling = (): void => undefined;

  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#poller = new Poller(
      { ...options, addresses: () => this.#addresses() },
      {
        onBlock: (tip) => this.#tellAll({ kind: 'block', tip }),
        onTransaction: (address, txid) => this.#tellOwners(address, txid, null),
        onTurn: (isAnswered, isFirst) => this.#setState(isAnswered ? 'polling' : 'down', isFirst),
      },
    );
    this.live = options.connect({
      onReady: (tip) => this.#becomeLive(tip),
      onBlock: (tip) => this.#tellAll({ kind: 'block', tip }),
      onTransaction: (...reported) => this.#tellOwners(...reported),
      onRates: (rates) => this.#tellQuotes(rates),
      onLost: () => this.#lose(),
    });
  }

  /** Begins to tell a listener; the returned function ends that. A known state of the connection is told first. */
  readonly watch = (addresses: readonly DogeAddress[], notify: (event: ChainEvent) => void): (() => void) => {
    const watch: Watch = { addresses: new Set(addresses), notify };
    const before = this.#addresses().join();
    const isFirst = this.#watches.size === 0;
    this.#watches.add(watch);
    if (this.#state) this.#notify(watch, { kind: 'connection', state: this.#state });
    if (!isFirst) this.#poller.restart();
    const { tip } = this.live;
    this.live.want(this.#wanted());
    // all of it is heard already: nothing is subscribed to that would tell the newest block
    const isHeard = !isFirst && this.#addresses().join() === before;
    if (isHeard && this.#isReady && tip) this.#notify(watch, { kind: 'block', tip });
    return () => {
      if (!this.#watches.delete(watch)) return;
      this.live.want(this.#wanted());
      if (this.#watches.size === 0) this.#end();
    };
  };

  /** Begins to tell prices that are pushed; the returned function ends that. */
  readonly watchPushed = (currency: string, notify: (quote: FiatQuote) => void): (() => void) => {
    const watch: QuoteWatch = { currency, notify };
    this.#quotes.add(watch);
    this.live.want(this.#wanted());
    return () => {
      if (this.#quotes.delete(watch)) this.live.want(this.#wanted());
    };
  };

  /** Hears from the servers of now on: they are others than before. */
  readonly reconnect = (): void => {
    this.#poller.stop();
    this.live.reconnect();
  };

  /** The newest block as the live connection tells it; waits for it while it is about to. Null where it is not told. */
  async tip(signal?: AbortSignal): Promise<ChainTip | null> {
    signal?.throwIfAborted();
    const { live } = this;
    const hopeMs = live.graceUntilMs - this.#options.clock.nowMs();
    if (this.#watches.size === 0 || live.tip || this.#isReady || hopeMs <= 0) return live.tip;
    await new Promise<void>((resolve) => {
      const settle = (): void => {
        cancel();
        signal?.removeEventListener('abort', settle);
        this.#whenSettled.delete(settle);
        resolve();
      };
      const cancel = this.#options.clock.after(hopeMs, settle);
      signal?.addEventListener('abort', settle, { once: true });
      this.#whenSettled.add(settle);
    });
    signal?.throwIfAborted();
    return live.tip;
  }

  #wanted(): Wanted {
    const [quote] = this.#quotes;
    return {
      addresses: this.#watches.size === 0 ? null : this.#addresses(),
      currency: quote?.currency ?? null,
    };
  }

  #addresses(): readonly DogeAddress[] {
    return [...new Set([...this.#watches].flatMap((watch) => [...watch.addresses]))];
  }

  #becomeLive(tip: ChainTip): void {
    if (this.#watches.size === 0) return;
    this.#isReady = true;
    this.#cancelPolling();
    this.#poller.stop();
    this.#setState('live');
    this.#tellAll({ kind: 'block', tip });
    this.#settle();
  }

  /** While another connection may come soon nothing is asked for. */
  #lose(): void {
    this.#isReady = false;
    this.#settle();
    this.#cancelPolling();
    if (this.#watches.size === 0) return;
    if (this.#state === 'live') this.#setState('polling');
    const hopeMs = this.live.graceUntilMs - this.#options.clock.nowMs();
    if (hopeMs <= 0) this.#poller.start();
    else this.#cancelPolling = this.#options.clock.after(hopeMs, () => this.#poller.start());
  }

  #end(): void {
    this.#cancelPolling();
    this.#poller.stop();
    this.#state = null;
    this.#isReady = false;
    this.#settle();
  }

  #settle(): void {
    for (const settle of [...this.#whenSettled]) settle();
  }

  /** @param isAnew - whether hearing has begun anew: it is told though the state was the same before */
  #setState(state: 'live' | 'polling' | 'down', isAnew = false): void {
    if (state === this.#state && !isAnew) return;
    this.#state = state;
    this.#tellAll({ kind: 'connection', state });
  }

  #tellAll(event: ChainEvent): void {
    for (const watch of this.#watches) this.#notify(watch, event);
  }

  #tellOwners(address: DogeAddress, txid: Txid, transaction: ChainTransaction | null): void {
    const whole = transaction === null ? {} : { transaction };
    const event: ChainEvent = { kind: 'transaction', address, txid, ...whole };
    for (const watch of this.#watches) if (watch.addresses.has(address)) this.#notify(watch, event);
  }

  #tellQuotes(rates: Readonly<Record<string, number>>): void {
    const ts = Math.floor(this.#options.clock.nowMs() / 1000);
    for (const { currency, notify } of this.#quotes) {
      const quote = mapQuote({ ts, rates }, currency);
      if (quote !== null) queueMicrotask(() => notify(quote));
    }
  }

  /** A listener that throws must not end the connection: it runs on its own. */
  #notify(watch: Watch, event: ChainEvent): void {
    queueMicrotask(() => {
      if (this.#watches.has(watch)) watch.notify(event);
    });
  }
}
