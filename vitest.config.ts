import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'node',
      include: ['{src,mocks,stories,.ci}/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, 'dist/**'],
      // The Telegram SDK keeps its state in its modules; inlined, a test can load it afresh.
      server: { deps: { inline: [/@telegram-apps/] } },
      testTimeout: 30_000,
      passWithNoTests: false,
    },
  }),
);
