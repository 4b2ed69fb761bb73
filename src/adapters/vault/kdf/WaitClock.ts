/**
 * Measures the wait after a wrong password, by a monotonic clock that can't be set and runs only while the app does.
 *
 * A wait before a restart counts as far as it was stored; the device's clock isn't used.
 */

import { afterWaiting, type Tries } from './tries.ts';

/** The clock of one run of the app. */
export class WaitClock {
  readonly #monotonicMs: () => number;
  /** the stored count whose wait is measured, and its start */
  #text: string | null = null;
  #sinceMs = 0;

  /** @param monotonicMs - milliseconds from any origin; never set back or forward */
  constructor(monotonicMs: () => number) {
    this.#monotonicMs = monotonicMs;
  }

  /** A stored count, less the wait since it was first read in this run. */
  waited(text: string | null, tries: Tries): Tries {
    if (text !== this.#text) this.begin(text);
    return afterWaiting(tries, this.#monotonicMs() - this.#sinceMs);
  }

  /** Starts the wait of a count that was just stored. */
  begin(text: string | null): void {
    this.#text = text;
    this.#sinceMs = this.#monotonicMs();
  }
}
