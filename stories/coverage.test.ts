// Every route in every state of its screen, and every component, has its story.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../src/app/routes/routes.ts';
import { holesIn, type ReportedStories, routeStates, type Wanted } from './support/coverage.ts';
import { screenStates } from './support/screenStates.ts';

interface StoryArgs {
  readonly status?: string;
  readonly route?: string;
}

interface StoryModule {
  readonly default: { readonly args?: StoryArgs };
  readonly [name: string]: { readonly args?: StoryArgs } | undefined;
}

const MODULES = import.meta.glob<StoryModule>('./**/*.stories.tsx');

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => ending.test(path));

const nameOf = (path: string): string => basename(path).replace(/\..*$/, '');

const namesIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name]) => name ?? '')),
];

/** The screens of a route, which are those rendered by its container. */
function screensOf(route: string, table: string): readonly string[] {
  const [, row = ''] = table.split(new RegExp(`row\\(\\s*'${route}',`));
  const [container] = namesIn(row, /import\('\.\.\/\.\.\/containers\/([\w/]+\.tsx)'\)/g);
  if (container === undefined) return [];
  return namesIn(readFileSync(join('src/containers', container), 'utf8'), /\/(\w+Screen)\.tsx'/g);
}

function findWanted(): Wanted {
  const table = filesIn('src/app/routes', /Routes\.ts$/)
    .map((file) => readFileSync(join('src/app/routes', file), 'utf8'))
    .join('\n');
  return {
    routes: new Map(ROUTES.map(({ name }) => [name, screensOf(name, table)])),
    states: [...screenStates()].flatMap(([screen, statuses]) =>
      statuses.map((status) => ({ screen, status })),
    ),
    components: filesIn('src/components', /^(?!theme)\w+\/[A-Z]\w*\.tsx$/).map(nameOf),
  };
}

/** The arguments of each story in a file, merged with the file's. */
async function argsIn(file: string): Promise<readonly StoryArgs[]> {
  const load = MODULES[file];
  if (load === undefined) return [];
  const { default: meta, ...stories } = await load();
  return Object.values(stories).map((story) => ({ ...meta.args, ...story?.args }));
}

const filesOf = (tier: string): readonly string[] =>
  Object.keys(MODULES).filter((path) => path.startsWith(`./${tier}/`));

async function findStories(): Promise<ReportedStories> {
  const routes = (await Promise.all(filesOf('routes').map(argsIn))).flat();
  const states = await Promise.all(
    filesOf('screens').map(async (file) =>
      (await argsIn(file)).map(({ status = '' }) => ({ screen: nameOf(file), status })),
    ),
  );
  return {
    routes: new Set(routes.map(({ route = '' }) => route)),
    states: states.flat(),
    components: new Set(filesOf('components').map(nameOf)),
  };
}

let wanted: Wanted;
let reported: ReportedStories;
beforeAll(async () => {
  wanted = findWanted();
  reported = await findStories();
}, 300_000);

describe('the stories', () => {
  it('leave nothing out', () => {
    expect(holesIn(wanted, reported)).toEqual([]);
  });

  it('are looked for in all that there is', async () => {
    const stories = (await Promise.all(Object.keys(MODULES).map(argsIn))).flat();
    const figures = {
      routes: wanted.routes.size,
      'route × state': routeStates(wanted).length,
      'screen × state': wanted.states.length,
      components: wanted.components.length,
      stories: stories.length,
    };
    process.stdout.write(
      `${Object.entries(figures)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}\n`,
    );
    expect(figures.routes).toBeGreaterThanOrEqual(30);
    expect(figures['route × state']).toBeGreaterThanOrEqual(100);
    expect(figures.components).toBeGreaterThanOrEqual(50);
    expect(figures.stories).toBeGreaterThanOrEqual(300);
  });
});

describe('a hole', () => {
  it('is found in the routes', () => {
    const routes = new Map([...wanted.routes, ['nowhere', ['HomeScreen']]]);
    expect(holesIn({ ...wanted, routes }, reported)).toContain('the route nowhere has no story');
    const bare = new Map([...wanted.routes, ['home', []]]);
    expect(holesIn({ ...wanted, routes: bare }, reported)).toContain('the route home shows no screen');
  });

  it('is found in the states of a screen', () => {
    const states = reported.states.filter(
      ({ screen, status }) => screen !== 'HomeScreen' || status !== 'ready',
    );
    expect(holesIn(wanted, { ...reported, states })).toContain(
      'HomeScreen in the status "ready" has no story',
    );
  });

  it('is found in the components', () => {
    const components = new Set([...reported.components].filter((name) => name !== 'Button'));
    expect(holesIn(wanted, { ...reported, components })).toContain('the component Button has no story');
  });
});
