import { mergeConfig } from 'vitest/config';
import unit from '../../vitest.config.ts';

/** The unit tests of one area, as `.ci/mutate.mjs` names them. */
const tests = (process.env.KENNEL_MUTATION_TESTS ?? '').split(' ').filter((one) => one !== '');

const config = mergeConfig(unit, {});
// Files of the domain share one process and what they import: it keeps nothing between tests, and a run is much shorter.
export default {
  ...config,
  test: {
    ...config.test,
    include: tests,
    isolate: process.env.KENNEL_MUTATION_ISOLATED === 'yes',
    testTimeout: 180_000,
  },
};
