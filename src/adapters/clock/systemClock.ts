/** The machine's own clock, as the Clock port. */

import type { Clock } from '../../ports/Clock.ts';

/** Real time. Delays are the host's timers: a hidden page may hear of them late, never early. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
