/** Waits between retries: longer each time, and with jitter. */

import type { Clock } from '../../ports/Clock.ts';

const FIRST_MS = 500;
const MAX_MS_LENGTH = 30_000;

/**
 * Exponential backoff with jitter: between half and all of 0.5 s, 1 s, 2 s … 30 s.
 *
 * @param failuresBefore - 0 for the first wait
 * @param random - returns 0 to 1
 * @returns milliseconds
 */
export function backOffMs(failuresBefore: number, random: () => number): number {
  const fullMs = Math.min(MAX_MS_LENGTH, FIRST_MS * 2 ** Math.min(failuresBefore, 16));
  return fullMs * (0.5 + random() / 2);
}

/** Waits. Rejects with the signal's reason on abort. */
export function pause(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = clock.after(delayMs, () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    });
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
