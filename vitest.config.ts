import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'node',
      include: ['{src,mocks,stories,fuzz,.ci,.storybook}/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, 'dist/**'],
      // Stories and journeys run production builds, in which MobX and React say nothing.
      setupFiles: ['./mocks/console/failOnComplaints.ts'],
      // The Telegram SDK keeps its state in its modules; inlined, a test can load it afresh.
      server: { deps: { inline: [/@telegram-apps/] } },
      // Left alone, the runner keeps one core for somebody who edits files meanwhile.
      maxWorkers: '100%',
      testTimeout: 30_000,
      passWithNoTests: false,
    },
  }),
);
