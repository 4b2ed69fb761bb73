// Sources use nothing that the oldest engines lack, unless it is polyfilled or has a fallback.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FLOOR } from '../../build/floor.ts';
import { FILLED } from './features.ts';
import { newInScript, newInStyles } from './newerThanFloor.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Features that are used only after a check for them. */
const ASKED_FIRST: Readonly<Record<string, readonly string[]>> = {
  'src/adapters/browser/camera.ts': ['BarcodeDetector'],
};

const sourcesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(
      (path) => ending.test(path) && !/\.(test|fixture|contract)\.|src\/app\/architecture\//.test(path),
    );

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Sources of everything that ships: the page, the key worker, practice, and the script for older browsers. */
const SCRIPTS = [
  ...sourcesIn('src', /\.tsx?$/),
  ...sourcesIn('mocks/practice', /\.tsx?$/),
  'public/old-browser.js',
];

describe('the floor of engines', () => {
  it('has all that scripts use', () => {
    const newer = SCRIPTS.flatMap((path) =>
      newInScript(path, read(path))
        .filter((name) => !ASKED_FIRST[path]?.includes(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(newer).toEqual([]);
    expect(SCRIPTS.length).toBeGreaterThan(1000);
  });

  it('has all that styles use', () => {
    const newer = sourcesIn('src', /\.css$/).flatMap((path) =>
      newInStyles(read(path)).map((name) => `${path}: ${name}`),
    );
    expect(newer).toEqual([]);
  });

  it('is filled where the list says so', () => {
    const fills = read('src/adapters/engine/fills.ts');
    for (const name of FILLED) expect(fills, name).toContain(`'${name.split('.').at(-1)}'`);
  });

  it('is what older browsers are told', () => {
    const message = read('public/old-browser.js');
    expect(message).toContain(`Safari ${FLOOR.safari}, Chrome ${FLOOR.chrome}, Firefox ${FLOOR.firefox}`);
  });
});

describe('what is newer than the floor', () => {
  it.each([
    ['const groups = Object.groupBy(list, key);', 'Object.groupBy'],
    ['const all = globalThis.Promise.withResolvers();', 'Promise.withResolvers'],
    ['const next = list.toSpliced(1, 1);', 'toSpliced'],
    ['const isWhole = text.isWellFormed();', 'isWellFormed'],
    ['const stream = new CompressionStream("gzip");', 'CompressionStream'],
    ['requestIdleCallback(work);', 'requestIdleCallback'],
    ['const word = /(?<!a)b/;', 'a lookbehind in a regular expression'],
    ['const word = /[a--b]/v;', 'the flag v of a regular expression'],
    ['class One { static { start(); } }', 'a static block of a class'],
  ])('is found in a script: %s', (text, name) => {
    expect(newInScript('one.ts', text)).toEqual([name]);
  });

  it('is not found in what has the same name, is filled, or is old enough', () => {
    const text =
      'const isWellFormed = (a: string) => a; isWellFormed("a"); list.toSorted(); URL.canParse(""); list.at(-1); /(?<name>a)/;';
    expect(newInScript('one.ts', text)).toEqual([]);
  });

  it.each([
    ['a { color: color-mix(in srgb, red, blue); }', 'color: color-mix('],
    ['a { color: var(--x); border: 0; color: color-mix(in srgb, red, blue); }', 'color: color-mix('],
    ['a { height: 100dvh; }', 'height: dvh'],
    ['a { & b { color: red; } }', '&'],
    ['@starting-style { a { color: red; } }', '@starting-style'],
    ['a:popover-open { color: red; }', ':popover-open'],
    ['a { color: red; color: blue; }', 'color twice'],
  ])('is found in styles: %s', (text, name) => {
    expect(newInStyles(text)).toContain(name);
  });

  it('is not found behind a fallback or a condition', () => {
    expect(
      newInStyles(
        'a { height: 100vh; height: 100dvh; } @supports (height: 100dvh) { a { min-height: 100dvh; } } a:has(b) { width: 96cqi; }',
      ),
    ).toEqual([]);
  });
});
