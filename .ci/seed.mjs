// The seed of generated tests: given to a run, or drawn. `.ci/run` uses the commit's.
import { randomInt } from 'node:crypto';

/** The seed of this run, set in the environment of all later steps. */
export function chooseSeed() {
  process.env.KENNEL_SEED ??= String(randomInt(1, 2 ** 31 - 20_000));
  return process.env.KENNEL_SEED;
}
