import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

const TESTS = '**/*.test.{ts,tsx}';
/** Tests that change globals shared by all (fetch, sockets, built-ins, the SDK's state): each file starts fresh. */
const APART = [
  `src/adapters/{blockbook,browser,content,dogeconnect,dogeuni,ord,telegram}/${TESTS}`,
  `src/adapters/vault/channel/${TESTS}`,
  `src/app/{boot,shell}/${TESTS}`,
  `src/components/${TESTS}`,
  `mocks/{indexer,telegram}/${TESTS}`,
  // reloads the stores' modules
  'src/stores/persistedStores.test.ts',
];
/** The others load each module once per worker, which halves their time. */
const TOGETHER = `{src,mocks,stories,fuzz,bench,.ci,.storybook}/${TESTS}`;
const EXCLUDED = [...configDefaults.exclude, 'dist/**'];

/** The seed of generated tests, unless a test has its own. Set by `.ci/test.mjs`, or by hand to repeat a failure. */
process.env.KENNEL_SEED ??= String(randomInt(1, 2 ** 31 - 20_000));
process.stdout.write(`seed ${process.env.KENNEL_SEED}\n`);

/** Set only by Storybook's runner (storybookTest): stories are no unit tests. */
const storiesProject = process.env.VITEST_STORYBOOK
  ? [(await import('./.storybook/storiesProject.ts')).STORIES_PROJECT]
  : [];

export default mergeConfig(
  app,
  defineConfig({
    resolve: {
      alias: { 'fast-check': fileURLToPath(new URL('mocks/generated/fastCheck.ts', import.meta.url)) },
    },
    test: {
      environment: 'node',
      // Stories and journeys run production builds, in which MobX and React log no warnings.
      setupFiles: ['./mocks/console/failOnWarnings.ts'],
      // The Telegram SDK keeps its state in its modules; inlined, a test can reload it.
      server: { deps: { inline: [/@telegram-apps/] } },
      // By default the runner leaves one core free for editing.
      maxWorkers: '100%',
      testTimeout: 30_000,
      passWithNoTests: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'together',
            include: [TOGETHER],
            exclude: [...EXCLUDED, ...APART],
            isolate: false,
            unstubGlobals: true,
          },
        },
        { extends: true, test: { name: 'apart', include: APART, exclude: EXCLUDED } },
        ...storiesProject,
      ],
    },
  }),
);
