import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BUNDLES, bundleTests } from './bundleTests.mjs';

const TITLES = [
  ...Array.from({ length: 20 }, (_, number) => `components-layout-piece${number}`),
  ...Array.from({ length: 10 }, (_, number) => `screens-area-screen${number}`),
  'journeys-sending',
];

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder as the runner leaves it: one file per title. */
function runnersFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  folders.push(folder);
  for (const title of TITLES) writeFileSync(join(folder, `${title}.test.js`), `it("smoke-test ${title}.");`);
  return folder;
}

/** The titles in each bundle. */
function bundled(wanted: readonly string[]): readonly (readonly string[])[] {
  const place = bundleTests(runnersFolder(), wanted);
  return readdirSync(place)
    .sort()
    .map((file) => readFileSync(join(place, file), 'utf8'))
    .map((code) => Array.from(code.matchAll(/smoke-test ([\w-]+)\./g), ([, title]) => title ?? ''));
}

describe('the tests of stories', () => {
  it('are each in one bundle, and no bundle is empty', () => {
    const bundles = bundled([]);
    expect(bundles).toHaveLength(BUNDLES);
    expect(bundles.flat().sort()).toEqual([...TITLES].sort());
  });

  it('are parted alike each time, and a journey weighs more than pieces', () => {
    const bundles = bundled([]);
    expect(bundled([])).toEqual(bundles);
    expect(bundles.find((titles) => titles.includes('journeys-sending'))).toHaveLength(1);
  });

  it('are chosen by parts of their titles', () => {
    expect(bundled(['screens-', 'piece19']).flat().sort()).toEqual(
      [...TITLES].filter((title) => title.startsWith('screens-') || title.endsWith('piece19')).sort(),
    );
  });
});
