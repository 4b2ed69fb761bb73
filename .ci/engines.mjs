// Journeys in engines other than current Chromium. `--install` only installs what is missing; otherwise the tier of KENNEL_TIER runs,
// and the last lines list what was tested in which version.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const CACHE = join(ROOT, '.cache/engines');
const given = process.argv.slice(2);

/** The short tier's engines come first: the others take longer to install than to test. */
function install() {
  const names =
    process.env.KENNEL_TIER === 'short'
      ? ['webkitgtk', 'firefox']
      : ['webkitgtk', 'firefox', 'wpe', 'oldest-chromium', 'too-old-chromium'];
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'e2e/engines/stage/install.ts', ...names],
    { cwd: ROOT, stdio: 'inherit' },
  );
  return status ?? 1;
}

/** A row for each engine: version, cases, seconds, or why it did not run. */
function summary(path) {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
  // a file that fails to load has no cases that could fail
  let isWrong = testResults.some(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const rows = new Map();
  for (const { ancestorTitles, status, duration = 0, failureMessages = [] } of testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  )) {
    const [name = ''] = ancestorTitles;
    const row = rows.get(name) ?? { passed: 0, failed: 0, seconds: 0, why: undefined };
    const why = /^(?:Error: )?not run: (.+)/.exec(failureMessages[0] ?? '')?.[1];
    if (why === undefined && status !== 'passed') isWrong = true;
    rows.set(name, {
      passed: row.passed + (status === 'passed' ? 1 : 0),
      failed: row.failed + (status === 'passed' ? 0 : 1),
      seconds: row.seconds + duration / 1000,
      why: row.why ?? why,
    });
  }
  const lines = [...rows].map(([name, { passed, failed, seconds, why }]) => {
    const version = join(CACHE, `${name}.version`);
    const says = existsSync(version) ? readFileSync(version, 'utf8').trim() : '';
    return why === undefined
      ? `${name} ${says}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`
      : `${name}: not run: ${why}`;
  });
  return { lines, isWrong };
}

function run() {
  for (const file of existsSync(CACHE) ? readdirSync(CACHE) : [])
    if (file.endsWith('.version')) rmSync(join(CACHE, file));
  const report =
    given.find((flag) => flag.startsWith('--outputFile='))?.split('=')[1] ??
    join(ROOT, '.cache/results/engines.json');
  rmSync(report, { force: true });
  const files = process.env.KENNEL_TIER === 'short' ? ['e2e/engines/webkitgtk', 'e2e/engines/firefox'] : [];
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--config', 'e2e/engines/vitest.config.ts', ...files],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (!existsSync(report)) return 1;
  const { lines, isWrong } = summary(report);
  for (const line of lines) console.log(line);
  // an engine that can't be installed here fails its cases, but not the step
  return isWrong || lines.length === 0 || status === null ? 1 : 0;
}

process.exit(given.includes('--install') ? install() : run());
