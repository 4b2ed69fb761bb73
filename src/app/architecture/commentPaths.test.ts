/** What comments point to is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lostPaths } from './commentPaths.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['src', 'mocks', 'stories', 'e2e', 'fuzz', 'bench', 'public', '.ci', '.storybook'];

const FILES = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
].filter((path) => /\.(tsx?|m?js|css)$/.test(path));

describe('a comment', () => {
  it('names files and folders that are there', () => {
    expect(FILES.length).toBeGreaterThan(1_000);
    const lost = FILES.flatMap((path) =>
      lostPaths(readFileSync(join(ROOT, path), 'utf8'), path, ROOT).map((name) => `${path}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('would be caught naming what is gone, in every way of writing it', () => {
    const source = [
      '/** The rule. @see domain/tx/gone.ts for why */',
      '// as `../tx/moved.ts` says, and neighbour.ts',
      '/* between `domain/removed` and `src/app` */',
      `<p>{${'/*'} drawn in lost.tsx */}</p>`,
      `const a = 1; ${'//'} see ./beside.mjs`,
    ].join('\n');
    expect(lostPaths(source, 'src/domain/tx/Coin.ts', ROOT)).toEqual([
      'domain/tx/gone.ts',
      '../tx/moved.ts',
      'neighbour.ts',
      'domain/removed',
      'lost.tsx',
      './beside.mjs',
    ]);
  });

  it('may name what is beside it, other projects by their address, and words with a stroke', () => {
    const source = [
      '/** `Coin.ts`, `../fault.ts`, `domain/tx`, and `and/or`. @see https://example.org/tree/file.md */',
      "const path = 'src/gone.ts';",
    ].join('\n');
    expect(lostPaths(source, 'src/domain/tx/Transfer.ts', ROOT)).toEqual([]);
  });
});
