// Every test of the project, in one command: installs what is missing, and ends in a plain line of counts.
import { install } from './install.mjs';

install();
const { findBrowser } = await import('./browser.mjs');
const { findProxies } = await import('./proxies.mjs');
const { runStep } = await import('./step.mjs');

const browser = await findBrowser();
const env = { KENNEL_BROWSER: browser, STORYBOOK_DISABLE_TELEMETRY: '1', CI: process.env.CI ?? '' };
const vitestReport = (path) => ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
const jestReport = (path) => ['--json', `--outputFile=${path}`];
const ownReport = (path) => [`--outputFile=${path}`];

/** The steps of a row run together: each of them keeps one core busy. The others fill the machine by themselves. */
const rows = [
  [
    { name: 'types', script: 'node_modules/typescript-native/bin/tsc', args: ['--noEmit'] },
    { name: 'lint', script: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '.'] },
    { name: 'build', script: '.ci/build.mjs' },
    {
      name: 'stories build',
      script: 'node_modules/storybook/dist/bin/dispatcher.js',
      args: ['build', '--output-dir', 'dist/storybook', '--quiet'],
    },
  ],
  [{ name: 'budget', script: '.ci/budget.mjs' }],
  [
    { name: 'reproduce', script: '.ci/reproduce.mjs' },
    { name: 'ui', script: '.ci/ui/check.mjs' },
    { name: 'telegram mock', script: '.ci/telegramMock/check.mjs' },
  ],
  [{ name: 'unit', script: 'node_modules/vitest/vitest.mjs', args: ['run'], report: vitestReport }],
  [{ name: 'stories', script: '.ci/stories.mjs', report: jestReport }],
  [{ name: 'docs', script: '.ci/docs.mjs', report: ownReport }],
  [
    {
      name: 'journeys',
      script: 'node_modules/vitest/vitest.mjs',
      args: ['run', '--config', 'e2e/vitest.config.ts'],
      report: vitestReport,
    },
  ],
];

const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes('journeys')) Object.assign(env, findProxies());
const results = [];
for (const row of rows) {
  const steps = row.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  results.push(...(await Promise.all(steps.map((step) => runStep({ ...step, env })))));
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log('');
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`${failure}\n`);
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  );
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
