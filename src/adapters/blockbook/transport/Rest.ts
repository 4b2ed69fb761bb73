/** HTTP requests to Blockbook's servers: each within what its server allows, and counted. */

import type { IndexerUsage } from '../../../ports/Indexers.ts';
import { RateBudget, type RateLimit } from '../../http/RateBudget.ts';
import { type HttpAnswer, type HttpRequest, type HttpTools, request } from '../../http/request.ts';
import type { Usage } from '../protocol/usage.ts';

/** What a fresh Blockbook allows everybody behind one address. */
export const DEFAULT_LIMIT: RateLimit = { perMinute: 20, burst: 20 };

/** A fresh Blockbook answers 12 at once; others behind the same address ask too. */
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

/** All servers' requests. */
export class Rest {
  readonly #options: RestOptions;
  readonly #servers = new Map<string, Server>();

  constructor(options: RestOptions) {
    this.#options = options;
  }

  /**
   * How long a request to a server has to wait, milliseconds; Infinity: until another one is answered.
   *
   * @param headroom - for how many others there has to be room after it
   */
  waitMs(base: string, headroom: number): number {
    const { budget, underWay } = this.#server(base);
    if (headroom > 0 && underWay >= MAX_AT_ONCE) return Number.POSITIVE_INFINITY;
    return budget.waitMs(headroom);
  }

  /** How long a server wants to be left alone from now on, milliseconds. */
  pauseMs(base: string): number {
    const untilMs = this.#server(base).budget.pausedUntilMs;
    return untilMs === null ? 0 : untilMs - this.#options.clock.nowMs();
  }

  /** Asks a server, whether there is room or not. @throws {Fault} as `request` of `http` */
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

  /** What was asked of a server, and what it allows; null when it was asked nothing. */
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
