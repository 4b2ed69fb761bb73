import { defineConfig, mergeConfig } from 'vitest/config';
import app from '../vite.config.ts';
import { WORKERS } from './support/places.ts';

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'node',
      include: ['e2e/**/*.test.ts'],
      globalSetup: ['e2e/support/globalSetup.ts'],
      // Each worker has a station of its own, and loads the curves once for all its files.
      pool: 'forks',
      isolate: false,
      maxWorkers: WORKERS,
      testTimeout: 120_000,
      // as long as Playwright waits: a poll's own second is too short for a busy machine
      expect: { poll: { timeout: 30_000 } },
      hookTimeout: 120_000,
      passWithNoTests: false,
    },
  }),
);
