/** Every reader of foreign input has a row, or a reason in notForeign.ts why it reads nothing foreign. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { NOT_FOREIGN } from './notForeign.ts';
import { TARGETS } from './registry.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LAYERS = /^(domain|adapters|stores|app)\//;
const ASIDE = /\.(test|fixture|contract|stories)\.tsx?$|\/testing\//;
/** Matches exported readers by their names. */
const READER = /^export (?:async )?(?:function|const) ((?:read|parse|decode|map|scale)[A-Z]\w*)/gm;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

interface Reader {
  readonly file: string;
  readonly name: string;
}

/** Exported readers of a source; in a file of schemas, every export. */
function readersIn(file: string, source: string): readonly Reader[] {
  const pattern = /schemas?\.ts$/i.test(file) ? EXPORTED : READER;
  return [...source.matchAll(pattern)].map(([, name = '']) => ({ file, name }));
}

const exportsIn = (file: string, source: string): readonly Reader[] =>
  [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name = '']) => ({
    file,
    name,
  }));

const sources = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => LAYERS.test(path) && path.endsWith('.ts') && !ASIDE.test(path))
  .map((path) => `src/${path}`);

const readers = sources.flatMap((file) => readersIn(file, readFileSync(`${ROOT}${file}`, 'utf8')));
const key = ({ file, name }: Reader): string => `${file} ${name}`;
const tried = new Set(TARGETS.flatMap(({ file, names }) => names.map((name) => key({ file, name }))));

describe('the registry of readers', () => {
  it('has a row for every reader, or a reason for none', () => {
    expect(readers.map(key).filter((reader) => !tried.has(reader) && !(reader in NOT_FOREIGN))).toEqual([]);
  });

  it('names no reader that is not there, and gives no reason for one that is tried', () => {
    const known = new Set(
      sources.flatMap((file) => exportsIn(file, readFileSync(`${ROOT}${file}`, 'utf8')).map(key)),
    );
    expect([...tried, ...Object.keys(NOT_FOREIGN)].filter((reader) => !known.has(reader))).toEqual([]);
    expect(Object.keys(NOT_FOREIGN).filter((reader) => tried.has(reader))).toEqual([]);
  });

  it('sees a reader that somebody adds', () => {
    const planted = 'export const readPlanted = 1;\nexport function helper() {}\n';
    expect(readersIn('src/domain/a.ts', planted).map(({ name }) => name)).toEqual(['readPlanted']);
    expect(readersIn('src/adapters/a/schema.ts', planted).map(({ name }) => name)).toEqual([
      'readPlanted',
      'helper',
    ]);
  });
});
