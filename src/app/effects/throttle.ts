/** Paces what others can start: one run at a time, one that waits, and a least time between two. */
import type { Clock } from '../../ports/Clock.ts';

/** The least time between the beginnings of two refreshes that a server's pushes start, milliseconds. */
export const REFRESH_EVERY_MS = 2_000;

/** Work that anybody may ask for as often as they like. */
export interface Throttled {
  /** runs at once, or once more as soon as it may */
  ask(): void;
  /** nothing more is started */
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

/** Resolves as a task of its own. Unlike a timer's, it is never put off. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
