import type { Clock } from '../../../src/ports/Clock.ts';

/** The shortest deadline of the adapters: longer than any pause between two tries. */
const DEADLINE_MS = 10_000;

/** Pauses end at once, though their time passes, and deadlines never fire, since no party stays silent for long. */
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
