/** The pages that describe the code say what it is: its folders, its ports, its stores, and what they are called. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SRC = join(ROOT, 'src');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** The product's sources, without comments: what a name there means is in the code. */
const SOURCES = filesIn('src')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|contract)\.tsx?$|\/architecture\//.test(path))
  .map((path) => ({ path, text: withoutComments(read(path)) }));

const WORDS = new Set(SOURCES.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []));

const ticksIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the tables of a page, without their heads. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  [...page.matchAll(/(?<=^\|[-| ]+\|\n)(?:\|.*\|\n)+/gm)].flatMap(([rows]) =>
    rows.trim().split('\n').map(cellsOf),
  );

/** The source that declares a class or an interface. */
const sourceOf = (name: string): string | undefined =>
  SOURCES.find(({ text }) => new RegExp(`(class|interface) ${name}\\b`).test(text))?.text;

/** Names between backticks that no source has: `word`, or `Owner.member` where the file of the owner lacks the member. */
function lostNames(text: string): readonly string[] {
  return ticksIn(text).filter((name) => {
    const isName = /^[\w$]+(\.[\w$]+)*$/.test(name) && !/\.(ts|tsx|mjs|json|md)$/.test(name);
    if (!isName || existsSync(join(ROOT, name))) return false;
    const [owner = '', member] = name.split('.');
    const source = member === undefined ? undefined : sourceOf(owner);
    if (source === undefined || member === undefined)
      return !name.split('.').every((part) => WORDS.has(part));
    return !new RegExp(`\\b${member}\\b`).test(source);
  });
}

describe('the codemap', () => {
  const named = rowsOf(read('stories/docs/Codemap.mdx')).flatMap(([where = '']) => ticksIn(where));

  it('has a row for every folder of the layers, or for all that is in it', () => {
    const layers = ['domain', 'adapters', 'stores'];
    const folders = layers.flatMap((layer) => foldersIn(`src/${layer}`).map((name) => `${layer}/${name}`));
    expect(folders.length).toBeGreaterThan(50);
    const isNamed = (folder: string) =>
      named.some((name) => name === folder || name.startsWith(`${folder}/`));
    expect(folders.filter((folder) => !isNamed(folder))).toEqual([]);
    expect(foldersIn('src').filter((layer) => !named.some((name) => name.split('/')[0] === layer))).toEqual(
      [],
    );
  });

  it('names no folder that is gone', () => {
    const isThere = (name: string) =>
      [ROOT, SRC].some((base) => existsSync(join(base, name.replace('/<area>', ''))));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('the page of ports', () => {
  const rows = rowsOf(read('stories/docs/Ports.mdx'));

  it('has every port with its contract', () => {
    const ports = rows.map(([port = '']) => ticksIn(port)[0] ?? '');
    const files = readdirSync(join(SRC, 'ports')).filter((file) =>
      /^(?!Ports|\w+\.types)\w+\.ts$/.test(file),
    );
    expect([...ports].toSorted()).toEqual(files.map((file) => basename(file, '.ts')).toSorted());
    const contracts = rows.flatMap((row) => ticksIn(row.at(-1) ?? '')).toSorted();
    // parts of a long one have names of their own before the ending
    const suites = readdirSync(join(SRC, 'ports/contracts')).filter((file) =>
      /^\w+\.contract\.ts$/.test(file),
    );
    expect(contracts).toEqual(suites.toSorted());
  });
});

describe('the page of state', () => {
  const named = ticksIn(read('stories/docs/State.mdx')).map((name) => name.split('.')[0]);

  it('names every store', () => {
    const files = SOURCES.map(({ path }) => path).filter((path) => /^src\/stores\/.*Store\.ts$/.test(path));
    expect(files.length).toBeGreaterThan(20);
    expect(files.map((path) => basename(path, '.ts')).filter((name) => !named.includes(name))).toEqual([]);
  });

  it('names every slice and every list of entries that is persisted', () => {
    const tables = ['persistedFirstStores', 'persistedStores']
      .map((file) => read(`src/stores/${file}.ts`))
      .join('');
    const slices = [...tables.matchAll(/(?:sliceOf|entryOf)\(\s*'(\w+)'/g)].map(([, name = '']) => name);
    expect(slices.length).toBeGreaterThan(15);
    expect(slices.filter((name) => !named.includes(name))).toEqual([]);
  });
});

it('what is absent names the file that keeps each thing out', () => {
  const [, ...rules] = read('stories/docs/Absent.mdx').split(/^- (?=No )/m);
  expect(rules.length).toBeGreaterThan(15);
  expect(rules.filter((rule) => !/`[\w.-]+(\/[\w.-]+)+\.(tsx?|mjs)`/.test(rule))).toEqual([]);
});

describe('what is written of the code', () => {
  it.each(['State', 'Absent'])('calls things what they are called: %s', (page) => {
    expect(lostNames(read(`stories/docs/${page}.mdx`))).toEqual([]);
  });

  it('calls things what they are called: where Kennel differs from its specification', () => {
    const ours = rowsOf(read('docs/differences.md')).map(([, kennel = '']) => kennel);
    expect(ours.length).toBeGreaterThan(25);
    expect(ours.flatMap(lostNames)).toEqual([]);
  });

  it('would be caught naming a field that is gone', () => {
    expect(lostNames('`TxStore.draft`, `TxStore.gone`, `Koinu`, `toSatoshis`')).toEqual([
      'TxStore.gone',
      'toSatoshis',
    ]);
  });
});

describe('src/ARCHITECTURE.md', () => {
  const page = read('src/ARCHITECTURE.md');
  const blocks = [...page.matchAll(/^```\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);

  it('is one page, with one picture and one tree', () => {
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
    expect(blocks).toHaveLength(2);
  });

  it('has in its tree the folders that there are', () => {
    const [, tree = ''] = blocks;
    const inTree = [...tree.matchAll(/^(?:├──|└──) ([\w.-]+)\//gm)].map(([, name = '']) => name);
    const within = [...tree.matchAll(/^[│ ] {3}(?:├──|└──) ([\w.-]+)\//gm)].map(([, name = '']) => name);
    const ours = foldersIn('.').filter(
      (name) => !/^\.(?!ci$|storybook$)|^(node_modules|dist|coverage)$/.test(name),
    );
    expect([...inTree].toSorted()).toEqual(ours.toSorted());
    expect([...within].toSorted()).toEqual(foldersIn('src').toSorted());
  });
});

describe('the recipe for a screen', () => {
  const [, recipe = ''] = read('CONTRIBUTING.md').match(/^## Adding a screen\n([\s\S]*?)^## /m) ?? [];
  const patterns = ticksIn(recipe).filter((name) => name.includes('<') && name.includes('/'));

  it('is the only one', () => {
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      'src/ARCHITECTURE.md',
      ...filesIn('stories/docs'),
      ...filesIn('docs'),
    ];
    const withOne = pages.filter((path) => /\.mdx?$/.test(path) && read(path).includes('<Name>Screen'));
    expect(withOne).toEqual(['CONTRIBUTING.md']);
  });

  it('says where all of them are', () => {
    expect(patterns.length).toBeGreaterThanOrEqual(4);
    for (const pattern of patterns) {
      const [folder = ''] = pattern.split('/<');
      const ending = pattern.slice(pattern.lastIndexOf('>') + 1);
      const shape = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[\\w.-]+')}$`);
      const files = filesIn(folder).filter((path) => path.endsWith(ending));
      expect(files.length, pattern).toBeGreaterThan(5);
      expect(
        files.filter((path) => !shape.test(path)),
        pattern,
      ).toEqual([]);
    }
  });
});
