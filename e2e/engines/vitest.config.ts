import { defineConfig, mergeConfig } from 'vitest/config';
import app from '../../vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'node',
      include: ['e2e/engines/**/*.test.ts'],
      pool: 'forks',
      maxWorkers: 2,
      testTimeout: 240_000,
      hookTimeout: 240_000,
      passWithNoTests: false,
    },
  }),
);
