import { defineConfig, mergeConfig } from 'vitest/config';
import journeys from '../../e2e/vitest.config.ts';

const MINUTE_MS = 60_000;

/** The e2e configuration, with one worker and long timeouts. */
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
