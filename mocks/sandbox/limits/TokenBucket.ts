/** Blockbook's token bucket for requests: a burst, and an average rate. */

export interface BucketLimit {
  readonly requests: number;
  readonly windowMs: number;
  readonly burst: number;
}

/** A bucket that begins full. Times are milliseconds. */
export class TokenBucket {
  readonly #limit: BucketLimit;
  /** in fractions of a token, `windowMs` each, so that whole milliseconds add up exactly */
  #parts: number;
  #filledMs: number;

  constructor(limit: BucketLimit, nowMs: number) {
    this.#limit = limit;
    this.#parts = limit.burst * limit.windowMs;
    this.#filledMs = nowMs;
  }

  /** @returns 0 when a token was taken, else the milliseconds until there is one */
  take(nowMs: number): number {
    const { requests, windowMs, burst } = this.#limit;
    const passedMs = Math.max(0, nowMs - this.#filledMs);
    this.#parts = Math.min(burst * windowMs, this.#parts + passedMs * requests);
    this.#filledMs += passedMs;
    if (this.#parts < windowMs) return (windowMs - this.#parts) / requests;
    this.#parts -= windowMs;
    return 0;
  }
}
