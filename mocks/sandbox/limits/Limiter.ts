/** Applies a server's limits to clients. A client is an address, shared limits included. */

import type { Limits, LimitsClock, RejectionReason } from './limits.ts';
import { SocketAllowance } from './SocketAllowance.ts';
import { TokenBucket } from './TokenBucket.ts';

export type RequestVerdict =
  | { readonly isTaken: true; readonly release: () => void }
  /** whole seconds as in `Retry-After`; null when the server sends none */
  | { readonly isTaken: false; readonly reason: RejectionReason; readonly retryAfterS: number | null };

export type ConnectionVerdict =
  | { readonly isTaken: true; readonly allowance: SocketAllowance }
  | { readonly isTaken: false; readonly reason: RejectionReason };

interface Client {
  readonly bucket: TokenBucket;
  active: number;
  connections: number;
  attemptsMs: readonly number[];
  blockedUntilMs: number;
}

const retryAfterS = (waitMs: number): number => Math.max(1, Math.ceil(waitMs / 1000));

/** One server's limits, and each client's use of them. */
export class Limiter {
  readonly #clock: LimitsClock;
  #limits: Limits | null;
  #clients = new Map<string, Client>();

  /** @param limits - null allows everything */
  constructor(limits: Limits | null, clock: LimitsClock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  get limits(): Limits | null {
    return this.#limits;
  }

  /** Changes the limits and resets all clients. Open connections keep theirs. */
  use(limits: Limits | null): void {
    this.#limits = limits;
    this.#clients = new Map();
  }

  /**
   * Requests an HTTP request's slot, to be released once it is answered.
   *
   * @param name - null is not limited
   */
  takeRequest(name: string | null): RequestVerdict {
    const limits = this.#limits;
    if (!limits || name === null) return { isTaken: true, release: () => {} };
    const client = this.#client(name, limits);
    if (client.active >= limits.rest.atOnce) {
      return { isTaken: false, reason: 'concurrent-requests', retryAfterS: null };
    }
    const waitMs = client.bucket.take(this.#clock.nowMs());
    if (waitMs > 0) return { isTaken: false, reason: 'request-rate', retryAfterS: retryAfterS(waitMs) };
    client.active += 1;
    const release = () => {
      client.active -= 1;
    };
    return { isTaken: true, release };
  }

  /** Requests a WebSocket's slot, to be ended later. @param name - as for `takeRequest` */
  takeConnection(name: string | null): ConnectionVerdict {
    const limits = this.#limits;
    const clock = this.#clock;
    if (!limits || name === null) {
      return { isTaken: true, allowance: new SocketAllowance(null, { clock }) };
    }
    const client = this.#client(name, limits);
    const reason = this.#rejectionOf(client, limits);
    if (reason) return { isTaken: false, reason };
    client.attemptsMs = [...client.attemptsMs, clock.nowMs()];
    client.connections += 1;
    const allowance = new SocketAllowance(limits, {
      clock,
      block: () => {
        client.blockedUntilMs = clock.nowMs() + limits.socket.blockMs;
      },
      release: () => {
        client.connections -= 1;
      },
    });
    return { isTaken: true, allowance };
  }

  #rejectionOf(client: Client, { socket }: Limits): RejectionReason | null {
    const nowMs = this.#clock.nowMs();
    client.attemptsMs = client.attemptsMs.filter((ms) => ms >= nowMs - socket.attemptWindowMs);
    if (client.blockedUntilMs > nowMs) return 'blocked';
    if (client.connections >= socket.connections) return 'connections';
    return client.attemptsMs.length >= socket.attempts ? 'connection-attempts' : null;
  }

  #client(name: string, limits: Limits): Client {
    const known = this.#clients.get(name);
    if (known) return known;
    const bucket = new TokenBucket(limits.rest, this.#clock.nowMs());
    const client = {
      bucket,
      active: 0,
      connections: 0,
      attemptsMs: [],
      blockedUntilMs: Number.NEGATIVE_INFINITY,
    };
    this.#clients.set(name, client);
    return client;
  }
}
