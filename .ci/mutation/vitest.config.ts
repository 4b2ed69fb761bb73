import { mergeConfig } from 'vitest/config';
import unit from '../../vitest.config.ts';

/** The unit tests of one area, as `.ci/mutate.mjs` names them. */
const tests = (process.env.KENNEL_MUTATION_TESTS ?? '').split(' ').filter((one) => one !== '');

const config = mergeConfig(unit, {});
// Files share one process and what they import: Kennel's domain keeps nothing between tests, and a run is five times as fast.
export default { ...config, test: { ...config.test, include: tests, isolate: false, testTimeout: 180_000 } };
