/** How many requests a server takes: a bucket that fills at a steady rate, and that learns from rejections. */

import type { Clock } from '../../ports/Clock.ts';

/** What a server is taken to allow. */
export interface RateLimit {
  /** how fast the bucket fills */
  readonly perMinute: number;
  /** how much it holds: so many may go at once after a rest */
  readonly burst: number;
}

const MINUTE_MS = 60_000;
/** A server that turns everything down is still asked this often a minute, once its pause is over. */
const MIN_PER_MINUTE = 2;
/** After a rejection without words, doubled by each that follows. */
const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 60_000;
/** No server is believed that wants to be left alone for longer, milliseconds. */
const MAX_REPORTED_MS = 24 * 60 * MINUTE_MS;
/** Those who were told the same moment don't all come back at it. */
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

  /** @param random - gives 0 to 1 */
  constructor(clock: Clock, limit: RateLimit, random: () => number) {
    this.#clock = clock;
    this.#limit = limit;
    this.#random = random;
    this.#perMinute = limit.perMinute;
    this.#tokens = limit.burst;
    this.#filledAtMs = clock.nowMs();
    this.#changedAtMs = this.#filledAtMs;
  }

  /** Requests a minute that the server is taken to allow now. */
  get perMinute(): number {
    this.#fill();
    return Math.floor(this.#perMinute);
  }

  /** Until when it is left alone, milliseconds since 1970; null when it need not be. */
  get pausedUntilMs(): number | null {
    return this.#pausedUntilMs > this.#clock.nowMs() ? this.#pausedUntilMs : null;
  }

  /**
   * How long a request has to wait, milliseconds; 0: it may go.
   *
   * @param headroom - how many others have to find room after it
   */
  waitMs(headroom = 0): number {
    this.#fill();
    const nowMs = this.#clock.nowMs();
    const needed = Math.min(1 + headroom, this.#limit.burst);
    const missing = needed - this.#tokens;
    const fillMs = missing <= 0 ? 0 : Math.ceil((missing * MINUTE_MS) / this.#perMinute);
    return Math.max(0, this.#pausedUntilMs - nowMs, fillMs);
  }

  /** Counts a request that goes out now. */
  take(): void {
    this.#fill();
    this.#tokens -= 1;
  }

  /**
   * Remembers that one was turned down: others behind the same address ask too.
   *
   * @param retryAfterMs - what the server said; null when it did not
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
    // when the pause is over one may go and leave room for what goes first; all others follow at the rate
    this.#tokens = Math.min(2, this.#limit.burst);
    this.#filledAtMs = this.#pausedUntilMs;
  }

  /** Remembers that one was answered. */
  succeed(): void {
    this.#rejections = 0;
  }

  /** What was halved comes back by a tenth of the whole a minute. */
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
