/** Keeps one connection to one of the servers while it is needed: opens it, subscribes, and reopens it when it is lost. */

import type { Network } from '../../../domain/address/Network.ts';
import { toFault } from '../../../domain/fault.ts';
import type { ChainTip } from '../../../ports/ChainIndexer.ts';
import type { Clock } from '../../../ports/Clock.ts';
import { backOffMs } from '../../http/backOff.ts';
import type { Usage } from '../protocol/usage.ts';
import { Connection, type SocketConstructor } from './Connection.ts';
import type { LiveListener, Wanted } from './LiveListener.ts';
import { QuietWatch } from './QuietWatch.ts';
import type { ServerTrust } from './ServerTrust.ts';
import { Subscriptions } from './Subscriptions.ts';

export interface LiveOptions {
  readonly clock: Clock;
  readonly network: Network;
  /** 0 to 1, for jitter */
  readonly random: () => number;
  /** null if the host has no sockets */
  readonly WebSocket: SocketConstructor | null;
  /** the servers, the preferred one first */
  readonly bases: () => readonly string[];
  readonly usage: Usage;
  readonly trust: ServerTrust;
}

/** A connection that lasted this long resets the backoff. */
const STEADY_AFTER_MS = 60_000;
/** How long requests wait for a connection before they use HTTP, milliseconds. */
export const CONNECT_GRACE_MS = 2_000;
/** Clients that lost a server together reconnect spread over this long, milliseconds. */
export const RECONNECT_WITHIN_MS = 2_000;
/** Without subscriptions it is kept this long after the last request, milliseconds. */
export const IDLE_MS = 30_000;
/** After this many failed attempts in a row per server, sockets count as unsupported and are tried rarely. */
const HOPELESS_AFTER = 8;
const HOPELESS_EVERY_MS = 5 * 60_000;
/** A waiting caller triggers a reconnect this long after the last attempt, milliseconds. */
const TRY_AGAIN_MS = 2_000;
/** A server closes a connection that asks about more than 42 addresses. */
const MAX_ACCOUNTS = 40;
/** Minimum time between reconnects for that limit, milliseconds: a search asks about hundreds. */
const RENEW_EVERY_MS = 1_500;

/** Holds at most one connection at a time. */
export class LiveConnection {
  readonly #options: LiveOptions;
  readonly #listener: LiveListener;
  readonly #subscriptions: Subscriptions;
  readonly #quiet: QuietWatch;
  #wanted: Wanted = { addresses: null, currency: null };
  #connection: Connection | null = null;
  #base: string | null = null;
  #accounts = new Set<string>();
  #failures = 0;
  #openedAtMs: number | null = null;
  /** when the last connection was lost, or couldn't be opened */
  #lostAtMs = Number.NEGATIVE_INFINITY;
  /** servers that had an open socket */
  readonly #withSockets = new Set<string>();
  #renewedAtMs = Number.NEGATIVE_INFINITY;
  #isRenewing = false;
  #graceUntilMs = 0;
  #isAttemptDue = false;
  #cancelAttempt = (): void => undefined;
  #cancelIdle: (() => void) | null = null;

