/** What the written pages name is there: every path, every script, every package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** Folders that runs make: a fresh clone has none of them. */
const MADE = ['dist', '.cache', 'node_modules'];

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => join(folder, path));

const PAGES = [
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'src/ARCHITECTURE.md',
    '.ci/README.md',
    'deploy/README.md',
  ],
  ...pagesIn('docs'),
  ...pagesIn('stories/docs'),
];

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const withoutBlocks = (page: string): string => page.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');

/** Paths between backticks begin in a folder of the root or of `src`, and have nothing to be filled in. */
function pathsOf(page: string): readonly string[] {
  const ticks = [...withoutBlocks(page).matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return ticks.filter((name) => {
    const [first = ''] = name.split('/');
    const isPath = /^[\w.-]+(?:\/[\w.-]+)+\/?$/.test(name);
    return (
      isPath &&
      !MADE.includes(first) &&
      (existsSync(join(ROOT, first)) || existsSync(join(ROOT, 'src', first)))
    );
  });
}

const isThere = (path: string): boolean =>
  [ROOT, join(ROOT, 'src')].some((base) => existsSync(join(base, path)));

/** What links and pictures of a page point to, of this repository. */
function targetsOf(page: string): readonly string[] {
  const text = withoutBlocks(page);
  const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
  const pictures = [...text.matchAll(/ src="([^"]+)"/g)].map(([, target = '']) => target);
  return [...links, ...pictures].filter((target) => !/^\w+:|^\?path=/.test(target));
}

/** Broken links, resolved from the folder of the page. */
const deadTargets = (page: string, path: string): readonly string[] =>
  targetsOf(page).filter((target) => !existsSync(join(ROOT, dirname(path), target)));

const scriptsOf = (page: string): readonly string[] =>
  [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);

/** The packages of the table of layers, its last column. */
function packagesOf(architecture: string): readonly string[] {
  const table = architecture.match(/^\| layer \|[\s\S]*?\n\n/m)?.[0] ?? '';
  const cells = [...table.matchAll(/\|([^|]*)\|$/gm)].flatMap(([, cell = '']) => cell.split(','));
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => /^[@a-z][\w./-]*[-/\w]$/.test(cell) && !PLAIN.includes(cell));
}

/** Words in that column that are no package. */
const PLAIN = ['none', 'all', 'fonts', 'packages'];

const DECISIONS = join(ROOT, 'stories/docs/decisions');

describe('the decisions', () => {
  it('are numbered in a row, and their index names each', () => {
    const titles = readdirSync(DECISIONS)
      .toSorted()
      .map((file) => read(join('stories/docs/decisions', file)).match(/^# (\d+\. .+)$/m)?.[1] ?? file);
    expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(titles.map((_, index) => index + 1));
    const index = read('stories/docs/Decisions.mdx').match(/^\d+\. .+$/gm);
    expect(index).toEqual(titles);
  });
});

describe('the threat model', () => {
  const page = read('SECURITY.md');
  const rowsUnder = (heading: string): readonly string[] => {
    const part = page.split(`${heading}\n`)[1]?.split(/^##/m)[0] ?? '';
    return [...part.matchAll(/^\| (?!---)(.+) \|$/gm)].map(([, row = '']) => row).slice(1);
  };

  it('names a test for each enemy', () => {
    const rows = rowsUnder('## The enemies, on one page');
    expect(rows.length).toBeGreaterThanOrEqual(9);
    expect(rows.filter((row) => !/`[\w./]+\.test\.tsx?`$/.test(row))).toEqual([]);
  });

  it('has the pairs that are tried, and no other', () => {
    const pairs = rowsUnder('### Two at once').map((row) => row.split(' | ')[0] ?? '');
    const files = readdirSync(join(ROOT, 'fuzz/pairs')).filter((file) => file.endsWith('.test.ts'));
    const tried = files.flatMap((file) =>
      [...read(`fuzz/pairs/${file}`).matchAll(/'([a-z ]+ \+ [a-z ]+): /g)].map(([, pair = '']) => pair),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(10);
    const cells = rowsUnder('### Two at once').map((row) => row.split(' | ').filter((cell) => cell !== ''));
    expect(cells.filter(({ length }) => length !== 3)).toEqual([]);
    expect([...new Set(pairs)].toSorted()).toEqual([...new Set(tried)].toSorted());
  });
});

describe('the README', () => {
  it('is a page of less than 120 lines that shows two pictures of the product', () => {
    const page = read('README.md');
    expect(page.trimEnd().split('\n').length).toBeLessThan(120);
    expect(targetsOf(page).filter((target) => target.startsWith('stories/.pictures/'))).toHaveLength(2);
  });

  it('leads to every page of docs', () => {
    const linked = targetsOf(read('README.md'));
    expect(pagesIn('docs').length).toBeGreaterThan(4);
    expect(pagesIn('docs').filter((path) => !linked.includes(path))).toEqual([]);
  });
});

it('the way to read this repository is seven files of less than 150 lines', () => {
  const path = [...read('README.md').matchAll(/^\d\. `(src\/[^`]+)`/gm)].map(([, file = '']) => file);
  expect(path).toHaveLength(7);
  expect(path.filter((file) => read(file).split('\n').length > 150)).toEqual([]);
});

describe('a written page', () => {
  it.each(PAGES)('names paths that exist: %s', (path) => {
    expect(pathsOf(read(path)).filter((named) => !isThere(named))).toEqual([]);
  });

  it.each(PAGES)('has links that lead somewhere: %s', (path) => {
    expect(deadTargets(read(path), path)).toEqual([]);
  });

  it.each(PAGES)('names commands that exist: %s', (path) => {
    const { scripts } = JSON.parse(read('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    expect(scriptsOf(read(path)).filter((script) => !(script in scripts))).toEqual([]);
  });

  it('names packages that are installed', () => {
    type Packages = Readonly<Record<string, string>>;
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as {
      readonly dependencies: Packages;
      readonly devDependencies: Packages;
    };
    const named = packagesOf(read('src/ARCHITECTURE.md'));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in dependencies || name in devDependencies))).toEqual([]);
  });

  it('would be caught naming what is gone', () => {
    expect(pathsOf('see `src/gone/file.ts`').filter((named) => !isThere(named))).toHaveLength(1);
    const page =
      '[this](stories/gone.md), [that](../README.md), [there](https://a.example) <img src="gone.png">';
    expect(deadTargets(page, 'docs/page.md')).toEqual(['stories/gone.md', 'gone.png']);
  });
});
