// The seed of what tests generate: a run names it, or draws one. `.ci/run` takes the commit's.
import { randomInt } from 'node:crypto';

/** The seed of this run, from now on in the environment of all steps. */
export function chooseSeed() {
  process.env.KENNEL_SEED ??= String(randomInt(1, 2 ** 31 - 20_000));
  return process.env.KENNEL_SEED;
}
