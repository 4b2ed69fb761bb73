// Mutates the code, one small change at a time, and counts how many of the changes some test notices.
// `npm run mutate` runs every area; `npm run mutate -- domain/amount` one of them; `npm run mutate -- domain/tx:plan*,sizes`
// some files of one. At most 400 mutants of each, chosen by a printed seed: KENNEL_MUTATION_SEED chooses the same again.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { install, ROOT } from './install.mjs';
import { AREAS } from './mutation/areas.mjs';

/** Maximum per area: more mutants add little, and take hours. */
const MOST = 400;

/** Percentage of mutants reached by tests that must be noticed, in every area. */
const LEAST = 85;

/** The wanted areas, with their files; all files when none is named. */
const wanted = process.argv.slice(2).map((text) => {
  const [area, files] = text.split(':');
  return { area, files: files?.split(',') ?? [] };
});
const unknown = wanted.map(({ area }) => area).filter((area) => !(area in AREAS));
if (unknown.length > 0) {
  console.error(`no such area: ${unknown.join(', ')}; there are ${Object.keys(AREAS).join(', ')}`);
  process.exit(2);
}

install();
const { sampleMutants } = await import('./mutation/sampleMutants.mjs');
const seed = Number(process.env.KENNEL_MUTATION_SEED ?? randomInt(1, 2 ** 31));
console.log(`seed ${seed}`);
const pieces = wanted.length > 0 ? wanted : Object.keys(AREAS).map((area) => ({ area, files: [] }));
const folder = `${ROOT}dist/mutation`;
mkdirSync(folder, { recursive: true });

/** The files with these names in an area's patterns. */
const filesOf = (patterns, names) =>
  patterns.flatMap((pattern) => names.map((name) => pattern.replace(/[^/]*$/, `${name}.ts`)));

/** Not mutated: names of problems are checked by the compiler, sentences live in `src/i18n`, doc comments have none. */
const EXCLUDED_MUTATIONS = ['StringLiteral', 'ObjectLiteral'];

async function run({ area, files }) {
  const { mutate, tests, without = [], isIsolated = false } = AREAS[area];
  const name = [area.replaceAll('/', '-'), ...files.map((file) => file.replaceAll('*', ''))]
    .join('-')
    .slice(0, 80);
  const report = `${folder}/${name}.json`;
  const config = `${folder}/${name}.config.json`;
  const patterns = [
    ...(files.length > 0 ? filesOf(mutate, files) : mutate),
    '!src/**/*.test.ts',
    '!src/**/*.fixture.ts',
  ];
  const sample = await sampleMutants(patterns, { most: MOST, seed, excludedMutations: EXCLUDED_MUTATIONS });
  console.log(`${area}: ${sample.chosen} of ${sample.total} mutants`);
  writeFileSync(
    config,
    JSON.stringify({
      plugins: ['@stryker-mutator/vitest-runner'],
      testRunner: 'vitest',
      vitest: { configFile: '.ci/mutation/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      concurrency: 1,
      timeoutMS: 20_000,
      // Code that runs once, while a module is loaded, is a table or a constant: the runner doesn't reload modules for a mutant.
      ignoreStatic: true,
      mutator: { excludedMutations: EXCLUDED_MUTATIONS },
      mutate: sample.mutate,
      ignorePatterns: ['/dist', '/stories/.pictures', '/.cache'],
      tempDirName: '.cache/mutation',
      reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
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
        KENNEL_MUTATION_WITHOUT: without.join(' '),
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

const rows = [];
for (const piece of pieces) rows.push({ area: piece.area, result: await run(piece) });
console.log('');
for (const { area, result } of rows) {
  const text = result
    ? `${result.score.toFixed(2).padStart(6)} %  ${result.noticed} noticed, ${result.missed} not`
    : '   did not run';
  console.log(`${area.padEnd(16)} ${text}`);
}
process.exit(rows.every(({ result }) => result && result.score >= LEAST) ? 0 : 1);
