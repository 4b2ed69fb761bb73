/** Throttles work that others can trigger: one run at a time, one waiting, and a minimum interval. */
import type { Clock } from '../../ports/Clock.ts';

/** Minimum interval between two refreshes triggered by a server's pushes, milliseconds. */
export const REFRESH_EVERY_MS = 2_000;

/** Work that may be requested any number of times. */
export interface Throttled {
  /** runs at once, or once more as soon as possible */
  ask(): void;
  /** prevents further runs */
  stop(): void;
}

/** @param work - never rejects */
export function throttled(clock: Clock, everyMs: number, work: () => Promise<void>): Throttled {
  let isRunning = false;
  let isTooSoon = false;
  let isWanted = false;
  let isOver = false;
  let cancel = () => {};
  const ask = (): void => {
    if (isOver) return;
    isWanted = isRunning || isTooSoon;
    if (isWanted) return;
    isRunning = true;
    isTooSoon = true;
    cancel = clock.after(everyMs, () => {
      isTooSoon = false;
      if (isWanted) ask();
    });
    void work().finally(() => {
      isRunning = false;
      if (isWanted) ask();
    });
  };
  const stop = (): void => {
    isOver = true;
    cancel();
  };
  return { ask, stop };
}

/** Resolves in a task of its own. Unlike a timer's, it is never throttled. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
