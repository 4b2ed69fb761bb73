// The steps of the tests. `short` is `npm test`, `rest` is what the full run adds, `whole` is a step run by itself.
import { join, relative } from 'node:path';
import { generatingTests } from './generatingTests.mjs';
import { ROOT } from './install.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const JOURNEYS = ['run', '--config', 'e2e/vitest.config.ts'];

const vitestReport = (path) => ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
const jestReport = (path) => ['--json', `--outputFile=${path}`];
const ownReport = (path) => [`--outputFile=${path}`];

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const here = (file) => relative(ROOT, file);

/** The command that repeats one case of unit tests or journeys. */
const againIn =
  (config = '') =>
  ({ file, title }) =>
    `KENNEL_SEED=${process.env.KENNEL_SEED} npx vitest run ${config}${here(file)} -t ${quoted(title)}`;

const journeys = (name, tags, env = {}) => ({
  name,
  script: VITEST,
  args: [...JOURNEYS, ...(tags === '' ? [] : ['--tagsFilter', tags])],
  env,
  report: vitestReport,
  needsProxies: tags !== 'short',
  again: againIn('--config e2e/vitest.config.ts '),
});

const unit = (files = []) => ({
  name: 'unit',
  script: VITEST,
  args: ['run', ...files],
  report: vitestReport,
  again: againIn(),
});

const STORIES = {
  name: 'stories',
  script: '.ci/stories.mjs',
  report: jestReport,
  /** Files written by the runner have no names of their own. */
  file: 'stories',
  again: ({ groups }) => `npm run stories -- ${groups[0].toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
};

const ENGINES = {
  name: 'engines',
  script: '.ci/engines.mjs',
  report: ownReport,
  again: againIn('--config e2e/engines/vitest.config.ts '),
};

/** The build with cheap passwords, for journeys about something else. */
const CHEAP_PASSWORDS = { KENNEL_APP: 'dist/app-cheap-passwords' };

const ENGINES_INSTALL = { name: 'engines install', script: '.ci/engines.mjs', args: ['--install'] };

/** The steps of a row run in parallel: each uses one core. All other steps use the whole machine. */
const CHECKS = [
  [
    { name: 'types', script: 'node_modules/typescript-native/bin/tsc', args: ['--noEmit'] },
    { name: 'lint', script: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '.'] },
    { name: 'build', script: '.ci/build.mjs' },
    {
      name: 'stories build',
      script: 'node_modules/storybook/dist/bin/dispatcher.js',
      args: ['build', '--output-dir', 'dist/storybook', '--quiet'],
    },
    ENGINES_INSTALL,
  ],
  [{ name: 'budget', script: '.ci/budget.mjs' }],
];

const PACKAGES = [
  { name: 'reproduce', script: '.ci/reproduce.mjs' },
  { name: 'ui', script: '.ci/ui/check.mjs' },
  { name: 'telegram mock', script: '.ci/telegramMock/check.mjs' },
  { name: 'cheap build', script: '.ci/build.mjs', args: ['--cheap-passwords'] },
  ENGINES_INSTALL,
];

const DOCS = { name: 'docs', script: '.ci/docs.mjs', report: ownReport, again: () => 'node .ci/docs.mjs' };

const SHORT = [...CHECKS, [unit()], [STORIES], [journeys('journeys', 'short')], [ENGINES]];

const REST = [
  PACKAGES,
  [unit(generatingTests())],
  [STORIES],
  [DOCS],
  [journeys('journeys', '!short && ships')],
  [journeys('journeys, cheap', '!short && !ships', CHEAP_PASSWORDS)],
  [ENGINES],
];

/** Steps run by themselves, with full counts. */
const WHOLE = [
  ...CHECKS,
  PACKAGES,
  [unit()],
  [STORIES],
  [DOCS],
  [journeys('journeys', 'ships')],
  [journeys('journeys, cheap', '!ships', CHEAP_PASSWORDS)],
  [ENGINES],
];

/** The rows of steps of a tier. @param {'short' | 'rest' | 'whole'} tier */
export const rowsOf = (tier) => ({ short: SHORT, rest: REST, whole: WHOLE })[tier];

/** Path of a step's report. */
export const reportOf = (name) => join(ROOT, '.cache/results', `${name.replaceAll(/\W+/g, '-')}.json`);