  constructor(options: LiveOptions, listener: LiveListener) {
    this.#options = options;
    this.#listener = listener;
    this.#subscriptions = new Subscriptions(options.network, this.#hearing(), (of, why) =>
      this.#rejected(of, why),
    );
    const { clock, random } = options;
    this.#quiet = new QuietWatch({ clock, random, ask: () => void this.#askTip() });
  }

  /** The connection and its server; null while no request can be sent. */
  get open(): { readonly connection: Connection; readonly base: string } | null {
    const [connection, base] = [this.#connection, this.#base];
    return connection?.isOpen && base !== null ? { connection, base } : null;
  }

  /** Until when a connection may open soon, milliseconds since 1970; in the past when none is expected. */
  get graceUntilMs(): number {
    return this.#graceUntilMs;
  }

  /** The newest block while blocks are pushed; null otherwise. */
  get tip(): ChainTip | null {
    return this.open && this.#subscriptions.tip;
  }

  /** Sets the subscriptions. Without any, the connection ends once no requests are under way. */
  want(wanted: Wanted): void {
    this.#wanted = wanted;
    if (this.#isListening) {
      this.#cancelIdle?.();
      this.#cancelIdle = null;
      this.#openUnlessThere();
      if (this.open) this.#subscriptions.update(this.open.connection, wanted);
    } else {
      this.#subscriptions.forget();
      queueMicrotask(() => this.#endUnlessNeeded());
    }
  }

  /** Keeps the connection open for a while, for requests to come. @param isWaitedFor - by a user, so a long pause is cut short */
  touch(isWaitedFor = false): void {
    if (this.#options.WebSocket === null) return;
    if (isWaitedFor) this.#tryAgainSoon();
    if (!this.#isListening) {
      this.#cancelIdle?.();
      this.#cancelIdle = this.#options.clock.after(IDLE_MS, () => this.#goIdle());
    }
    this.#openUnlessThere();
  }

  /** Reconnects after the list of servers changed. */
  readonly reconnect = (): void => {
    const isAsked = this.#cancelIdle !== null;
    const isNeeded = this.#isListening || isAsked;
    this.#end();
    if (isAsked) this.touch();
    else if (isNeeded) this.#openUnlessThere();
    if (isNeeded) this.#listener.onLost();
    this.#listener.onChange();
  };

  /** Whether the page is visible. */
  see(isVisible: boolean): void {
    this.#quiet.see(isVisible);
  }

  /** Leaves a server that lost its node: for another one, or for a new connection if there is no other. */
  leave(base: string): void {
    if (this.#connection === null || this.#base !== base) return;
    this.#connection.close();
    this.#lose(base);
  }

  /** Whether an address may be asked about on this connection; counts it. If not, schedules a new connection. */
  mayAskAbout(account: string): 'yes' | 'later' | 'no' {
    if (this.#accounts.has(account) || this.#accounts.size < MAX_ACCOUNTS) {
      this.#accounts.add(account);
      return 'yes';
    }
    const nowMs = this.#options.clock.nowMs();
    if (this.#isRenewing) return 'later';
    if (nowMs - this.#renewedAtMs < RENEW_EVERY_MS) return 'no';
    if ((this.#connection?.underWay ?? 0) > 0) return 'later';
    this.#renewedAtMs = nowMs;
    this.#isRenewing = true;
    queueMicrotask(this.reconnect);
    return 'later';
  }

  /** How long until a reconnect for the address limit is allowed, milliseconds; 0: now. */
  get renewableInMs(): number {
    return Math.max(0, this.#renewedAtMs + RENEW_EVERY_MS - this.#options.clock.nowMs());
  }

  get #isListening(): boolean {
    return this.#wanted.addresses !== null || this.#wanted.currency !== null;
  }

  /** Skips the pause before the next attempt, unless the last one was just now or no server has sockets. */
  #tryAgainSoon(): void {
    const { bases, clock } = this.#options;
    if (!this.#isAttemptDue || clock.nowMs() - this.#lostAtMs < TRY_AGAIN_MS) return;
    if (!bases().some((base) => this.#withSockets.has(base))) return;
    this.#cancelAttempt();
    this.#isAttemptDue = false;
  }

  #openUnlessThere(): void {
    if (this.#connection || this.#isAttemptDue) return;
    const { WebSocket, bases, clock, usage } = this.#options;
    const all = bases();
    const base = all[this.#failures % all.length];
    if (!WebSocket || base === undefined) {
      this.#listener.onLost();
      return;
    }
    if (this.#failures === 0) this.#graceUntilMs = clock.nowMs() + CONNECT_GRACE_MS;
    this.#base = base;
    this.#accounts = new Set();
    try {
      const connection: Connection = new Connection({
        url: `${base.replace(/^http/, 'ws')}/websocket`,
        WebSocket,
        clock,
        count: (what, amount) => usage.add(base, what, amount),
        onOpen: () => this.#begin(connection),
        onEnd: () => this.#lose(),
      });
      this.#connection = connection;
    } catch {
      this.#lose();
    }
  }

  #begin(connection: Connection): void {
    this.#openedAtMs = this.#options.clock.nowMs();
    if (this.#base !== null) this.#withSockets.add(this.#base);
    this.#subscriptions.update(connection, this.#wanted);
    this.#listener.onChange();
  }

  /** Wraps the listener: a push proves that the server's node is in sync, and shows its height. */
  #hearing(): LiveListener {
    const hear = ({ height }: ChainTip, isPushed: boolean) => {
      const base = this.#base;
      if (base === null) return;
      const { trust } = this.#options;
      if (isPushed) trust.see(base);
      this.#quiet.heard();
      if (trust.hear(base, height)) queueMicrotask(() => this.leave(base));
    };
    return {
      ...this.#listener,
      onReady: (tip) => {
        hear(tip, false);
        this.#listener.onReady(tip);
      },
      onBlock: (tip) => {
        hear(tip, true);
        this.#listener.onBlock(tip);
      },
      onTransaction: (...reported) => {
        if (this.#base !== null) this.#options.trust.see(this.#base);
        this.#listener.onTransaction(...reported);
      },
    };
  }

  /** Asks for the tip, since no block was pushed for a while. */
  async #askTip(): Promise<void> {
    const { open } = this;
    if (open === null) return;
    const { connection, base } = open;
    try {
      const tip = await this.#subscriptions.readTip(connection);
      if (this.#connection !== connection) return;
      if (this.#options.trust.hear(base, tip.height)) this.leave(base);
      else this.#subscriptions.takeNewer(tip);
    } catch (thrown) {
      this.#rejected(connection, thrown);
    }
  }

  /** The server answers, but rejects the subscriptions. */
  #rejected(connection: Connection, why: unknown): void {
    const base = this.#base;
    if (this.#connection !== connection || base === null) return;
    connection.close();
    const isLost = toFault(why, 'offline').kind === 'no-node';
    if (isLost) this.#options.trust.noteLost(base);
    this.#lose(isLost ? base : null);
  }

  /** @param left - the server that lost its node; null if the connection was lost */
  #lose(left: string | null = null): void {
    const { clock, random, bases, trust } = this.#options;
    const [first] = bases();
    if (left !== null && first !== undefined && first !== left && trust.isWell(first)) {
      this.reconnect();
      return;
    }
    const nowMs = clock.nowMs();
    const isSteady = this.#openedAtMs !== null && nowMs - this.#openedAtMs >= STEADY_AFTER_MS;
    const before = isSteady ? 0 : this.#failures;
    const wasOpen = this.#openedAtMs !== null;
    this.#failures = before + 1;
    const hadSocket = bases().some((base) => this.#withSockets.has(base));
    const isHopeless = !hadSocket && before >= HOPELESS_AFTER * bases().length;
    this.#lostAtMs = nowMs;
    this.#forget();
    this.#isAttemptDue = true;
    const rounds = Math.floor(before / Math.max(1, bases().length));
    const backMs = wasOpen && before === 0 ? RECONNECT_WITHIN_MS * random() : backOffMs(rounds, random);
    const waitMs = isHopeless ? HOPELESS_EVERY_MS * (0.5 + random() / 2) : backMs;
    this.#graceUntilMs = wasOpen && before < 2 ? nowMs + waitMs + CONNECT_GRACE_MS : 0;
    this.#cancelAttempt = clock.after(waitMs, () => {
      this.#isAttemptDue = false;
      this.#openUnlessThere();
    });
    this.#listener.onLost();
    this.#listener.onChange();
  }

  #goIdle(): void {
    this.#cancelIdle = null;
    this.#endUnlessNeeded();
  }

  #endUnlessNeeded(): void {
    if (this.#isListening || this.#cancelIdle !== null) return;
    if ((this.#connection?.underWay ?? 0) > 0) this.touch();
    else this.#end();
  }

  #end(): void {
    const connection = this.#connection;
    this.#cancelAttempt();
    this.#cancelIdle?.();
    this.#cancelIdle = null;
    this.#isAttemptDue = false;
    this.#failures = 0;
    this.#graceUntilMs = 0;
    this.#forget();
    connection?.close();
  }

  #forget(): void {
    this.#connection = null;
    this.#base = null;
    this.#openedAtMs = null;
    this.#isRenewing = false;
    this.#quiet.stop();
    this.#subscriptions.forget();
  }
}
