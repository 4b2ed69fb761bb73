// What a change can affect: `npm test -- changed [commit]`. Without a commit: uncommitted changes.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './install.mjs';
import { rowsOf } from './steps.mjs';

const SOURCES = ['src', 'stories', 'mocks'];

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr.trim());
    process.exit(2);
  }
  return stdout.split('\n').filter((line) => line !== '');
}

const changedSince = (commit) => [
  ...git('diff', '--name-only', '--relative', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs|css|json)$/.test(path) && !/\.test\./.test(path))
    .map((path) => join(folder, path));

/** A module's runtime imports by path; type imports are excluded. */
const importsOf = (path, text) =>
  [
    ...text.matchAll(
      /^(?!import type|export type)(?:import|export)\b[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)|^import '(\.[^']+)'/gm,
    ),
  ].map(([, from, late, only]) => relative(ROOT, join(ROOT, dirname(path), from ?? late ?? only)));

/** Modules by the modules that import them. @returns {ReadonlyMap<string, readonly string[]>} */
function dependents() {
  const found = new Map();
  for (const path of SOURCES.flatMap(filesIn)) {
    if (path.endsWith('.css') || path.endsWith('.json')) continue;
    for (const needed of importsOf(path, readFileSync(join(ROOT, path), 'utf8')))
      found.set(needed, [...(found.get(needed) ?? []), path]);
  }
  return found;
}

/**
 * Stories of components and screens that depend on one of these files. Routes and journeys depend on nearly all of the app: they are
 * left to the full run.
 *
 * @param {readonly string[]} files
 * @returns {readonly string[]} paths of story files
 */
export function storiesOf(files, needed = dependents()) {
  const seen = new Set(files);
  const left = [...files];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    for (const one of needed.get(path) ?? []) {
      if (seen.has(one)) continue;
      seen.add(one);
      left.push(one);
    }
  }
  return [...seen].filter((path) => /^stories\/(components|screens)\/.*\.stories\.tsx$/.test(path)).sort();
}

/** A title in the form of Storybook's ids. */
const titleId = (path) => {
  const title = /title: '([^']+)'/.exec(readFileSync(join(ROOT, path), 'utf8'))?.[1] ?? '';
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
};

/** The rows of steps for a change. @param {string} [commit] - compared with the working tree */
export function rowsOfChange(commit = 'HEAD') {
  const files = changedSince(commit);
  const stories = storiesOf(files);
  console.log(`${files.length} files changed since ${commit}, ${stories.length} titles of stories need them`);
  const step = (name) =>
    rowsOf('short')
      .flat()
      .find((one) => one.name === name);
  const unit = step('unit');
  const ofStories = step('stories');
  return [
    [step('types'), step('lint'), ...(stories.length > 0 ? [step('stories build')] : [])],
    [{ ...unit, args: [...unit.args, '--changed', commit, '--passWithNoTests'], mayBeEmpty: true }],
    ...(stories.length > 0 ? [[{ ...ofStories, args: stories.map(titleId) }]] : []),
  ];
}
