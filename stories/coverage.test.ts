// Counts that nothing is left out: every route, every screen in every status, every component has its story.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../src/app/routes/routes.ts';

interface StoryModule {
  readonly default: { readonly args?: StoryArgs };
  readonly [name: string]: { readonly args?: StoryArgs } | undefined;
}

interface StoryArgs {
  readonly status?: string;
  readonly route?: string;
}

const MODULES = import.meta.glob<StoryModule>('./**/*.stories.tsx');

/** What each story of a file is given: its own arguments over those of the file. */
async function argsIn(file: string): Promise<readonly StoryArgs[]> {
  const load = MODULES[file];
  if (load === undefined) return [];
  const { default: meta, ...stories } = await load();
  return Object.values(stories).map((story) => ({ ...meta.args, ...story?.args }));
}

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => ending.test(path));

const nameOf = (path: string): string => basename(path).replace(/\..*$/, '');

/** The statuses that a screen's view names. */
function statusesOf(screen: string): readonly string[] {
  const types = readFileSync(join('src/screens', screen.replace(/\.tsx$/, '.types.ts')), 'utf8');
  return [...new Set(Array.from(types.matchAll(/\bstatus: '([a-z-]+)'/g), ([, status]) => status ?? ''))];
}

const SCREENS = filesIn('src/screens', /Screen\.tsx$/);
const COMPONENTS = filesIn('src/components', /^[A-Z]\w*\.tsx$/);
const ROUTE_FILES = Object.keys(MODULES).filter((path) => path.startsWith('./routes/'));

describe('what is looked for', () => {
  it('is found', () => {
    expect(SCREENS.length).toBeGreaterThanOrEqual(15);
    expect(COMPONENTS.length).toBeGreaterThanOrEqual(50);
    expect(ROUTE_FILES.length).toBeGreaterThanOrEqual(5);
  });
});

describe('every screen', () => {
  it.each(SCREENS)('%s has a story for each status of its view', async (screen) => {
    const args = await argsIn(`./screens/${screen.replace(/\.tsx$/, '.stories.tsx')}`);
    const shown = new Set(args.map(({ status }) => status));
    const statuses = statusesOf(screen);
    expect(statuses).not.toEqual([]);
    expect(statuses.filter((status) => !shown.has(status))).toEqual([]);
  });
});

describe('every component', () => {
  it('has a file of stories', () => {
    const told = new Set(filesIn('stories/components', /\.stories\.tsx$/).map(nameOf));
    expect(COMPONENTS.map(nameOf).filter((name) => !told.has(name))).toEqual([]);
  });
});

describe('every route', () => {
  it('has a story at its place', async () => {
    const args = (await Promise.all(ROUTE_FILES.map(argsIn))).flat();
    const shown = new Set(args.map(({ route }) => route));
    expect(ROUTES.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });
});
