import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { judgeScript } from './parseBundles.mjs';

it.each([
  'const next = list?.at(-1) ?? null; export { next };',
  'class One { #secret = 1; static of() { return new One().#secret; } }',
  'const word = /(?<name>a)(?=b)/u;',
])('can be read by the oldest engines: %s', (text) => {
  expect(judgeScript(text)).toEqual([]);
});

it.each([
  'class One { static { start(); } }',
  'const word = /(?<!a)b/;',
  'const word = /[a--b]/v;',
  'using file = open();',
  'import data from "./a.json" with { type: "json" };',
])('cannot: %s', (text) => {
  expect(judgeScript(text)).not.toEqual([]);
});

it('is a classic script of ES5 that says so to older browsers', () => {
  const text = readFileSync(join(import.meta.dirname, '../../public/old-browser.js'), 'utf8');
  expect(() => parse(text, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
});
