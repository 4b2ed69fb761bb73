/**
 * Asks for the newest block when none was pushed for a while: servers drop the push of a large block, and push nothing when they
 * lose their node.
 */

import type { Clock } from '../../../ports/Clock.ts';

/**
 * Blocks come about every minute. After this long without one the tip is requested, spread over another 30 s since all clients got
 * the last push at once.
 */
export const QUIET_MS = 90_000;

export interface QuietOptions {
  readonly clock: Clock;
  /** 0 to 1, for jitter */
  readonly random: () => number;
  /** requests the newest block */
  readonly ask: () => void;
}

/** Asks only while the page is visible. */
export class QuietWatch {
  readonly #options: QuietOptions;
  #isInSight = true;
  #isDue = false;
  #cancel = (): void => undefined;

  constructor(options: QuietOptions) {
    this.#options = options;
  }

  /** A block was pushed: restarts the timer. */
  heard(): void {
    this.stop();
    const { clock, random } = this.#options;
    this.#cancel = clock.after(QUIET_MS * (1 + random() / 3), () => {
      this.#isDue = true;
      this.#askIfSeen();
    });
  }

  /** Asks now if a request was due while the page was hidden. */
  see(isVisible: boolean): void {
    this.#isInSight = isVisible;
    this.#askIfSeen();
  }

  stop(): void {
    this.#cancel();
    this.#isDue = false;
  }

  #askIfSeen(): void {
    if (!this.#isDue || !this.#isInSight) return;
    this.heard();
    this.#options.ask();
  }
}
