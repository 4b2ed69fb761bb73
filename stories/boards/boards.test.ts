// Compares boards with the sources: every screen is on one, nothing on one is made up, and a state without a story
// is named.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boardScreens, byStatus, type IndexEntry, ordinaryOf, type StoryIndex } from './boards.ts';

const story = (title: string, name: string, position = 0): IndexEntry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-'),
  title,
  name,
  type: 'story',
  exportName: name,
  importPath: `./stories/screens/x/${title.slice(title.lastIndexOf('/') + 1)}Screen.part${position}.stories.tsx`,
});

const indexOf = (stories: readonly IndexEntry[]): StoryIndex => ({
  entries: Object.fromEntries(stories.map((entry) => [entry.id, entry])),
});

const INDEX = indexOf([
  story('Screens/Send/Form', 'Ready'),
  story('Screens/Send/Form', 'Empty', 1),
  { ...story('Screens/Send/Form', 'Docs'), type: 'docs' },
  story('Screens/Send/Sent', 'Done'),
  story('Screens/Sending', 'Other'),
  story('Components/Send/Form', 'Piece'),
]);

const SOURCES = {
  statuses: { FormScreen: ['ready', 'empty', 'failed'] },
  statusOf: ({ name }: IndexEntry) => name.toLowerCase(),
};

describe('a board', () => {
  it('shows the screens below its areas, in their order, with all their stories', () => {
    const screens = boardScreens(INDEX, ['Send/Sent', 'Send'], SOURCES);
    expect(screens.map(({ name, stories }) => [name, stories.map((one) => one.name)])).toEqual([
      ['Sent', ['Done']],
      ['Form', ['Ready', 'Empty']],
    ]);
  });

  it('names the states that no story shows', () => {
    const [form] = boardScreens(INDEX, ['Send/Form'], SOURCES);
    expect(form?.missing).toEqual(['failed']);
    expect(form && [...byStatus(form).keys()]).toEqual(['ready', 'empty']);
  });

  it('shows a screen in its most ordinary state first', () => {
    const index = indexOf([story('Screens/Send/Form', 'Dust'), story('Screens/Send/Form', 'Ready')]);
    const named = { ...SOURCES, statusOf: () => 'ready' };
    expect(boardScreens(index, ['Send'], named).map((screen) => ordinaryOf(screen).name)).toEqual(['Ready']);
    const other = { ...SOURCES, statusOf: () => 'open' };
    expect(boardScreens(index, ['Send'], other).map((screen) => ordinaryOf(screen).name)).toEqual(['Dust']);
  });

  it('says at which sizes and in which languages a story is looked at, and where its picture is', () => {
    const [form] = boardScreens(INDEX, ['Send/Form'], SOURCES);
    expect(form?.stories).toMatchObject([
      {
        views: ['390', '320', 'es', 'rtl', '150', 'fr', '384', '768'],
        isDisguised: true,
        picture: 'pictures/Screens/Send/Form/ready--390.webp',
      },
      { views: ['390'], isDisguised: false },
    ]);
  });
});

const titlesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => /title: 'Screens\/([^']+)'/.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '');

const areasOf = (file: string): readonly string[] =>
  Array.from(
    (/areas=\{\[(.*?)\]\}/.exec(readFileSync(join('stories/boards', file), 'utf8'))?.[1] ?? '').matchAll(
      /'([^']+)'/g,
    ),
    ([, area]) => area ?? '',
  );

describe('the boards', () => {
  const screens = [...new Set(titlesOf('stories/screens'))];
  const areas = readdirSync('stories/boards')
    .filter((file) => file.endsWith('.mdx'))
    .flatMap(areasOf);
  const covers = (area: string, title: string) => title === area || title.startsWith(`${area}/`);

  it('show every screen', () => {
    expect(screens.length).toBeGreaterThan(50);
    expect(screens.filter((title) => !areas.some((area) => covers(area, title)))).toEqual([]);
  });

  it('name nothing that is not there', () => {
    expect(areas.filter((area) => !screens.some((title) => covers(area, title)))).toEqual([]);
  });
});
