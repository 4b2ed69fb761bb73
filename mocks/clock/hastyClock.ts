/** The machine's clock, for which short waits are over at once: a test need not sit through the pauses between tries. */
import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import type { Clock } from '../../src/ports/Clock.ts';

/** Waits shorter than this are pauses; longer ones give a slow answer its time. Milliseconds. */
const PAUSES_BELOW_MS = 3_000;

/** The clock. Real deadlines have to be longer than 3 seconds. */
export const hastyClock: Clock = {
  nowMs: systemClock.nowMs,
  after: (delayMs, callback) => systemClock.after(delayMs < PAUSES_BELOW_MS ? 0 : delayMs, callback),
};
