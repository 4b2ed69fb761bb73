/** Counts wrong passwords and their waits: five free, then 30 s, 1, 5, 15 and 60 minutes. Pure. */

/** Wrong passwords without a wait. */
export const FREE_TRIES = 5;

const WAITS_MS = [30_000, 60_000, 300_000, 900_000, 3_600_000] as const;
const MAX_WAIT_MS = 3_600_000;

/** Wrong passwords since the last right one, and the rest of the wait before the next try, milliseconds. */
export interface Tries {
  readonly wrong: number;
  readonly leftMs: number;
}

export const NO_TRIES: Tries = { wrong: 0, leftMs: 0 };

/** The wait after this many wrong passwords, milliseconds. */
export function waitMs(wrongCount: number): number {
  if (wrongCount < FREE_TRIES) return 0;
  return WAITS_MS[wrongCount - FREE_TRIES] ?? MAX_WAIT_MS;
}

/** The state right after this many wrong passwords. */
export const triesOf = (wrongCount: number): Tries => ({ wrong: wrongCount, leftMs: waitMs(wrongCount) });

export const freeTriesLeft = (tries: Tries): number => Math.max(0, FREE_TRIES - tries.wrong);

/** The same count with part of its wait over. */
export const afterWaiting = ({ wrong: count, leftMs }: Tries, waitedMs: number): Tries => ({
  wrong: count,
  leftMs: Math.max(0, leftMs - Math.max(0, waitedMs)),
});

export const countTry = (tries: Tries): Tries => triesOf(tries.wrong + 1);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isWait = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_WAIT_MS;

/** Reads a stored count; null for anything else. By hand: the page needs it before the first screen, without loading schemas. */
function readTries(stored: unknown): Tries | null {
  if (typeof stored !== 'object' || stored === null || Object.keys(stored).length !== 2) return null;
  const { wrong, leftMs, sinceMs } = stored as Readonly<Record<string, unknown>>;
  if (!isCount(wrong)) return null;
  if (isWait(leftMs)) return { wrong, leftMs };
  // Earlier versions stored a time of the device's clock, which anyone can set.
  return Number.isSafeInteger(sinceMs) ? triesOf(wrong) : null;
}

/** Reads a stored count. If it can't be read, no free tries are left. */
export function parseTries(text: string | null): Tries {
  if (text === null) return NO_TRIES;
  try {
    return readTries(JSON.parse(text)) ?? triesOf(FREE_TRIES);
  } catch {
    return triesOf(FREE_TRIES);
  }
}
