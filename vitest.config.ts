import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'node',
      include: ['{src,mocks,stories,.ci}/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, 'dist/**'],
      testTimeout: 30_000,
      passWithNoTests: false,
    },
  }),
);
