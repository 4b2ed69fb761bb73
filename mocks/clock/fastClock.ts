/** A clock on which everything happens sooner, so that a test need not sit through waits that are part of what it tries. */

import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import type { Clock } from '../../src/ports/Clock.ts';
import { createManualClock } from './manualClock.ts';

/** How often its time moves on, real milliseconds. */
const STEP_MS = 2;
/** No step is longer: on a busy machine all that happens in this process is late, and so is its time. */
const LONGEST_STEP_MS = 4;

/**
 * Makes one. It never jumps: between two of its steps whatever arrived meanwhile is heard, so that nothing is given up for being
 * late that only had no turn.
 *
 * @param factor - how many of its milliseconds pass in a real one, at most
 */
export function createFastClock(factor: number): Clock {
  const clock = createManualClock();
  let steppedAtMs = performance.now();
  const timer = setInterval(() => {
    const passedMs = performance.now() - steppedAtMs;
    steppedAtMs += passedMs;
    clock.advance(Math.min(passedMs, LONGEST_STEP_MS) * factor);
  }, STEP_MS);
  timer.unref();
  return { nowMs: clock.nowMs, after: clock.after };
}

/** Waits shorter than this are pauses; longer ones give a slow answer its time. Milliseconds. */
const PAUSES_BELOW_MS = 3_000;

/** The clock. Real deadlines have to be longer than 3 seconds. */
export const hastyClock: Clock = {
  nowMs: systemClock.nowMs,
  after: (delayMs, callback) => systemClock.after(delayMs < PAUSES_BELOW_MS ? 0 : delayMs, callback),
};
