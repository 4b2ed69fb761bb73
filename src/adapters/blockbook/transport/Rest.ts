/** HTTP requests to Blockbook servers, within each server's rate limit, and counted. */

import type { IndexerUsage } from '../../../ports/Indexers.ts';
import { RateBudget, type RateLimit } from '../../http/RateBudget.ts';
import { type HttpAnswer, type HttpRequest, type HttpTools, request } from '../../http/request.ts';
import type { Usage } from '../protocol/usage.ts';

/** A fresh Blockbook's rate limit per IP address. */
export const DEFAULT_LIMIT: RateLimit = { perMinute: 20, burst: 20 };

/** A fresh Blockbook handles 12 at once; others behind the same IP address send requests too. */
const MAX_AT_ONCE = 6;

export interface RestOptions extends HttpTools {
  /** 0 to 1, for jitter */
  readonly random: () => number;
  readonly limit: RateLimit;
  readonly usage: Usage;
}

interface Server {
  readonly budget: RateBudget;
  underWay: number;
}

/** Sends HTTP requests, with a rate budget per server. */
export class Rest {
  readonly #options: RestOptions;
  readonly #servers = new Map<string, Server>();

  constructor(options: RestOptions) {
    this.#options = options;
  }

  /**
   * How long a request to a server has to wait, milliseconds; Infinity: until another one is answered.
   *
   * @param headroom - how many further requests there has to be room for
   */
  waitMs(base: string, headroom: number): number {
    const { budget, underWay } = this.#server(base);
    if (headroom > 0 && underWay >= MAX_AT_ONCE) return Number.POSITIVE_INFINITY;
    return budget.waitMs(headroom);
  }

  /** How long a server asked for no requests, milliseconds from now. */
  pauseMs(base: string): number {
    const untilMs = this.#server(base).budget.pausedUntilMs;
    return untilMs === null ? 0 : untilMs - this.#options.clock.nowMs();
  }

  /** Sends a request without waiting for room. @throws {Fault} as `request` of `http` */
  async request(
    base: string,
    init: Omit<HttpRequest, 'url'> & { readonly path: string },
  ): Promise<HttpAnswer> {
    const { usage } = this.#options;
    const server = this.#server(base);
    const { path, ...rest } = init;
    server.budget.take();
    server.underWay += 1;
    usage.add(base, 'requests');
    try {
      const answer = await request(this.#options, { ...rest, url: base + path });
      usage.add(base, 'bytes', answer.text.length);
      if (answer.status === 429) {
        usage.add(base, 'rejected');
        server.budget.reject(answer.retryAfterMs);
      } else server.budget.succeed();
      return answer;
    } finally {
      server.underWay -= 1;
    }
  }

  /** A server's counters and limits; null if it was never used. */
  usage(base: string): IndexerUsage | null {
    const counts = this.#options.usage.of(base);
    if (counts === null) return null;
    const { perMinute, pausedUntilMs } = this.#server(base).budget;
    return { ...counts, requestsPerMinute: perMinute, pausedUntilMs };
  }

  #server(base: string): Server {
    const known = this.#servers.get(base);
    if (known) return known;
    const { clock, limit, random } = this.#options;
    const server = { budget: new RateBudget(clock, limit, random), underWay: 0 };
    this.#servers.set(base, server);
    return server;
  }
}
