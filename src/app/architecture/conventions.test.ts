import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

  it('keeps every reaction in app/, but for what writes down what changed, and what draws a form after the letter', () => {
    const allowed = /^app\/|^stores\/(persistence\/entryRow|trackedView)\.ts$/;
    expect(containing(/\b(reaction|autorun|when|new Reaction)\(/, allowed)).toEqual([]);
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

  it('keeps at most 30 sources in a folder, tests, stories and styles apart', () => {
    const folders = SOURCES.map(({ path }) => dirname(path));
    const countIn = (folder: string) => folders.filter((one) => one === folder).length;
    expect([...new Set(folders)].filter((folder) => countIn(folder) > 30)).toEqual([]);
  });

  it('keeps every store, and every part of one, within 200 lines', () => {
    const linesOf = (path: string) => readFileSync(join(SRC, path), 'utf8').trimEnd().split('\n').length;
    const isLong = ({ path }: { readonly path: string }) => path.startsWith('stores/') && linesOf(path) > 200;
    expect(SOURCES.filter(isLong).map(({ path }) => path)).toEqual([]);
  });

  it('decodes pictures in two places only, which read their heads before, and shows one that it drew itself', () => {
    const readers =
      /^(adapters\/pictures\/readPicture\.ts|components\/tokens\/content\/UntrustedPicture\.tsx|components\/address\/RequestPicture\.tsx)$/;
    expect(containing(/\b(createImageBitmap|ImageDecoder|new Image)\b|<img\b|<image\b/, readers)).toEqual([]);
  });

  it('writes properties out, without an object that is spread to save lines', () => {
    expect(containing(/(?:^|[^{])\.\.\.\{/m, /^$/)).toEqual([]);
  });

  it('has no default exports', () => {
    expect(containing(/^export default/m, /^$/)).toEqual([]);
  });
});
