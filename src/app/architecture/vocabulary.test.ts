import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commentsIn } from './commentPaths.ts';
import {
  BANNED_WORDS,
  bannedIn,
  exportedNames,
  riddlesIn,
  riddlingNames,
  wordsOfName,
} from './vocabulary.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['src', 'mocks', 'e2e', 'fuzz', 'bench', '.storybook'];

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
    .map((path) => join(folder, path)),
);

const SOURCES = FILES.filter((path) => /\.tsx?$/.test(path) && !/\/vocabulary\./.test(path)).map((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path, text, names: exportedNames(text) };
});

describe('the words of the field', () => {
  it('are read off a real tree', () => {
    expect(FILES.length).toBeGreaterThan(1_000);
    expect(SOURCES.flatMap(({ names }) => names).length).toBeGreaterThan(3_000);
  });

  it('are what exported names are made of', () => {
    const found = SOURCES.flatMap(({ path, names }) =>
      names.flatMap(bannedIn).map((what) => `${path} ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('are what names of files are made of', () => {
    expect(FILES.flatMap((path) => bannedIn(basename(path)).map((what) => `${path} ${what}`))).toEqual([]);
  });

  it('are what comments say', () => {
    const found = SOURCES.flatMap(({ path, text }) =>
      riddlesIn(commentsIn(text)).map((comment) => `${path} ${comment}`),
    );
    expect(found).toEqual([]);
  });

  it('are what local names are made of', () => {
    const found = SOURCES.flatMap(({ path, text }) => riddlingNames(text).map((name) => `${path} ${name}`));
    expect(found).toEqual([]);
  });

  it('are each named once', () => {
    const words = BANNED_WORDS.map(({ word }) => word);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('the watch over names', () => {
  it('sees a refused word in whatever way a name is written', () => {
    for (const name of ['TokenErrand', 'errandTo', 'ERRAND_LIMIT', 'payErrand.test.ts', 'an-errand.css'])
      expect(bannedIn(name)).toEqual([`${name}: not “errand”, but request, spec`]);
  });

  it('leaves alone words that only begin so, and words of the field', () => {
    for (const name of [
      'Workroom',
      'placeholder',
      'lookAlikeOf',
      'priceMoveOf',
      'MoveTo'.toLowerCase(),
      'bookmark',
    ])
      expect(bannedIn(name)).toEqual([]);
  });

  it('sees riddles in comments and local names', () => {
    expect(
      riddlesIn(['// what is told', '/** they believe\n * it */', '// hard to tell apart']),
    ).toHaveLength(2);
    expect(riddlingNames('const told = 1;\nlet isTold;\nlist.map((believed) => believed);')).toEqual([
      'told',
      'isTold',
      'believed',
    ]);
  });

  it('takes names apart', () => {
    expect(wordsOfName('HTTPClientOptions')).toEqual(['http', 'client', 'options']);
    expect(wordsOfName('MAX_ROUND_TRIPS')).toEqual(['max', 'round', 'trips']);
  });

  it('reads what a source exports', () => {
    const source =
      'export const one = 1;\nconst two = 2;\nexport async function three() {}\nexport type Four = 4;\n';
    expect(exportedNames(source)).toEqual(['one', 'three', 'Four']);
  });
});
