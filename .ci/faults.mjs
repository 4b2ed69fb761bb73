// Plants faults, one at a time, in a copy of the last commit, and reports which step of the tests finds each.
//
//   npm run faults                            all of .ci/faults, by `npm test`
//   npm run faults -- 05 16                   some of them
//   npm run faults -- --full                  by the full run
//   npm run faults -- --steps unit,stories    by some steps
//
// Run by hand: twenty test runs take an hour or more. Each stops at the first step that fails.
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { install, ROOT } from './install.mjs';

const FOLDER = join(ROOT, '.ci/faults');
const PLACE = join(ROOT, '.cache/faults');
const TREE = join(PLACE, 'tree');

/** Of twenty faults, `npm test` must find this many. */
const LEAST = 17;

/** Reads a fault's file: lines of `field: text` before the diff. */
export function readFault(file) {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const field = (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  return { file, area: field('area'), wrong: field('wrong'), suffers: field('suffers') };
}

export const faults = () => readdirSync(FOLDER).sort().map(readFault);

function git(...args) {
  const { status, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

function makeTree() {
  removeTree();
  mkdirSync(PLACE, { recursive: true });
  git('worktree', 'add', '--detach', TREE, 'HEAD');
  symlinkSync(join(ROOT, 'node_modules'), join(TREE, 'node_modules'));
  // the linked packages are those of this lock file
  utimesSync(join(TREE, 'package-lock.json'), 0, 0);
}

function removeTree() {
  rmSync(TREE, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Plants a fault, runs the tests, and reverts it. @returns the names of the steps that failed; empty: not found */
function findBy(file, args) {
  git('-C', TREE, 'apply', join(FOLDER, file));
  const log = join(PLACE, `${file}.log`);
  const { stdout } = spawnSync(process.execPath, ['.ci/test.mjs', '--until-failure', ...args], {
    cwd: TREE,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, KENNEL_SEED: process.env.KENNEL_SEED ?? '1' },
  });
  writeFileSync(log, stdout);
  git('-C', TREE, 'checkout', '--', '.');
  return [...stdout.matchAll(/^(\w+) +(.+?) +\d+ passed +([1-9]\d*) failed/gm)].map(
    ([, tier, step, count]) => `${tier.trim()} ${step.trim()} (${count})`,
  );
}

function main() {
  const given = process.argv.slice(2);
  const at = given.indexOf('--steps');
  const steps = at === -1 ? [] : given[at + 1].split(',');
  const isFull = given.includes('--full');
  const names = given.filter((word, index) => !word.startsWith('--') && (at === -1 || index !== at + 1));
  const chosen = faults().filter(
    ({ file }) => names.length === 0 || names.some((name) => file.startsWith(name)),
  );
  install();
  makeTree();
  const rows = chosen.map((fault) => {
    const found = findBy(fault.file, [...steps, ...(isFull ? ['--full'] : [])]);
    const text = found.length > 0 ? found.join(', ') : 'NOT FOUND';
    console.log(`${fault.area.padEnd(11)} ${fault.file.replace('.patch', '').padEnd(40)} ${text}`);
    return found.length > 0;
  });
  removeTree();
  const count = rows.filter(Boolean).length;
  console.log(`${count} of ${rows.length} found`);
  process.exit(count >= Math.min(rows.length, LEAST) ? 0 : 1);
}

if (process.argv[1] === import.meta.filename) main();
