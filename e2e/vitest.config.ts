import { defineConfig, mergeConfig } from 'vitest/config';
import app from '../vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'node',
      include: ['e2e/**/*.test.ts'],
      globalSetup: ['e2e/support/globalSetup.ts'],
      // The build names the indexer's ports, so that one sandbox serves one journey at a time.
      fileParallelism: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      passWithNoTests: false,
    },
  }),
);
