/** A clock that runs faster, so that tests needn't sit through waits that belong to what they test. */

import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import type { Clock } from '../../src/ports/Clock.ts';
import { createManualClock } from './manualClock.ts';

/** Real milliseconds between two of its steps. */
const STEP_MS = 2;
/** Caps a step: on a busy machine everything in this process is late, so its time is held back too. */
const LONGEST_STEP_MS = 4;

/**
 * Makes one. It never jumps: events that arrived between two steps are handled first, so nothing times out merely because the
 * process was busy.
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

/** Milliseconds. Shorter waits are pauses; longer ones are timeouts. */
const PAUSES_BELOW_MS = 3_000;

/** Skips pauses. Real deadlines must be longer than 3 seconds. */
export const hastyClock: Clock = {
  nowMs: systemClock.nowMs,
  after: (delayMs, callback) => systemClock.after(delayMs < PAUSES_BELOW_MS ? 0 : delayMs, callback),
};
