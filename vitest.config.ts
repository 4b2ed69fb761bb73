import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

/** Tests that change what all share: frozen built-ins, modules loaded anew. The others load each module once a worker. */
const APART = ['src/adapters/vault/calls/freezeIntrinsics.test.ts', 'src/stores/persistenceTable.test.ts'];

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'node',
      // Stories and journeys run production builds, in which MobX and React say nothing.
      setupFiles: ['./mocks/console/failOnComplaints.ts'],
      // The Telegram SDK keeps its state in its modules; inlined, a test can load it afresh.
      server: { deps: { inline: [/@telegram-apps/] } },
      // Left alone, the runner keeps one core for somebody who edits files meanwhile.
      maxWorkers: '100%',
      testTimeout: 30_000,
      passWithNoTests: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'together',
            include: ['{src,mocks,stories,fuzz,.ci,.storybook}/**/*.test.{ts,tsx}'],
            exclude: [...configDefaults.exclude, 'dist/**', ...APART],
            isolate: false,
          },
        },
        { extends: true, test: { name: 'apart', include: APART } },
      ],
    },
  }),
);
