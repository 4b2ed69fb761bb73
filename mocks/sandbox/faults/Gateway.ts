/** The way between clients and the sandbox's Blockbook: who asks too much is rejected, and things go wrong on demand. */

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

/** How a gateway begins. */
export interface GatewayOptions extends UsageListeners {
  /** what each client may ask; everything unless given */
  readonly limits?: LimitsName | null;
  /** what the limits measure time by: real time unless given, for they are the server's and not the chain's */
  readonly limitsClock?: LimitsClock;
  /** as `Gateway.indexLagMs`; that of a real one unless given */
  readonly indexLagMs?: number;
}

/** As a real Blockbook has it, milliseconds: what its node tells is held back for a second. */
export const REAL_INDEX_LAG_MS = 1_050;

/** What becomes of a request: an answer, a connection cut, or one that stays open without an answer. */
export type Served =
  | { readonly kind: 'reply'; readonly reply: BlockbookReply }
  | { readonly kind: 'cut' }
  | { readonly kind: 'silence' };

/** What becomes of a client that wants a WebSocket. */
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

/** Serves HTTP requests and WebSockets from a sandbox, within limits and with faults. */
export class Gateway {
  readonly faults: Faults = noFaults();
  /** how long after subscribers the index of addresses has a waiting transaction, milliseconds: no fault, every server has one */
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
      ...{ indexLagMs: () => this.indexLagMs, lostNode: () => faults.lostNode },
    };
    this.usage = new UsageCounter(listeners);
    this.#firstLimits = limits;
    this.#limits = limits;
    this.#limiter = new Limiter(limits && LIMITS[limits], limitsClock);
  }

  /** What each client may ask; null for everything. */
  get limits(): LimitsName | null {
    return this.#limits;
  }

  /** Changes what each client may ask, with all clients as new. Connections that are open keep what they came with. */
  limit(limits: LimitsName | null): void {
    this.#limits = limits;
    this.#limiter.use(limits && LIMITS[limits]);
  }

  /** A server that nobody asked yet: limits and lag of the beginning, nothing counted, no WebSockets. */
  restart(): void {
    this.dropSockets();
    this.indexLagMs = this.#firstIndexLagMs;
    this.limit(this.#firstLimits);
    this.usage.reset();
  }

  /**
   * Answers a request, rejects it, or lets it fail.
   *
   * @param client - who asks; null is held to no limits and counted nowhere
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

  /** A client wants a WebSocket. @param client - as for `serve` */
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

  /** Ends all WebSockets; new ones are taken again. */
  dropSockets(): void {
    for (const line of [...this.#lines]) line.drop();
  }

  /** WebSockets that are open. */
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
