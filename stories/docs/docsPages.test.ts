// Which stories have a documentation page: those that run a whole wallet have none, since such a page would run all of
// them at once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

/** The story files of a tier with a page, as Storybook's indexer sees them: it doesn't resolve spreads. */
const withPage = (files: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(files)
    .filter(([, code]) => {
      const { meta } = loadCsf(code, { makeTitle: (title) => title }).parse();
      return !meta.tags?.includes('!autodocs');
    })
    .map(([file]) => file);

function storiesOf(tier: string): Readonly<Record<string, string>> {
  const folder = join('stories', tier);
  const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

describe('a page of all stories of a file', () => {
  it.each(['routes', 'journeys'])('is not made of %s', (tier) => {
    const stories = storiesOf(tier);
    expect(Object.keys(stories).length).toBeGreaterThan(5);
    expect(withPage(stories)).toEqual([]);
  });

  it('is made where the tag stands only behind a spread', () => {
    const hidden =
      "import { APP } from './app';\nexport default { title: 'A', ...APP };\nexport const One = {};";
    expect(withPage({ hidden })).toEqual(['hidden']);
  });
});
