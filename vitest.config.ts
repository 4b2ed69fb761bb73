import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

const TESTS = '**/*.test.{ts,tsx}';
/** What is pure, or has all its surroundings handed in: these load each module once a worker, which halves their time. */
const TOGETHER = [`src/{domain,stores,i18n,containers,screens}/${TESTS}`, `fuzz/${TESTS}`];
/** The others change what all share (fetch, sockets, built-ins, the SDK's state), and begin afresh in each file. */
const ALL = `{src,mocks,stories,fuzz,bench,.ci,.storybook}/${TESTS}`;
/** Loads the stores' modules anew. */
const LOADS_ANEW = 'src/stores/persistedStores.test.ts';
const EXCLUDED = [...configDefaults.exclude, 'dist/**'];

/** Set by Storybook's runner alone (storybookTest): the stories are no unit tests. */
const storiesProject = process.env.VITEST_STORYBOOK
  ? [(await import('./.storybook/storiesProject.ts')).STORIES_PROJECT]
  : [];

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'node',
      // Stories and journeys run production builds, in which MobX and React say nothing.
      setupFiles: ['./mocks/console/failOnWarnings.ts'],
      // The Telegram SDK keeps its state in its modules; inlined, a test can load it afresh.
      server: { deps: { inline: [/@telegram-apps/] } },
      // Left alone, the runner keeps one core for somebody who edits files meanwhile.
      maxWorkers: '100%',
      testTimeout: 30_000,
      passWithNoTests: false,
      projects: [
        {
          extends: true,
          test: { name: 'together', include: TOGETHER, exclude: [...EXCLUDED, LOADS_ANEW], isolate: false },
        },
        {
          extends: true,
          test: {
            name: 'apart',
            include: [ALL],
            exclude: [...EXCLUDED, ...TOGETHER],
          },
        },
        { extends: true, test: { name: 'anew', include: [LOADS_ANEW] } },
        ...storiesProject,
      ],
    },
  }),
);
