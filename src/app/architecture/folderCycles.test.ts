import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;

type Folders = ReadonlyMap<string, ReadonlySet<string>>;

/** Which folders the sources of each folder import from, tests apart. */
function foldersIn(top: string): Folders {
  const folders = new Map<string, Set<string>>();
  for (const path of readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || (top !== 'e2e' && /\.test\.tsx?$/.test(path))) continue;
    const file = join(ROOT, top, path);
    const from = relative(ROOT, dirname(file));
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = relative(ROOT, dirname(join(dirname(file), target)));
      if (to !== from && to.startsWith(top)) folders.set(from, (folders.get(from) ?? new Set()).add(to));
    }
  }
  return folders;
}

/** Folders that are reached from themselves. */
function cyclesIn(folders: Folders): readonly string[] {
  const reaches = (start: string): boolean => {
    const seen = new Set<string>(folders.get(start));
    for (const folder of seen) for (const next of folders.get(folder) ?? []) seen.add(next);
    return seen.has(start);
  };
  return [...folders.keys()].filter(reaches);
}

describe('folders', () => {
  it.each(['src/domain', 'src/stores', 'src/adapters', 'e2e'])(
    'of %s import each other in one direction',
    (top) => {
      expect(cyclesIn(foldersIn(top))).toEqual([]);
    },
  );

  it('that import each other are found', () => {
    const folders = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(cyclesIn(folders)).toEqual(['b', 'c']);
  });
});
