/** A server's rate limit: a token bucket with a steady refill, which adapts to rejections. */

import type { Clock } from '../../ports/Clock.ts';

/** A server's assumed limit. */
export interface RateLimit {
  /** refill rate */
  readonly perMinute: number;
  /** capacity: this many may be sent at once after a rest */
  readonly burst: number;
}

const MINUTE_MS = 60_000;
/** A server that rejects everything is still asked this often a minute, after its pause. */
const MIN_PER_MINUTE = 2;
/** The pause after a rejection without Retry-After, doubled by each that follows. */
const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 60_000;
/** The longest pause a server can ask for, milliseconds. */
const MAX_REPORTED_MS = 24 * 60 * MINUTE_MS;
/** Spreads clients that were given the same time. */
const SPREAD_MS = 500;

/** The bucket of one server. */
export class RateBudget {
  readonly #clock: Clock;
  readonly #limit: RateLimit;
  readonly #random: () => number;
  #perMinute: number;
  #tokens: number;
  #filledAtMs: number;
  #changedAtMs: number;
  #pausedUntilMs = 0;
  #rejections = 0;

  /** @param random - returns 0 to 1 */
  constructor(clock: Clock, limit: RateLimit, random: () => number) {
    this.#clock = clock;
    this.#limit = limit;
    this.#random = random;
    this.#perMinute = limit.perMinute;
    this.#tokens = limit.burst;
    this.#filledAtMs = clock.nowMs();
    this.#changedAtMs = this.#filledAtMs;
  }

  /** Requests per minute currently assumed. */
  get perMinute(): number {
    this.#fill();
    return Math.floor(this.#perMinute);
  }

  /** The end of a pause, milliseconds since the clock's origin; null without one. */
  get pausedUntilMs(): number | null {
    return this.#pausedUntilMs > this.#clock.nowMs() ? this.#pausedUntilMs : null;
  }

  /**
   * How long a request has to wait, milliseconds; 0: none.
   *
   * @param headroom - how many further requests must have room after it
   */
  waitMs(headroom = 0): number {
    this.#fill();
    const nowMs = this.#clock.nowMs();
    const needed = Math.min(1 + headroom, this.#limit.burst);
    const missing = needed - this.#tokens;
    const fillMs = missing <= 0 ? 0 : Math.ceil((missing * MINUTE_MS) / this.#perMinute);
    return Math.max(0, this.#pausedUntilMs - nowMs, fillMs);
  }

  /** Counts a request sent now. */
  take(): void {
    this.#fill();
    this.#tokens -= 1;
  }

  /**
   * Notes a rejection: others behind the same IP address send requests too.
   *
   * @param retryAfterMs - from the server; null if it gave none
   */
  reject(retryAfterMs: number | null): void {
    this.#fill();
    const nowMs = this.#clock.nowMs();
    const ownMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(this.#rejections, 8));
    const pauseMs = Math.min(retryAfterMs ?? ownMs, MAX_REPORTED_MS) + (1 - this.#random()) * SPREAD_MS;
    this.#rejections += 1;
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, nowMs + pauseMs);
    this.#perMinute = Math.max(Math.min(MIN_PER_MINUTE, this.#limit.perMinute), this.#perMinute / 2);
    this.#changedAtMs = this.#pausedUntilMs;
    // after the pause one may be sent, leaving room for a priority request; all others follow at the refill rate
    this.#tokens = Math.min(2, this.#limit.burst);
    this.#filledAtMs = this.#pausedUntilMs;
  }

  /** Notes an answer. */
  succeed(): void {
    this.#rejections = 0;
  }

  /** A reduced rate recovers by a tenth of the full rate per minute. */
  #fill(): void {
    const nowMs = this.#clock.nowMs();
    if (nowMs <= this.#filledAtMs) return;
    const { perMinute, burst } = this.#limit;
    this.#tokens = Math.min(burst, this.#tokens + ((nowMs - this.#filledAtMs) * this.#perMinute) / MINUTE_MS);
    this.#filledAtMs = nowMs;
    const minutes = Math.floor((nowMs - this.#changedAtMs) / MINUTE_MS);
    if (minutes <= 0) return;
    this.#perMinute = Math.min(perMinute, this.#perMinute + (minutes * perMinute) / 10);
    this.#changedAtMs += minutes * MINUTE_MS;
  }
}
