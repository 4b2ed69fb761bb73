/** Asks for the newest block when no push came for a while: servers drop the notice of a large block, and push nothing when they lose their node. */

import type { Clock } from '../../../ports/Clock.ts';

/** A block comes each minute. After so long without one it is asked for; spread over half a minute more, since all heard of the last one at once. */
export const QUIET_MS = 90_000;

export interface QuietOptions {
  readonly clock: Clock;
  /** 0 to 1, for jitter */
  readonly random: () => number;
  /** asks for the newest block */
  readonly ask: () => void;
}

/** While somebody looks. */
export class QuietWatch {
  readonly #options: QuietOptions;
  #isInSight = true;
  #isDue = false;
  #cancel = (): void => undefined;

  constructor(options: QuietOptions) {
    this.#options = options;
  }

  /** A block was pushed: starts over. */
  heard(): void {
    this.stop();
    const { clock, random } = this.#options;
    this.#cancel = clock.after(QUIET_MS * (1 + random() / 3), () => {
      this.#isDue = true;
      this.#askIfSeen();
    });
  }

  /** What was put off while nobody looked is asked for. */
  see(isVisible: boolean): void {
    this.#isInSight = isVisible;
    this.#askIfSeen();
  }

  /** There is nothing to ask. */
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
