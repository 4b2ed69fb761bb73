/**
 * Measures how long was waited after a wrong password: by a clock that nobody can set, and that runs only while the app does.
 *
 * What was waited before a new start counts as far as it was noted, and the device's own clock counts for nothing.
 */

import { afterWaiting, type Tries } from './tries.ts';

/** The clock of one start of the app. */
export class WaitClock {
  readonly #monotonicMs: () => number;
  /** the stored count whose wait is being measured, and since when */
  #text: string | null = null;
  #sinceMs = 0;

  /** @param monotonicMs - milliseconds since any moment; never set back or forward */
  constructor(monotonicMs: () => number) {
    this.#monotonicMs = monotonicMs;
  }

  /** A stored count after what was waited since it was first seen here. */
  waited(text: string | null, tries: Tries): Tries {
    if (text !== this.#text) this.begin(text);
    return afterWaiting(tries, this.#monotonicMs() - this.#sinceMs);
  }

  /** A count was stored just now. */
  begin(text: string | null): void {
    this.#text = text;
    this.#sinceMs = this.#monotonicMs();
  }
}
