import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { storyIndexer } from './storyIndexer.ts';

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((path) => storyIndexer.test.test(path))
  .map((path) => join('stories', path));

it('lists what Storybook’s own indexer lists', async () => {
  const options = { makeTitle: (title?: string) => title ?? '' };
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const theirs = (await readCsf(file, options)).parse().indexInputs;
    expect(await storyIndexer.createIndex(file, options), file).toEqual(theirs);
  }
});
