/** Counts wrong passwords and says how long to wait: five free, then 30 s, 1, 5, 15 and 60 minutes. Pure. */

/** Wrong passwords that cost no waiting. */
export const FREE_TRIES = 5;

const WAITS_MS = [30_000, 60_000, 300_000, 900_000, 3_600_000] as const;
const MAX_WAIT_MS = 3_600_000;

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
  return WAITS_MS[wrongCount - FREE_TRIES] ?? MAX_WAIT_MS;
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

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isWait = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_WAIT_MS;

/** What was kept; null for anything else. Read by hand: the page reads it before its first screen, and loads no schemas. */
function readTries(stored: unknown): Tries | null {
  if (typeof stored !== 'object' || stored === null || Object.keys(stored).length !== 2) return null;
  const { wrong, leftMs, sinceMs } = stored as Readonly<Record<string, unknown>>;
  if (!isCount(wrong)) return null;
  if (isWait(leftMs)) return { wrong, leftMs };
  // What earlier versions kept: a time by the device's clock, which anybody can set.
  return Number.isSafeInteger(sinceMs) ? triesOf(wrong) : null;
}

/** Reads a stored count. What cannot be read leaves no free try. */
export function parseTries(text: string | null): Tries {
  if (text === null) return NO_TRIES;
  try {
    return readTries(JSON.parse(text)) ?? triesOf(FREE_TRIES);
  } catch {
    return triesOf(FREE_TRIES);
  }
}
