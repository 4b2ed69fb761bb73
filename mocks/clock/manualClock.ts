/** A clock that moves only when told to, so that tests and stories decide what time it is. */

import type { Clock } from '../../src/ports/Clock.ts';

/** A Clock whose time is moved by hand. */
export interface ManualClock extends Clock {
  /** moves time forward and calls back all that falls due, in order, what they start included */
  advance(byMs: number): void;
  /** moves to the next thing that is due and calls it back; false when nothing waits */
  runNext(): boolean;
  /** the delays from now until each thing that waits, milliseconds, ascending */
  pending(): readonly number[];
}

interface Alarm {
  readonly atMs: number;
  readonly callback: () => void;
}

/**
 * Makes a stopped clock.
 *
 * @param startMs - milliseconds since 1970; 2026-01-01 unless told
 */
export function createManualClock(startMs = 1_767_225_600_000): ManualClock {
  let nowMs = startMs;
  const alarms = new Set<Alarm>();
  const inOrder = (): Alarm[] => [...alarms].sort((a, b) => a.atMs - b.atMs);

  function ring(alarm: Alarm): void {
    alarms.delete(alarm);
    nowMs = Math.max(nowMs, alarm.atMs);
    alarm.callback();
  }

  return {
    nowMs: () => nowMs,
    after(delayMs, callback) {
      const alarm = { atMs: nowMs + Math.max(0, delayMs), callback };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    advance(byMs) {
      const untilMs = nowMs + byMs;
      for (let next = inOrder()[0]; next && next.atMs <= untilMs; next = inOrder()[0]) ring(next);
      nowMs = untilMs;
    },
    runNext() {
      const next = inOrder()[0];
      if (next) ring(next);
      return next !== undefined;
    },
    pending: () => inOrder().map((alarm) => alarm.atMs - nowMs),
  };
}
