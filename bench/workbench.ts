/** The workbench next to a Storybook with one button: time until a story of the built book, and of its server, is shown. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../.ci/serve.mjs';
import type { Chart, Series } from './chart.ts';
import { launchQuietBrowser, type QuietBrowser } from './quietBrowser.ts';
import { type Spread, spreadOf } from './statistics.ts';
import { type Opened, openStory } from './workbench/openStory.ts';
import { startStorybook } from './workbench/startStorybook.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'dist/storybook');
const ROUNDS = 7;

/** A measured Storybook. */
interface Workbench {
  readonly name: string;
  /** its configuration folder */
  readonly config: string;
  readonly storyId: string;
}

const BARE: Workbench = {
  name: 'a Storybook of one button',
  config: 'bench/bareStorybook/config',
  storyId: 'button--ready',
};
const KENNEL: Workbench = {
  name: 'Kennel’s workbench',
  config: '.storybook',
  storyId: 'screens-home-overview--ready',
};

function build({ config }: Workbench, folder: string): void {
  const storybook = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '--config-dir', config, '--output-dir', folder, '--quiet'],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  if (status !== 0) throw new Error(`Storybook cannot be built from ${config}: ${stderr}`);
}

const PARTS = {
  'the list of stories': ({ sidebar }) => sidebar,
  'the story': ({ story }) => story,
  'all of it': ({ shown }) => shown,
  'work of the main thread': ({ work }) => work,
} satisfies Readonly<Record<string, (opened: Opened) => number>>;

const seriesOf = (name: string, openings: readonly Opened[]): Series => ({
  name,
  points: Object.entries(PARTS).map(([size, part]) => ({ size, ...spreadOf(openings.map(part)) })),
});

/** Opens a story of each built book in turn. The first time is discarded, as it includes the browser's startup. */
async function measureBuilt(browser: QuietBrowser): Promise<Chart> {
  const folder = mkdtempSync(join(tmpdir(), 'kennel-bench-book-'));
  build(BARE, folder);
  if (!existsSync(join(BUILT, 'index.json'))) build(KENNEL, BUILT);
  const books = [
    { ...BARE, served: await serve(folder), openings: [] as Opened[] },
    { ...KENNEL, served: await serve(BUILT), openings: [] as Opened[] },
  ];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { served, storyId, openings } of books) {
      const opened = await openStory(browser, served.url, storyId);
      if (round > 0) openings.push(opened);
    }
  }
  for (const { served } of books) await served.close();
  rmSync(folder, { recursive: true });
  return {
    title: 'A story of the published book',
    about:
      'Time until a story is shown in the whole workbench, with the list of stories to its left and its arguments to its right. ' +
      `The built book is served by a plain server on the same machine, and opened ${ROUNDS} times by a browser that never saw it.`,
    aim: 'shown within 2,000 ms',
    unit: 'ms',
    sizes: 'what is shown',
    series: books.map(({ name, openings }) => seriesOf(name, openings)),
  };
}

const once = (value: number): Spread => ({ median: value, low: value, high: value });

/** Starts a server with an empty cache, and opens a story as soon as it responds. */
async function measureServer(browser: QuietBrowser, { name, config, storyId }: Workbench): Promise<Series> {
  const begun = performance.now();
  const storybook = await startStorybook(config);
  try {
    await storybook.ready();
    const served = performance.now() - begun;
    const { shown } = await openStory(browser, storybook.address, storyId);
    return {
      name,
      points: [
        { size: 'pages are served', ...once(served / 1000) },
        { size: 'the first story is shown', ...once((served + shown) / 1000) },
        { size: 'processor time until then', ...once(storybook.processorMs() / 1000) },
      ],
    };
  } finally {
    await storybook.close();
  }
}

/** Opens stories of both, built and served. */
export async function benchWorkbench(): Promise<readonly Chart[]> {
  const browser = launchQuietBrowser();
  try {
    const built = await measureBuilt(browser);
    const series = [await measureServer(browser, BARE), await measureServer(browser, KENNEL)];
    const server: Chart = {
      title: 'The first story while you work',
      about:
        'Time from the command `npm run storybook` until its first story is shown in the whole workbench, with nothing kept from ' +
        'an earlier run, as after `npm ci`. Measured once for each.',
      aim: 'shown within 10 s',
      unit: 's',
      sizes: 'since the command',
      series,
    };
    return [built, server];
  } finally {
    await browser.close();
  }
}
