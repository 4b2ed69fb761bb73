// Changes the code, one small change at a time, and counts how many of the changes some test notices.
// `npm run mutate` takes every area; `npm run mutate -- domain/amount` one of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { install, ROOT } from './install.mjs';
import { AREAS } from './mutation/areas.mjs';

/** Of a hundred mutants that tests reach, this many have to be noticed, in every area. */
const LEAST = 85;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((area) => !(area in AREAS));
if (unknown.length > 0) {
  console.error(`no such area: ${unknown.join(', ')}; there are ${Object.keys(AREAS).join(', ')}`);
  process.exit(2);
}

install();
const areas = wanted.length > 0 ? wanted : Object.keys(AREAS);
const folder = `${ROOT}dist/mutation`;
mkdirSync(folder, { recursive: true });

function run(area) {
  const { mutate, tests, isIsolated = false } = AREAS[area];
  const name = area.replaceAll('/', '-');
  const report = `${folder}/${name}.json`;
  const config = `${folder}/${name}.config.json`;
  writeFileSync(
    config,
    JSON.stringify({
      plugins: ['@stryker-mutator/vitest-runner'],
      testRunner: 'vitest',
      vitest: { configFile: '.ci/mutation/vitest.config.ts', related: true },
      coverageAnalysis: 'perTest',
      concurrency: 1,
      timeoutMS: 20_000,
      // What runs once, while a module is loaded, is a table or a constant: the runner loads no module afresh for a mutant.
      ignoreStatic: true,
      // Texts are for eyes: names of problems are held by the compiler, sentences live in `src/text`, doc comments are none.
      mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
      mutate: [...mutate, '!src/**/*.test.ts', '!src/**/*.fixture.ts', '!src/**/testing/**'],
      ignorePatterns: ['/dist', '/stories/.pictures', '/.cache'],
      tempDirName: '.cache/mutation',
      reporters: ['clear-text', 'json', 'html'],
      clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
      jsonReporter: { fileName: report },
      htmlReporter: { fileName: `${folder}/${name}.html` },
      disableTypeChecks: false,
    }),
  );
  const { status } = spawnSync(
    process.execPath,
    [`${ROOT}node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', config],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        KENNEL_MUTATION_TESTS: tests.join(' '),
        KENNEL_MUTATION_ISOLATED: isIsolated ? 'yes' : '',
      },
    },
  );
  if (status !== 0) return null;
  const mutants = Object.values(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(
    (file) => file.mutants,
  );
  const count = (...stati) => mutants.filter((mutant) => stati.includes(mutant.status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  return { noticed, missed, score: (100 * noticed) / (noticed + missed) };
}

const rows = areas.map((area) => ({ area, result: run(area) }));
console.log('');
for (const { area, result } of rows) {
  const text = result
    ? `${result.score.toFixed(2).padStart(6)} %  ${result.noticed} noticed, ${result.missed} not`
    : '   did not run';
  console.log(`${area.padEnd(16)} ${text}`);
}
process.exit(rows.every(({ result }) => result && result.score >= LEAST) ? 0 : 1);
