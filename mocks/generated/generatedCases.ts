/**
 * How many generated cases a long test runs. `npm test` runs a tenth of them; the rest of the full run takes the other nine tenths,
 * with the next seeds; a file run by itself takes all.
 */

/** The share of tests that runs; set by `.ci/test.mjs`. */
const TIER = process.env.KENNEL_TIER ?? 'whole';

/** This run's seed; each run prints it, and `KENNEL_SEED` repeats it. */
export const RUN_SEED = Number(process.env.KENNEL_SEED ?? 1);

const tenthOf = (full: number): number => Math.max(1, Math.ceil(full / 10));

/** How many of `full` cases this run takes. */
export function generatedCases(full: number): number {
  if (TIER === 'short') return tenthOf(full);
  if (TIER === 'rest') return Math.max(1, full - tenthOf(full));
  return full;
}

/** Whether this run takes enough of `full` cases to expect that they cover every branch, not just the frequent ones. */
export const reachesAll = (full: number): boolean => generatedCases(full) > full / 2;

/** The first of `full` consecutive seeds of this run. @param from - where they begin; the run's own seed by default */
export const firstSeed = (full: number, from = RUN_SEED): number =>
  from + (TIER === 'rest' ? tenthOf(full) : 0);
