import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const SRC = join(import.meta.dirname, '../..');
const SOURCES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|contract)\.tsx?$/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(SRC, path), 'utf8')) }));

const containing = (pattern: RegExp, except: RegExp) =>
  SOURCES.filter(({ path, text }) => !except.test(path) && pattern.test(text)).map(({ path }) => path);

describe('the conventions of src', () => {
  it('reads a real tree', () => {
    expect(SOURCES.length).toBeGreaterThan(50);
  });

  it('keeps every reaction in app/', () => {
    expect(containing(/\b(reaction|autorun|when)\(/, /^app\//)).toEqual([]);
  });

  it('keeps every path string in the route table', () => {
    const path =
      /['"`]\/(home|app|settings|welcome|drc20|account|tx-\w+|receive|history|transfer-detail)['"`/?-]/;
    expect(containing(path, /^app\/routes/)).toEqual([]);
  });

  it('writes to the console in one place only', () => {
    expect(containing(/\bconsole\./, /^adapters\/log\//)).toEqual([]);
  });

  it('has no clock and no randomness of its own in domain, stores, screens, components and containers', () => {
    const own = /Date\.now\(|new Date\(\)|Math\.random\(|getRandomValues|performance\.now\(/;
    expect(containing(own, /^(adapters|app)\//)).toEqual([]);
  });

  it('has no default exports', () => {
    expect(containing(/^export default/m, /^$/)).toEqual([]);
  });
});
