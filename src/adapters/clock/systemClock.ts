/** The system clock, as the Clock port. */

import type { Clock } from '../../ports/Clock.ts';

const after: Clock['after'] = (delayMs, callback) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/** Real time. Delays use the host's timers: on a hidden page they may fire late, never early. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after,
};

/** Monotonic time: milliseconds since the page started. For rate limits and waits. */
export const steadyClock: Clock = {
  nowMs: () => performance.now(),
  after,
};
