// Runs the tests: installs what is missing, and ends with one line of counts.
//
//   npm test                       the short tier
//   npm test -- unit stories       some of its steps
//   npm test -- changed [commit]   what a change can affect
//   npm run test:full              the short tier and the rest; with names of steps: those at full counts
//   npm test -- --until-failure     stops after the first step that fails
//   node .ci/test.mjs --rest       what the full run adds to the short tier, counted together with the short run before it
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install, ROOT } from './install.mjs';

install();
const { findBrowser } = await import('./browser.mjs');
const { FAILURES } = await import('./failures.mjs');
const { watchMachine } = await import('./machine.mjs');
const { findProxies } = await import('./proxies.mjs');
const { chooseSeed } = await import('./seed.mjs');
const { slowest } = await import('./slowCases.mjs');
const { runStep } = await import('./step.mjs');
const { rowsOf } = await import('./steps.mjs');
const { rowsOfChange } = await import('./changed.mjs');

/** Counts of the last short run, for the rest that follows it. */
const SHORT_RUN = join(ROOT, '.cache/results/short-run.json');

const given = process.argv.slice(2);
const isFull = given.includes('--full');
const isRest = given.includes('--rest');
const untilFailure = given.includes('--until-failure');
const wanted = given.filter((word) => !word.startsWith('--'));

/** The tiers to run, each with its rows of steps. */
function tiers() {
  if (wanted[0] === 'changed') return [{ tier: 'short', rows: rowsOfChange(wanted[1]) }];
  if (wanted.length > 0) {
    const tier = isFull ? 'whole' : 'short';
    const rows = rowsOf(tier).map((row) => row.filter(({ name }) => wanted.includes(name.split(',')[0])));
    const known = rows.flat().map(({ name }) => name.split(',')[0]);
    const unknown = wanted.filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      console.error(`no such step in this tier: ${unknown.join(', ')}`);
      process.exit(2);
    }
    return [{ tier, rows }];
  }
  const short = { tier: 'short', rows: rowsOf('short') };
  const rest = { tier: 'rest', rows: rowsOf('rest') };
  if (isRest) return [rest];
  return isFull ? [short, rest] : [short];
}

const seed = chooseSeed();
console.log(`seed ${seed}`);
const describeMachine = watchMachine();
if (!isRest) rmSync(FAILURES, { recursive: true, force: true });
const env = {
  KENNEL_BROWSER: await findBrowser(),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  CI: process.env.CI ?? '',
};

const results = [];
const started = Date.now();
for (const { tier, rows } of tiers()) {
  for (const row of rows.filter((steps) => steps.length > 0)) {
    if (row.some(({ needsProxies }) => needsProxies)) Object.assign(env, findProxies());
    const shared = { ...env, KENNEL_TIER: tier };
    const done = await Promise.all(row.map((step) => runStep(step, shared)));
    results.push(...done.map((result) => ({ tier, ...result })));
    if (untilFailure && done.some(({ failed }) => failed > 0)) break;
  }
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log('');
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`${failure}\n`);
console.log('the slowest cases');
for (const line of slowest(results.flatMap(({ cases }) => cases))) console.log(line);
console.log('');
for (const { tier, name, passed, failed, seconds } of results) {
  console.log(
    `${tier.padEnd(6)} ${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes; seed ${seed}; ${describeMachine()}`);

const before =
  isRest && existsSync(SHORT_RUN)
    ? JSON.parse(readFileSync(SHORT_RUN, 'utf8'))
    : { passed: 0, failed: 0, notRun: 0 };
const counts = {
  passed: sum('passed') + before.passed,
  failed: sum('failed') + before.failed,
  notRun: sum('notRun') + before.notRun,
};
if (!isRest && !isFull && wanted.length === 0) {
  mkdirSync(dirname(SHORT_RUN), { recursive: true });
  writeFileSync(SHORT_RUN, JSON.stringify(counts));
}
const notRun = counts.notRun > 0 ? `, ${counts.notRun} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed} failed${notRun}`);
process.exit(counts.failed === 0 ? 0 : 1);
