/** Tracks whether each server seems in sync with its chain, from its answers and pushes. */

import type { Clock } from '../../../ports/Clock.ts';

/** Blocks come about every minute: a server without a new one for this long, milliseconds, is cut off. */
export const STILL_MS = 20 * 60_000;
/** A server that lost its node is moved behind all others for this long, milliseconds. */
const LOST_MS = 60_000;
/** A server further below the highest known block than this is moved behind others. */
const MAX_BELOW = 5;

interface Server {
  /** when it last pushed something that only a node knows */
  seenAtMs: number;
  /** when its own status last reported that it is in sync */
  saidAtMs: number;
  /** its highest reported block, and since when */
  height: number;
  sinceMs: number;
  lostUntilMs: number;
  stillUntilMs: number;
}

/** Servers with a lower rank are asked first. */
const LOST_RANK = 2;

const NEVER = Number.NEGATIVE_INFINITY;

/** Tracks each server's sign of life, height and node state. */
export class ServerTrust {
  readonly #clock: Pick<Clock, 'nowMs'>;
  readonly #servers = new Map<string, Server>();
  #highest = 0;

  constructor(clock: Pick<Clock, 'nowMs'>) {
    this.#clock = clock;
  }

  /**
   * Notes a block the server reported, in a push or an answer.
   *
   * @returns whether that has been its newest for too long: true once, and again after as long
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

  /** Notes a push that needs a working node. */
  see(base: string): void {
    this.#of(base).seenAtMs = this.#clock.nowMs();
  }

  /** Notes a status: its node answers, and its index has all the node's blocks. */
  noteWell(base: string): void {
    const server = this.#of(base);
    server.seenAtMs = this.#clock.nowMs();
    server.saidAtMs = server.seenAtMs;
    server.lostUntilMs = NEVER;
  }

  /** Notes that it lost its node. */
  noteLost(base: string): void {
    const server = this.#of(base);
    server.seenAtMs = NEVER;
    server.saidAtMs = NEVER;
    server.lostUntilMs = this.#clock.nowMs() + LOST_MS;
  }

  /** How long ago it proved that it is in sync, milliseconds. @param isSaid - count its own status only */
  ageMs(base: string, isSaid: boolean): number {
    const { seenAtMs, saidAtMs } = this.#of(base);
    return this.#clock.nowMs() - (isSaid ? saidAtMs : seenAtMs);
  }

  /** Whether it reported a short while ago that it lost its node. */
  isLost(base: string): boolean {
    return this.#rankOf(base) === LOST_RANK;
  }

  /** Whether it may be asked first. */
  isWell(base: string): boolean {
    return this.#rankOf(base) === 0;
  }

  /** The same servers, those out of sync last. */
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
      seenAtMs: NEVER,
      saidAtMs: NEVER,
      height: 0,
      sinceMs: NEVER,
      lostUntilMs: NEVER,
      stillUntilMs: NEVER,
    };
    this.#servers.set(base, server);
    return server;
  }
}
