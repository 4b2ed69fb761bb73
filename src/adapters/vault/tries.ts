/** Counts wrong passwords and says how long to wait: five free, then 30 s, 1, 5, 15 and 60 minutes. Pure. */

import * as v from 'valibot';

/** Wrong passwords that cost no waiting. */
export const FREE_TRIES = 5;

const WAITS_MS = [30_000, 60_000, 300_000, 900_000, 3_600_000] as const;
const LONGEST_WAIT_MS = 3_600_000;

const wrong = v.pipe(v.number(), v.integer(), v.minValue(0));

const triesSchema = v.union([
  v.strictObject({
    wrong,
    leftMs: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_WAIT_MS)),
  }),
  // What earlier versions kept: a time by the device's clock, which anybody can set.
  v.pipe(
    v.strictObject({ wrong, sinceMs: v.pipe(v.number(), v.integer()) }),
    v.transform((old) => triesOf(old.wrong)),
  ),
]);

/** Passwords counted as wrong since the last right one, and how much of the wait for the next is left, milliseconds. */
export interface Tries {
  readonly wrong: number;
  readonly leftMs: number;
}

/** Nothing was tried. */
export const NO_TRIES: Tries = { wrong: 0, leftMs: 0 };

/** How long the next try has to wait after so many wrong ones, milliseconds. */
export function waitMs(wrongCount: number): number {
  if (wrongCount < FREE_TRIES) return 0;
  return WAITS_MS[wrongCount - FREE_TRIES] ?? LONGEST_WAIT_MS;
}

/** So many wrong passwords, the last of them just now. */
export const triesOf = (wrongCount: number): Tries => ({ wrong: wrongCount, leftMs: waitMs(wrongCount) });

/** Free tries that are left. */
export const freeTriesLeft = (tries: Tries): number => Math.max(0, FREE_TRIES - tries.wrong);

/** The same count after some of its wait. */
export const afterWaiting = ({ wrong: count, leftMs }: Tries, waitedMs: number): Tries => ({
  wrong: count,
  leftMs: Math.max(0, leftMs - Math.max(0, waitedMs)),
});

/** The count with one more wrong password. */
export const countTry = (tries: Tries): Tries => triesOf(tries.wrong + 1);

/** Reads a stored count. What cannot be read leaves no free try. */
export function parseTries(text: string | null): Tries {
  if (text === null) return NO_TRIES;
  try {
    return v.parse(triesSchema, JSON.parse(text));
  } catch {
    return triesOf(FREE_TRIES);
  }
}
