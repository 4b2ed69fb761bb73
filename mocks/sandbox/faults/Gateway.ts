/** Stands between clients and the sandbox's Blockbook: applies rate limits, and faults on demand. */

import { answer } from '../blockbook/answer.ts';
import type { BlockbookReply, BlockbookRequest, BlockbookSource } from '../blockbook/types.ts';
import { PAGE_CLIENT } from '../limits/clientOf.ts';
import { type ConnectionVerdict, Limiter } from '../limits/Limiter.ts';
import { LIMITS, type LimitsClock, type LimitsName } from '../limits/limits.ts';
import { tooManyRequests, tooManySockets } from '../limits/rejectionReply.ts';
import { UsageCounter, type UsageListeners } from '../limits/UsageCounter.ts';
import {
  concerns,
  type Faults,
  loseBroadcast,
  NO_SOCKET_ANY_MORE,
  NO_SOCKET_YET,
  noFaults,
  pause,
  STARTING,
  UNAVAILABLE,
} from './faults.ts';
import { type SocketEnd, SocketLine } from './SocketLine.ts';
import { type SocketWire, withoutWebSocket } from './socketFaults.ts';
import { spoilText } from './spoil.ts';

/** A gateway's initial settings. */
export interface GatewayOptions extends UsageListeners {
  /** limits per client; none by default */
  readonly limits?: LimitsName | null;
  /** the limits' clock: real time by default, since they belong to the server and not to the chain */
  readonly limitsClock?: LimitsClock;
  /** as `Gateway.indexLagMs`; that of a real one unless given */
  readonly indexLagMs?: number;
}

/** A real Blockbook's delay, milliseconds: it holds its node's notifications for a second. */
export const REAL_INDEX_LAG_MS = 1_050;

/** A request's result: a response, a cut connection, or one that stays open without a response. */
export type Served =
  | { readonly kind: 'reply'; readonly reply: BlockbookReply }
  | { readonly kind: 'cut' }
  | { readonly kind: 'silence' };

/** The result of a WebSocket request. */
export type Knock =
  | { readonly kind: 'open'; readonly join: (wire: SocketWire) => SocketEnd }
  | Exclude<Served, { readonly kind: 'silence' }>;

const isBroadcast = ({ method, path }: BlockbookRequest): boolean =>
  path.includes('/sendtx/') && (method === 'POST' || !path.endsWith('/sendtx/'));

function questionOf({ method, path, query }: BlockbookRequest): string {
  const search = query.toString();
  return `${method} ${path}${search === '' ? '' : `?${search}`}`;
}

const BLOCKED: ConnectionVerdict = { isTaken: false, reason: 'blocked' };

const realTime: LimitsClock = { nowMs: () => performance.now() };

/** Serves HTTP requests and WebSockets from a sandbox, with limits and faults. */
export class Gateway {
  readonly faults: Faults = noFaults();
  /**
   * delay after the subscribers' notification until the address index has an unconfirmed transaction, milliseconds; no fault: every
   * server has one
   */
  indexLagMs: number;
  readonly usage: UsageCounter;
  readonly #source: BlockbookSource;
  readonly #lines = new Set<SocketLine>();
  readonly #limiter: Limiter;
  readonly #firstLimits: LimitsName | null;
  readonly #firstIndexLagMs: number;
  #limits: LimitsName | null;

