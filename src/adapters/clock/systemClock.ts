/** The machine's own clock, as the Clock port. */

import type { Clock } from '../../ports/Clock.ts';

const after: Clock['after'] = (delayMs, callback) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/** Real time. Delays are the host's timers: a hidden page may hear of them late, never early. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after,
};

/** Time that nobody sets: milliseconds since the page began. For what is counted per minute and waited for. */
export const steadyClock: Clock = {
  nowMs: () => performance.now(),
  after,
};
