/** The first screen beside a bare page of React and Mantine: when each can be used, and how long each blocks until then. */
import { join } from 'node:path';
import { createFakeHost } from '../mocks/telegram/fakeHost.ts';
import { loadPage, type Opening, type PageLoad } from './pageLoad.ts';
import { servePage } from './pageSite.ts';
import { launchQuietBrowser, type QuietBrowser } from './quietBrowser.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

const ROOT = join(import.meta.dirname, '..');
const ROUNDS = 9;
const SLOWED_DOWN = 4;

/** The first load of each pays for what the browser starts once. */
async function loadInTurn(
  browser: QuietBrowser,
  pages: readonly Opening[],
): Promise<readonly (readonly PageLoad[])[]> {
  const loads: PageLoad[][] = pages.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, page] of pages.entries()) {
      const load = await loadPage(browser, page, SLOWED_DOWN);
      if (round > 0) loads[index]?.push(load);
    }
  }
  return loads;
}

type Metric = (load: PageLoad) => number;
const METRICS: Readonly<Record<string, Metric>> = {
  'first paint': ({ firstPaint }) => firstPaint,
  'can be used': ({ interactive }) => interactive,
  'blocked until then': ({ blocked }) => blocked,
  'work of the main thread': ({ work }) => work,
};

function rowOf(name: string, metric: Metric, bare: readonly PageLoad[], kennel: readonly PageLoad[]) {
  const [least, ours] = [median(bare.map(metric)), median(kennel.map(metric))];
  return [name, least.toFixed(0), ours.toFixed(0), least > 0 ? (ours / least).toFixed(2) : '–'];
}

async function measure(browser: QuietBrowser): Promise<void> {
  process.env.VITE_NETWORK = 'regtest';
  process.env.VITE_BLOCKBOOK_REGTEST ??= 'http://127.0.0.1:19138';
  const bare = await servePage(join(ROOT, 'bench/bare'));
  const kennel = await servePage(ROOT);
  try {
    const address = createFakeHost({ version: '8.0' }).urlOf(`${kennel.url}/`);
    const [ofBare = [], ofKennel = []] = await loadInTurn(browser, [
      { url: bare.url, target: 'button' },
      { url: address, target: 'button' },
    ]);
    printTable(
      `The first screen in Chromium, processor slowed down ${SLOWED_DOWN} times, median of ${ROUNDS} loads in turn`,
      ['ms', 'bare React and Mantine', 'Kennel', 'ratio'],
      Object.entries(METRICS).map(([name, metric]) => rowOf(name, metric, ofBare, ofKennel)),
    );
  } finally {
    await bare.close();
    await kennel.close();
  }
}

/** Loads both pages in turn, and prints what they take and the ratio. */
export async function benchFirstScreen(): Promise<void> {
  const browser = launchQuietBrowser();
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}