  constructor(
    source: BlockbookSource,
    {
      limits = null,
      limitsClock = realTime,
      indexLagMs = REAL_INDEX_LAG_MS,
      ...listeners
    }: GatewayOptions = {},
  ) {
    const { faults } = this;
    this.indexLagMs = indexLagMs;
    this.#firstIndexLagMs = indexLagMs;
    this.#source = {
      ...source,
      indexLagMs: () => this.indexLagMs,
      lostNode: () => faults.lostNode,
    };
    this.usage = new UsageCounter(listeners);
    this.#firstLimits = limits;
    this.#limits = limits;
    this.#limiter = new Limiter(limits && LIMITS[limits], limitsClock);
  }

  /** The limits per client; null for none. */
  get limits(): LimitsName | null {
    return this.#limits;
  }

  /** Changes the limits per client and resets their counters. Open connections keep theirs. */
  limit(limits: LimitsName | null): void {
    this.#limits = limits;
    this.#limiter.use(limits && LIMITS[limits]);
  }

  /** A fresh server: initial limits and lag, no counts, no WebSockets. */
  restart(): void {
    this.dropSockets();
    this.indexLagMs = this.#firstIndexLagMs;
    this.limit(this.#firstLimits);
    this.usage.reset();
  }

  /**
   * Answers a request, rejects it, or lets it fail.
   *
   * @param client - the requester; null is neither limited nor counted
   */
  async serve(request: BlockbookRequest, client: string | null = PAGE_CLIENT): Promise<Served> {
    const question = questionOf(request);
    this.usage.requested(client, question, request.body);
    if (this.faults.down) return this.#failing();
    const verdict = this.#limiter.takeRequest(client);
    if (!verdict.isTaken) {
      this.usage.rejected(client, question, verdict.reason);
      return { kind: 'reply', reply: tooManyRequests(verdict.retryAfterS) };
    }
    const served = await this.#answer(request).finally(verdict.release);
    if (served.kind === 'reply') this.usage.answered(client, served.reply.body);
    return served;
  }

  /** Handles a WebSocket request. @param client - as for `serve` */
  knock(client: string | null = PAGE_CLIENT): Knock {
    const { faults, usage } = this;
    if (faults.down === 'starting') return { kind: 'reply', reply: NO_SOCKET_YET };
    if (faults.down === 'stopping') return { kind: 'reply', reply: NO_SOCKET_ANY_MORE };
    if (faults.down) return this.#failing();
    if (faults.noWebSocket) return { kind: 'reply', reply: withoutWebSocket(faults.noWebSocket) };
    const verdict = faults.socket?.mode === 'too-many' ? BLOCKED : this.#limiter.takeConnection(client);
    if (!verdict.isTaken) {
      usage.rejected(client, 'connect', verdict.reason);
      return { kind: 'reply', reply: tooManySockets() };
    }
    const join = (wire: SocketWire): SocketEnd => {
      const parts = { source: this.#source, faults, usage, client, allowance: verdict.allowance, wire };
      const line = new SocketLine(parts, (over) => this.#lines.delete(over));
      this.#lines.add(line);
      usage.connected(client);
      return line;
    };
    return { kind: 'open', join };
  }

  /** Closes all WebSockets; new ones are accepted. */
  dropSockets(): void {
    for (const line of [...this.#lines]) line.drop();
  }

  /** The number of open WebSockets. */
  get openSockets(): number {
    return this.#lines.size;
  }

  #failing(): Exclude<Served, { readonly kind: 'silence' }> {
    const { down } = this.faults;
    if (down === 'starting') return { kind: 'reply', reply: STARTING };
    return down === 'unavailable' ? { kind: 'reply', reply: UNAVAILABLE } : { kind: 'cut' };
  }

  async #answer(request: BlockbookRequest): Promise<Served> {
    if (this.faults.slowMs > 0) await pause(this.faults.slowMs);
    if (this.faults.down) return this.#failing();
    const reply = answer(request, this.#source);
    const lost = isBroadcast(request) && reply.status === 200 ? loseBroadcast(this.faults) : null;
    return lost ? { kind: lost } : { kind: 'reply', reply: this.#spoil(reply, request.path) };
  }

  #spoil(reply: BlockbookReply, endpoint: string): BlockbookReply {
    const { wrong } = this.faults;
    if (!wrong || reply.status !== 200 || !concerns(wrong, endpoint)) return reply;
    const headers = wrong.mode === 'html' ? UNAVAILABLE.headers : reply.headers;
    return { ...reply, headers, body: spoilText(reply.body, wrong) };
  }
}
