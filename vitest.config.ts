import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

const TESTS = '**/*.test.{ts,tsx}';
/** What changes what all share (fetch, sockets, built-ins, the SDK's state): these begin afresh in each file. */
const APART = [
  `src/adapters/{blockbook,browser,content,dogeconnect,dogeuni,ord,telegram}/${TESTS}`,
  `src/adapters/vault/channel/${TESTS}`,
  `src/app/{boot,shell}/${TESTS}`,
  `src/components/${TESTS}`,
  `mocks/{indexer,telegram}/${TESTS}`,
  // loads the stores' modules anew
  'src/stores/persistedStores.test.ts',
];
/** The others load each module once a worker, which halves their time. */
const TOGETHER = `{src,mocks,stories,fuzz,bench,.ci,.storybook}/${TESTS}`;
const EXCLUDED = [...configDefaults.exclude, 'dist/**'];

/** Of what tests generate, unless a test has its own. `.ci/test.mjs` names it, and so does a person who repeats a failure. */
process.env.KENNEL_SEED ??= String(randomInt(1, 2 ** 31 - 20_000));
process.stdout.write(`seed ${process.env.KENNEL_SEED}\n`);

/** Set by Storybook's runner alone (storybookTest): the stories are no unit tests. */
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
