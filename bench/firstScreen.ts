/** The first screen next to a bare page of React and Mantine, on a cheap phone: time until usable, and the cost until then. */
import { join } from 'node:path';
import { createFakeHost } from '../mocks/telegram/fakeHost.ts';
import type { Chart, Series } from './chart.ts';
import { CHEAP_PHONE, loadPage, type Opening, type PageLoad } from './pageLoad.ts';
import { type PageSite, servePage } from './pageSite.ts';
import { launchQuietBrowser, type QuietBrowser } from './quietBrowser.ts';
import { spreadOf } from './statistics.ts';

const ROOT = join(import.meta.dirname, '..');
const ROUNDS = 5;

/** Serves the product on loopback, without an indexer: before there is a wallet, none gets a request. */
export function serveKennel(): Promise<PageSite> {
  process.env.VITE_NETWORK = 'regtest';
  process.env.VITE_BLOCKBOOK_REGTEST ??= 'http://127.0.0.1:19138';
  return servePage(ROOT);
}

/** The baseline: a minimal page with React and Mantine. */
export const serveBare = (): Promise<PageSite> => servePage(join(ROOT, 'bench/bare'));

/** Loads pages in turn, several times. The first load of each is discarded, as it includes the browser's startup. */
export async function loadInTurn(
  browser: QuietBrowser,
  pages: readonly Opening[],
): Promise<readonly (readonly PageLoad[])[]> {
  const loads: PageLoad[][] = pages.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, page] of pages.entries()) {
      const load = await loadPage(browser, page, CHEAP_PHONE);
      if (round > 0) loads[index]?.push(load);
    }
  }
  return loads;
}

type Metrics = Readonly<Record<string, (load: PageLoad) => number>>;

const TIMES: Metrics = {
  'first paint': ({ firstPaint }) => firstPaint,
  'can be used': ({ interactive }) => interactive,
  'blocked until then': ({ blocked }) => blocked,
  'work of the processor until then': ({ work }) => work,
};

const REQUESTS: Metrics = {
  scripts: ({ asked }) => scriptsOf(asked).length,
  'all files': ({ asked }) => asked.length,
};

const BYTES: Metrics = {
  scripts: ({ asked }) => sizeOf(scriptsOf(asked)),
  'all files': ({ asked }) => sizeOf(asked),
};

const scriptsOf = (asked: PageLoad['asked']) => asked.filter(({ path }) => path.endsWith('.js'));

const sizeOf = (asked: PageLoad['asked']): number => asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const seriesOf = (metrics: Metrics, loads: readonly (readonly PageLoad[])[]): readonly Series[] =>
  ['bare React and Mantine', 'Kennel in a browser', 'Kennel in Telegram'].map((name, index) => ({
    name,
    points: Object.entries(metrics).map(([size, metric]) => ({
      size,
      ...spreadOf((loads[index] ?? []).map(metric)),
    })),
  }));

/** How much longer than a bare page each way to open Kennel takes, round by round: what else the machine does hits both. */
const beside = (loads: readonly (readonly PageLoad[])[]): readonly Series[] => {
  const [bare = [], ...ways] = loads;
  const names = ['in a browser', 'in Telegram'];
  const ratios = (way: readonly PageLoad[]) =>
    way.map(({ interactive }, round) => interactive / (bare[round]?.interactive ?? Number.NaN));
  const points = ways.map((way, index) => ({ size: names[index] ?? '', ...spreadOf(ratios(way)) }));
  return [{ name: 'Kennel', points }];
};

const HOW = `Each page is opened ${ROUNDS} times in turn in Chromium with nothing in its cache, on a processor slowed down ${CHEAP_PHONE.processor} times and over a network of 1.6 megabits a second with 150 ms for a round trip.`;

const chartsOf = (loads: readonly (readonly PageLoad[])[]): readonly Chart[] => [
  {
    title: 'The first screen on a cheap phone',
    about: `${HOW} A page can be used once its first button is on show and no long task of the processor follows.`,
    aim: 'can be used within 1.2 times the bare page, with 1.4 times its work',
    unit: 'ms',
    sizes: 'until',
    series: seriesOf(TIMES, loads),
  },
  {
    title: 'The first screen beside a bare page',
    about: `${HOW} When Kennel can be used, divided by when the bare page of the same round can.`,
    aim: '1.2 at most',
    unit: 'times the bare page',
    sizes: 'opened',
    series: beside(loads),
  },
  {
    title: 'What the first screen asks for',
    about: `${HOW} Counted is what was asked for before the page could be used.`,
    aim: '8 files at most',
    unit: 'files',
    sizes: 'kind',
    series: seriesOf(REQUESTS, loads),
  },
  {
    title: 'How much the first screen loads',
    about: `${HOW} Counted is what was asked for before the page could be used, packed by gzip.`,
    aim: '133 kB of scripts at most',
    unit: 'kB',
    sizes: 'kind',
    series: seriesOf(BYTES, loads),
  },
];

async function measure(browser: QuietBrowser): Promise<readonly Chart[]> {
  const bare = await serveBare();
  const kennel = await serveKennel();
  try {
    const inTelegram = createFakeHost({ version: '8.0' }).urlOf(`${kennel.url}/`);
    const loads = await loadInTurn(browser, [
      { site: bare, url: bare.url, target: 'button' },
      { site: kennel, url: kennel.url, target: 'button' },
      { site: kennel, url: inTelegram, target: 'button', isInTelegram: true },
    ]);
    return chartsOf(loads);
  } finally {
    await bare.close();
    await kennel.close();
  }
}

export async function benchFirstScreen(): Promise<readonly Chart[]> {
  const browser = launchQuietBrowser();
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
