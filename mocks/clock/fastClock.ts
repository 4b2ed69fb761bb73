/** A clock on which everything happens sooner, so that a test need not sit through waits that are part of what it tries. */

import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import type { Clock } from '../../src/ports/Clock.ts';

/** The longest wait of a host's timers. */
const MAX_MS_LENGTH = 2 ** 31 - 1;

/**
 * Makes one.
 *
 * @param factor - how many of its milliseconds pass in a real one
 */
export function createFastClock(factor: number, startMs = 1_767_225_600_000): Clock {
  const begunMs = performance.now();
  return {
    nowMs: () => startMs + (performance.now() - begunMs) * factor,
    after(delayMs, callback) {
      const timer = setTimeout(callback, Math.min(delayMs / factor, MAX_MS_LENGTH));
      return () => clearTimeout(timer);
    },
  };
}

/** Waits shorter than this are pauses; longer ones give a slow answer its time. Milliseconds. */
const PAUSES_BELOW_MS = 3_000;

/** The clock. Real deadlines have to be longer than 3 seconds. */
export const hastyClock: Clock = {
  nowMs: systemClock.nowMs,
  after: (delayMs, callback) => systemClock.after(delayMs < PAUSES_BELOW_MS ? 0 : delayMs, callback),
};
