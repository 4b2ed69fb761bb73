import type { Clock } from '../../../src/ports/Clock.ts';

/** What adapters wait for at least before they give up: longer than any pause between two tries. */
const DEADLINE_MS = 10_000;

/** Pauses are over at once, though their time passes, and deadlines never come: nobody is silent for long. */
export function quickClock(clock: Clock): Clock {
  let skippedMs = 0;
  return {
    nowMs: () => clock.nowMs() + skippedMs,
    after(delayMs, callback) {
      if (delayMs >= DEADLINE_MS) return () => undefined;
      const turn = setImmediate(() => {
        skippedMs += delayMs;
        callback();
      });
      return () => clearImmediate(turn);
    },
  };
}
