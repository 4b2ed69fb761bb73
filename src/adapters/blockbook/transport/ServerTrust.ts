/** How far each server can be trusted to be in touch with its chain, by what was heard of it. */

import type { Clock } from '../../../ports/Clock.ts';

/** A chain with a block each minute doesn't pause for so long, milliseconds: the server is cut off from it. */
export const STILL_MS = 20 * 60_000;
/** One that lost its node is asked after all others for so long, milliseconds. */
const LOST_MS = 60_000;
/** A server further below the highest known block than this is asked after others. */
const MAX_BELOW = 5;

interface Server {
  /** when it last pushed something that only its node knows */
  seenAtMs: number;
  /** when it last said so itself, asked for its state */
  saidAtMs: number;
  /** the highest block that it reported, and since when */
  height: number;
  sinceMs: number;
  lostUntilMs: number;
  stillUntilMs: number;
}

/** The lower, the sooner a server is asked. */
const LOST_RANK = 2;

const NEVER = Number.NEGATIVE_INFINITY;

/** What is known of all servers. */
export class ServerTrust {
  readonly #clock: Pick<Clock, 'nowMs'>;
  readonly #servers = new Map<string, Server>();
  #highest = 0;

  constructor(clock: Pick<Clock, 'nowMs'>) {
    this.#clock = clock;
  }

  /**
   * It reported a block, in a push or in an answer.
   *
   * @returns whether that one has been its newest for too long: true once, and again after as long
   */
  hear(base: string, height: number): boolean {
    const server = this.#of(base);
    const nowMs = this.#clock.nowMs();
    this.#highest = Math.max(this.#highest, height);
    if (height > server.height) {
      server.height = height;
      server.sinceMs = nowMs;
      server.stillUntilMs = NEVER;
      return false;
    }
    if (nowMs - server.sinceMs < STILL_MS) return false;
    server.sinceMs = nowMs;
    server.stillUntilMs = nowMs + STILL_MS;
    return true;
  }

  /** Something was pushed that only a node knows. */
  see(base: string): void {
    this.#of(base).seenAtMs = this.#clock.nowMs();
  }

  /** It said that its node answers, and that its index has all blocks of it. */
  noteWell(base: string): void {
    const server = this.#of(base);
    server.seenAtMs = this.#clock.nowMs();
    server.saidAtMs = server.seenAtMs;
    server.lostUntilMs = NEVER;
  }

  /** It is out of touch. */
  noteLost(base: string): void {
    const server = this.#of(base);
    server.seenAtMs = NEVER;
    server.saidAtMs = NEVER;
    server.lostUntilMs = this.#clock.nowMs() + LOST_MS;
  }

  /** How long ago it showed that it is in touch, milliseconds. @param isSaid - whether only its own word counts */
  ageMs(base: string, isSaid: boolean): number {
    const { seenAtMs, saidAtMs } = this.#of(base);
    return this.#clock.nowMs() - (isSaid ? saidAtMs : seenAtMs);
  }

  /** Whether it said a short while ago that it is out of touch. */
  isLost(base: string): boolean {
    return this.#rankOf(base) === LOST_RANK;
  }

  /** Whether nothing speaks against asking it first. */
  isWell(base: string): boolean {
    return this.#rankOf(base) === 0;
  }

  /** The same servers, those that are out of touch after all others. */
  inOrder(bases: readonly string[]): readonly string[] {
    return bases.every((base) => this.isWell(base))
      ? bases
      : bases.toSorted((one, other) => this.#rankOf(one) - this.#rankOf(other));
  }

  #rankOf(base: string): number {
    const { lostUntilMs, stillUntilMs, height } = this.#of(base);
    const nowMs = this.#clock.nowMs();
    if (lostUntilMs > nowMs) return LOST_RANK;
    return stillUntilMs > nowMs || (height > 0 && height < this.#highest - MAX_BELOW) ? 1 : 0;
  }

  #of(base: string): Server {
    const known = this.#servers.get(base);
    if (known) return known;
    const server = {
      ...{ seenAtMs: NEVER, saidAtMs: NEVER, height: 0, sinceMs: NEVER },
      ...{ lostUntilMs: NEVER, stillUntilMs: NEVER },
    };
    this.#servers.set(base, server);
    return server;
  }
}
