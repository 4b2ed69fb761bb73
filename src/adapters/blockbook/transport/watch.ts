/** Notifies listeners of events on the chain: over the live connection if possible, otherwise by polling. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { ChainEvent, ChainTip, ChainTransaction } from '../../../ports/ChainIndexer.ts';
import type { FiatQuote } from '../../../ports/PriceSource.ts';
import { mapQuote } from '../protocol/map.ts';
import type { LiveConnection } from './LiveConnection.ts';
import type { LiveListener, Wanted } from './LiveListener.ts';
import { Poller, type PollerOptions } from './poller.ts';

export interface WatcherOptions extends Omit<PollerOptions, 'addresses'> {
  /** opens the live connection with this listener */
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
 * Joins all listeners over one connection, which is open while there is a listener.
 *
 * Whenever the transport starts or changes, the newest block is reported again, so that listeners which refresh on blocks catch up.
 * Each restart of polling is reported after its first turn, which reports no transactions.
 */
export class Watcher {
  /** the live connection, also used for requests */
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
        onBlock: (tip) => this.#notifyAll({ kind: 'block', tip }),
        onTransaction: (address, txid) => this.#notifyOwners(address, txid, null),
        onTurn: (isAnswered, isFirst) => this.#setState(isAnswered ? 'polling' : 'down', isFirst),
      },
    );
    this.live = options.connect({
      onReady: (tip) => this.#becomeLive(tip),
      onBlock: (tip) => this.#notifyAll({ kind: 'block', tip }),
      onTransaction: (...reported) => this.#notifyOwners(...reported),
      onRates: (rates) => this.#notifyQuotes(rates),
      onLost: () => this.#lose(),
    });
  }

  /** Adds a listener; the returned function removes it. It gets a known connection state first. */
  readonly watch = (addresses: readonly DogeAddress[], notify: (event: ChainEvent) => void): (() => void) => {
    const watch: Watch = { addresses: new Set(addresses), notify };
    const before = this.#addresses().join();
    const isFirst = this.#watches.size === 0;
    this.#watches.add(watch);
    if (this.#state) this.#notify(watch, { kind: 'connection', state: this.#state });
    if (!isFirst) this.#poller.restart();
    const { tip } = this.live;
    this.live.want(this.#wanted());
    // already subscribed to all of it: no new subscription will report the newest block
    const isHeard = !isFirst && this.#addresses().join() === before;
    if (isHeard && this.#isReady && tip) this.#notify(watch, { kind: 'block', tip });
    return () => {
      if (!this.#watches.delete(watch)) return;
      this.live.want(this.#wanted());
      if (this.#watches.size === 0) this.#end();
    };
  };

  /** Reports pushed prices; the returned function stops that. */
  readonly watchPushed = (currency: string, notify: (quote: FiatQuote) => void): (() => void) => {
    const watch: QuoteWatch = { currency, notify };
    this.#quotes.add(watch);
    this.live.want(this.#wanted());
    return () => {
      if (this.#quotes.delete(watch)) this.live.want(this.#wanted());
    };
  };

  /** Reconnects after the list of servers changed. */
  readonly reconnect = (): void => {
    this.#poller.stop();
    this.live.reconnect();
  };

  /** The newest pushed block; waits for one that is about to arrive. Null if blocks aren't pushed. */
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
    this.#notifyAll({ kind: 'block', tip });
    this.#settle();
  }

  /** Polling starts only if no connection is expected soon. */
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

  /** @param isAnew - polling has restarted: report the state even if unchanged */
  #setState(state: 'live' | 'polling' | 'down', isAnew = false): void {
    if (state === this.#state && !isAnew) return;
    this.#state = state;
    this.#notifyAll({ kind: 'connection', state });
  }

  #notifyAll(event: ChainEvent): void {
    for (const watch of this.#watches) this.#notify(watch, event);
  }

  #notifyOwners(address: DogeAddress, txid: Txid, transaction: ChainTransaction | null): void {
    const whole = transaction === null ? {} : { transaction };
    const event: ChainEvent = { kind: 'transaction', address, txid, ...whole };
    for (const watch of this.#watches) if (watch.addresses.has(address)) this.#notify(watch, event);
  }

  #notifyQuotes(rates: Readonly<Record<string, number>>): void {
    const ts = Math.floor(this.#options.clock.nowMs() / 1000);
    for (const { currency, notify } of this.#quotes) {
      const quote = mapQuote({ ts, rates }, currency);
      if (quote !== null) queueMicrotask(() => notify(quote));
    }
  }

  /** Runs as a microtask: a listener that throws must not end the connection. */
  #notify(watch: Watch, event: ChainEvent): void {
    queueMicrotask(() => {
      if (this.#watches.has(watch)) watch.notify(event);
    });
  }
}
