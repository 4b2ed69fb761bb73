// Runs every built story as a test in Chromium, and compares its pictures. `--update` records them again. Parts of title ids
// (`components-actions-button screens-send`) select some of the stories; other flags go to Jest.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { BUNDLES } from '../.storybook/bundleTests.mjs';
import { PICTURES, pathOf, plansOf } from '../.storybook/pictures.mjs';
import { findBrowser, OWN_FONTS } from './browser.mjs';
import { ROOT } from './install.mjs';
import { serve } from './serve.mjs';

const BUILT = join(ROOT, process.env.KENNEL_STORYBOOK ?? 'dist/storybook');
const RUNNER = join(ROOT, 'node_modules/@storybook/test-runner/dist/test-storybook.js');

/** The tier to run. */
const TIER = process.env.KENNEL_TIER ?? 'whole';

/** A story waits for half of its time: two workers per core keep the machine busy. */
const WORKERS = String(Math.min(BUNDLES, 2 * availableParallelism()));

const given = process.argv.slice(2);
const isUpdate = given.includes('--update');
const jestFlags = given.filter((flag) => flag.startsWith('--') && flag !== '--update');
const titles = given.filter((flag) => !flag.startsWith('--'));

if (process.platform !== 'linux') {
  console.log('Pictures are compared on Linux only: other systems draw text in their own way.');
  if (isUpdate) process.exit(1);
}
if (!existsSync(join(BUILT, 'index.json'))) {
  console.error('The stories are not built: npm run build:storybook');
  process.exit(1);
}

/** The runner reads the built index, and passes everything after `--` to Jest through a shell. */
function runStories(url, browser) {
  const args = ['--index-json', '--config-dir', '.storybook', '--url', url, '--maxWorkers', WORKERS];
  const quoted = jestFlags.map((flag) => `"${flag}"`);
  const env = {
    ...OWN_FONTS,
    KENNEL_BROWSER: browser,
    KENNEL_BUILT: BUILT,
    KENNEL_STORIES: titles.join(','),
    KENNEL_PICTURES: isUpdate ? 'record' : 'compare',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [RUNNER, ...args, '--ci', '--', ...quoted], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Pictures on disk without a story. */
function orphans() {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8'));
  const expected = new Set();
  for (const [id, { pictured }] of plansOf(entries)) {
    for (const view of pictured) {
      const { folder, name } = pathOf(entries[id], view);
      expected.add(join(folder, `${name}.webp`));
    }
  }
  const base = join(ROOT, PICTURES);
  if (!existsSync(base)) return [];
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(base, join(file.parentPath, file.name)))
    .filter((file) => !expected.has(file));
}

// leftovers of an earlier run don't describe the current stories
rmSync(join(ROOT, '.cache/pictures'), { recursive: true, force: true });

/** The index with only this tier's stories: the runner writes a test for each of them. */
function indexOfTier() {
  const index = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8'));
  const plans = plansOf(index.entries, TIER);
  const kept = Object.entries(index.entries).filter(([id, { type }]) => type !== 'story' || plans.has(id));
  return JSON.stringify({ ...index, entries: Object.fromEntries(kept) });
}

const { url, close } = await serve(BUILT, { '/index.json': indexOfTier() });
const code = await runStories(url, await findBrowser());
await close();

const strays = orphans();
for (const file of strays) {
  if (isUpdate) rmSync(join(ROOT, PICTURES, file));
  console.error(`${isUpdate ? 'removed' : 'belongs to no story'}: ${join(PICTURES, file)}`);
}
process.exit(strays.length > 0 && !isUpdate ? 1 : code);
