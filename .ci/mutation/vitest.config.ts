import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import unit from '../../vitest.config.ts';
import { keepThread } from './keepThread.ts';

/** The unit tests of one area, as passed by `.ci/mutate.mjs`. */
const tests = (process.env.KENNEL_MUTATION_TESTS ?? '').split(' ').filter((one) => one !== '');
const without = (process.env.KENNEL_MUTATION_WITHOUT ?? '').split(' ').filter((one) => one !== '');

const config = mergeConfig(unit, {
  resolve: { alias: { 'fast-check': fileURLToPath(new URL('fastCheck.ts', import.meta.url)) } },
});
/** Quick files first: the first test that notices a mutant ends its run. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slowestFirst = await super.sort(files);
    return slowestFirst.toReversed();
  }
}

const isIsolated = process.env.KENNEL_MUTATION_ISOLATED === 'yes';
if (!isIsolated) keepThread();

// Test files of the domain share one process and its imports: no state is kept between tests, and a run is much shorter.
export default {
  ...config,
  test: {
    ...config.test,
    setupFiles: [
      ...(config.test?.setupFiles ?? []),
      ...(isIsolated ? [] : [fileURLToPath(new URL('noMutant.ts', import.meta.url))]),
    ],
    projects: undefined,
    include: tests,
    exclude: [...(config.test?.exclude ?? []), ...without],
    isolate: isIsolated,
    sequence: { sequencer: QuickFirst },
    testTimeout: 180_000,
  },
};
