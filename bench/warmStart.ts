/** The second start on a cheap phone: Kennel from its service worker's cache, next to a bare page from the browser's cache. */
import type { Chart } from './chart.ts';
import { serveBare, serveKennel } from './firstScreen.ts';
import { CHEAP_PHONE, type PageLoad, readLoad, slowDown, watch } from './pageLoad.ts';
import type { PageSite } from './pageSite.ts';
import { launchQuietBrowser, type QuietBrowser } from './quietBrowser.ts';
import { HAS_VAULT, UNLOCK } from './returning.ts';
import { spreadOf } from './statistics.ts';

const ROUNDS = 6;

/** Runs in the page; resolves once all files of the app are cached. */
const KEPT = 'navigator.serviceWorker.ready.then(({ active }) => active !== null)';

/** A page that is opened twice. */
interface Visited {
  readonly name: string;
  readonly site: PageSite;
  /** selects what a user would press */
  readonly target: string;
  /** whether its service worker caches it */
  readonly isKept: boolean;
  /** run in the page before its own scripts */
  readonly prepare: string;
}

/** Opens a page, waits until it is cached if it has a service worker, and opens it again. */
async function openAgain(
  browser: QuietBrowser,
  { site, target, isKept, prepare }: Visited,
): Promise<PageLoad> {
  const page = await browser.open(390, 760);
  try {
    await watch(page, target);
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: prepare });
    await page.send('Page.navigate', { url: site.url });
    await readLoad(page, site);
    if (isKept) await page.send('Runtime.evaluate', { expression: KEPT, awaitPromise: true });
    await page.send('Page.navigate', { url: 'about:blank' });
    await slowDown(page, CHEAP_PHONE);
    site.takeAsked();
    await page.send('Page.navigate', { url: site.url });
    return await readLoad(page, site);
  } finally {
    await page.close();
  }
}

const pointsOf = (loads: readonly PageLoad[]) => [
  { size: 'first paint', ...spreadOf(loads.map(({ firstPaint }) => firstPaint)) },
  { size: 'can be used', ...spreadOf(loads.map(({ interactive }) => interactive)) },
  { size: 'work of the processor', ...spreadOf(loads.map(({ work }) => work)) },
];

export async function benchWarmStart(): Promise<readonly Chart[]> {
  const browser = launchQuietBrowser();
  const bare = await serveBare();
  const kennel = await serveKennel();
  const pages: readonly Visited[] = [
    { name: 'bare React and Mantine, cached', site: bare, target: 'button', isKept: false, prepare: '' },
    { name: 'Kennel, kept', site: kennel, target: 'button', isKept: true, prepare: '' },
    { name: 'Kennel, kept and locked', site: kennel, target: UNLOCK, isKept: true, prepare: HAS_VAULT },
  ];
  const loads: PageLoad[][] = pages.map(() => []);
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, page] of pages.entries()) loads[index]?.push(await openAgain(browser, page));
  } finally {
    await bare.close();
    await kennel.close();
    await browser.close();
  }
  return [
    {
      title: 'The second opening on a cheap phone',
      about: `Each page was opened once before. Kennel's files then come from its service worker, those of a bare page of React and Mantine from the browser's cache, on a processor slowed down ${CHEAP_PHONE.processor} times; what the page itself asks of the network takes 150 ms for a round trip. Where Kennel is locked, it was told that there is a wallet, and is ready when a password can be typed.`,
      aim: 'can be used within 500 ms',
      unit: 'ms',
      sizes: 'until',
      series: pages.map(({ name }, index) => ({ name, points: pointsOf(loads[index] ?? []) })),
    },
  ];
}
