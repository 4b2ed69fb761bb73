import { defineConfig, mergeConfig } from 'vitest/config';
import journeys from '../../e2e/vitest.config.ts';

const MINUTE_MS = 60_000;

/** The surroundings of the journeys, with one worker and without their patience's end. */
export default mergeConfig(
  { ...journeys, test: { ...journeys.test, include: [] } },
  defineConfig({
    test: {
      include: ['bench/network/*.journey.ts'],
      maxWorkers: 1,
      testTimeout: 20 * MINUTE_MS,
    },
  }),
);
