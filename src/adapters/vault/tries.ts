/** Counts wrong passwords and says how long to wait: five free, then 30 s, 1, 5, 15 and 60 minutes. Pure. */

import * as v from 'valibot';

/** Wrong passwords that cost no waiting. */
export const FREE_TRIES = 5;

const WAITS_MS = [30_000, 60_000, 300_000, 900_000, 3_600_000] as const;
const LONGEST_WAIT_MS = 3_600_000;

const triesSchema = v.strictObject({
  wrong: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sinceMs: v.pipe(v.number(), v.integer()),
});

/** Passwords counted as wrong since the last right one, and when the wait for the next began (ms since 1970). */
export type Tries = v.InferOutput<typeof triesSchema>;

/** Nothing was tried. */
export const NO_TRIES: Tries = { wrong: 0, sinceMs: 0 };

/** How long the next try has to wait, counted from the last wrong one, milliseconds. */
export function waitMs(tries: Tries): number {
  if (tries.wrong < FREE_TRIES) return 0;
  return WAITS_MS[tries.wrong - FREE_TRIES] ?? LONGEST_WAIT_MS;
}

/** Free tries that are left. */
export const freeTriesLeft = (tries: Tries): number => Math.max(0, FREE_TRIES - tries.wrong);

/**
 * When the next try is allowed, milliseconds since 1970; null when it is allowed now.
 *
 * A clock that moved backwards starts the wait anew (see `rebase`), so it never shortens it and never locks for years.
 */
export function throttledUntilMs(tries: Tries, nowMs: number): number | null {
  const wait = waitMs(tries);
  const untilMs = tries.sinceMs + wait;
  return wait > 0 && nowMs < untilMs ? untilMs : null;
}

/** The same count for a clock that moved backwards: the wait begins now. */
export const rebase = (tries: Tries, nowMs: number): Tries =>
  nowMs < tries.sinceMs ? { ...tries, sinceMs: nowMs } : tries;

/** The count with one more wrong password. */
export const countTry = (tries: Tries, nowMs: number): Tries => ({ wrong: tries.wrong + 1, sinceMs: nowMs });

/** Reads a stored count. What cannot be read leaves no free try, and waits from now. */
export function parseTries(text: string | null, nowMs: number): Tries {
  if (text === null) return NO_TRIES;
  try {
    return v.parse(triesSchema, JSON.parse(text));
  } catch {
    return { wrong: FREE_TRIES, sinceMs: nowMs };
  }
}
