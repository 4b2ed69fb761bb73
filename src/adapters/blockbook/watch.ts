/** Tells listeners what happens on the chain: over a socket where one can be had, by polling where not. */

import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainEvent, ChainTip, ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import { backOffMs } from '../http/backOff.ts';
import { Poller, type PollerOptions } from './poller.ts';
import { LiveSocket, type SocketConstructor } from './socket.ts';

/** What watching needs. */
export interface WatcherOptions extends Pick<PollerOptions, 'tip' | 'recent'> {
  readonly clock: Clock;
  readonly network: Network;
  /** 0 to 1, for jitter */
  readonly random: () => number;
  /** null where there are no sockets at all */
  readonly WebSocket: SocketConstructor | null;
  /** sockets' URLs, the one to try first at the front */
  readonly urls: () => readonly string[];
}

interface Watch {
  readonly addresses: ReadonlySet<DogeAddress>;
  readonly tell: (event: ChainEvent) => void;
}

/** A connection that lasted this long starts the waits between attempts afresh. */
const STEADY_AFTER_MS = 60_000;

/**
 * Joins all listeners over one connection, which lives while there is a listener.
 *
 * Whenever a way of hearing begins or changes, the newest block is told again: what happened in between is then found
 * by those who refresh on blocks.
 */
export class Watcher {
  readonly #options: WatcherOptions;
  readonly #watches = new Set<Watch>();
  readonly #poller: Poller;
  #socket: LiveSocket | null = null;
  #state: 'live' | 'polling' | 'down' | null = null;
  #failures = 0;
  #readyAtMs: number | null = null;
  #tip: ChainTip | null = null;
  #cancelAttempt = (): void => undefined;

  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#poller = new Poller(
      { ...options, addresses: () => this.#addresses() },
      {
        onBlock: (tip) => this.#tellAll({ kind: 'block', tip }),
        onTransaction: (address, txid) => this.#tellOwners(address, txid),
        onTurn: (isAnswered) => this.#setState(isAnswered ? 'polling' : 'down'),
      },
    );
  }

  /** Begins to tell a listener; the returned function ends that. A known state of the connection is told first. */
  readonly watch = (addresses: readonly DogeAddress[], tell: (event: ChainEvent) => void): (() => void) => {
    const watch: Watch = { addresses: new Set(addresses), tell };
    const isFirst = this.#watches.size === 0;
    this.#watches.add(watch);
    if (this.#state) this.#tell(watch, { kind: 'connection', state: this.#state });
    if (isFirst) this.#connect();
    else this.#renew();
    return () => {
      if (!this.#watches.delete(watch)) return;
      if (this.#watches.size === 0) this.#end();
      else this.#socket?.subscribe(this.#addresses());
    };
  };

  /** The newest block, while a live connection tells of each. */
  get liveTip(): ChainTip | null {
    return this.#state === 'live' ? this.#tip : null;
  }

  /** Hears from the servers of now on: they are others than before. */
  readonly reconnect = (): void => {
    if (this.#watches.size === 0) return;
    this.#cancelAttempt();
    this.#socket?.close();
    this.#socket = null;
    this.#tip = null;
    this.#readyAtMs = null;
    this.#failures = 0;
    this.#poller.stop();
    this.#poller.start();
    this.#connect();
  };

  #renew(): void {
    this.#socket?.subscribe(this.#addresses());
    this.#poller.restart();
  }

  #addresses(): readonly DogeAddress[] {
    return [...new Set([...this.#watches].flatMap((watch) => [...watch.addresses]))];
  }

  #connect(): void {
    const { WebSocket, urls, clock, network } = this.#options;
    const all = urls();
    const url = all[this.#failures % all.length];
    if (!WebSocket || url === undefined) {
      this.#poller.start();
      return;
    }
    try {
      this.#socket = new LiveSocket({ url, WebSocket, clock, network }, this.#addresses(), {
        onReady: (tip) => this.#becomeLive(tip),
        onBlock: (tip) => this.#tellBlock(tip),
        onTransaction: (...told) => this.#tellOwners(...told),
        onGone: () => this.#lose(),
      });
    } catch {
      this.#lose();
    }
  }

  #becomeLive(tip: ChainTip): void {
    this.#readyAtMs ??= this.#options.clock.nowMs();
    this.#poller.stop();
    this.#setState('live');
    this.#tellBlock(tip);
  }

  #lose(): void {
    const { clock, random, urls } = this.#options;
    const isSteady = this.#readyAtMs !== null && clock.nowMs() - this.#readyAtMs >= STEADY_AFTER_MS;
    const before = isSteady ? 0 : this.#failures;
    this.#failures = before + 1;
    this.#readyAtMs = null;
    this.#tip = null;
    this.#socket = null;
    this.#poller.start();
    const rounds = Math.floor(before / Math.max(1, urls().length));
    this.#cancelAttempt = clock.after(backOffMs(rounds, random), () => this.#connect());
  }

  #end(): void {
    this.#cancelAttempt();
    this.#socket?.close();
    this.#poller.stop();
    this.#socket = null;
    this.#state = null;
    this.#readyAtMs = null;
    this.#failures = 0;
  }

  #setState(state: 'live' | 'polling' | 'down'): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#tellAll({ kind: 'connection', state });
  }

  #tellAll(event: ChainEvent): void {
    for (const watch of this.#watches) this.#tell(watch, event);
  }

  #tellBlock(tip: ChainTip): void {
    this.#tip = tip;
    this.#tellAll({ kind: 'block', tip });
  }

  #tellOwners(address: DogeAddress, txid: Txid, transaction: ChainTransaction | null = null): void {
    const whole = transaction === null ? {} : { transaction };
    const event: ChainEvent = { kind: 'transaction', address, txid, ...whole };
    for (const watch of this.#watches) if (watch.addresses.has(address)) this.#tell(watch, event);
  }

  /** A listener that throws must not end the connection: it runs on its own. */
  #tell(watch: Watch, event: ChainEvent): void {
    queueMicrotask(() => {
      if (this.#watches.has(watch)) watch.tell(event);
    });
  }
}
