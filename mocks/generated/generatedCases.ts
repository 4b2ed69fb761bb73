/**
 * How many generated cases a long test tries. `npm test` tries a tenth of them; the rest of the full run tries the other nine tenths,
 * with the next seeds; a file that is run by itself tries all.
 */

/** Which share of the tests runs: `.ci/test.mjs` says it. */
const TIER = process.env.KENNEL_TIER ?? 'whole';

/** The seed of this run; each run prints it, and `KENNEL_SEED` repeats it. */
export const RUN_SEED = Number(process.env.KENNEL_SEED ?? 1);

const tenthOf = (full: number): number => Math.max(1, Math.ceil(full / 10));

/** How many cases of `full` this run tries. */
export function generatedCases(full: number): number {
  if (TIER === 'short') return tenthOf(full);
  if (TIER === 'rest') return Math.max(1, full - tenthOf(full));
  return full;
}

/** Whether this run tries enough of `full` cases to expect that they reach every way through the code, not just the frequent ones. */
export const reachesAll = (full: number): boolean => generatedCases(full) > full / 2;

/** The first of `full` consecutive seeds that this run tries. @param from - where they begin; the run's own seed unless given */
export const firstSeed = (full: number, from = RUN_SEED): number =>
  from + (TIER === 'rest' ? tenthOf(full) : 0);
