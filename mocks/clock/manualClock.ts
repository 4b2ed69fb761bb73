/** A clock that moves only by hand, so that tests and stories control the time. */

import type { Clock } from '../../src/ports/Clock.ts';

export interface ManualClock extends Clock {
  /** moves time forward and runs everything that falls due, in order, including what those callbacks schedule */
  advance(byMs: number): void;
  /** moves to the next timer and runs it; false when none is left */
  runNext(): boolean;
  /** delays from now to each timer, milliseconds, ascending */
  pending(): readonly number[];
}

interface Alarm {
  readonly atMs: number;
  readonly callback: () => void;
}

/**
 * Makes a stopped clock.
 *
 * @param startMs - milliseconds since 1970; 2026-01-01 by default
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
