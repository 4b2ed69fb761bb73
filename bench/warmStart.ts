/** The second opening on a cheap phone: Kennel from what its service worker kept, beside a bare page from the browser's cache. */
import type { Chart } from './chart.ts';
import { serveBare, serveKennel } from './firstScreen.ts';
import { CHEAP_PHONE, type PageLoad, readLoad, slowDown, watch } from './pageLoad.ts';
import type { PageSite } from './pageSite.ts';
import { launchQuietBrowser, type QuietBrowser } from './quietBrowser.ts';
import { spreadOf } from './statistics.ts';

const ROUNDS = 8;

/** Runs in the page; resolves once all files of the app are kept. */
const KEPT = 'navigator.serviceWorker.ready.then(({ active }) => active !== null)';

/** Opens a page, has it kept where it keeps itself, and opens it again. */
async function openAgain(browser: QuietBrowser, site: PageSite, isKept: boolean): Promise<PageLoad> {
  const page = await browser.open(390, 760);
  try {
    await watch(page, 'button');
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

/** Opens both twice, in turn. */
export async function benchWarmStart(): Promise<readonly Chart[]> {
  const browser = launchQuietBrowser();
  const bare = await serveBare();
  const kennel = await serveKennel();
  const loads: { bare: PageLoad[]; kennel: PageLoad[] } = { bare: [], kennel: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.bare.push(await openAgain(browser, bare, false));
      loads.kennel.push(await openAgain(browser, kennel, true));
    }
  } finally {
    await bare.close();
    await kennel.close();
    await browser.close();
  }
  const pointsOf = (all: readonly PageLoad[]) => [
    { size: 'first paint', ...spreadOf(all.map(({ firstPaint }) => firstPaint)) },
    { size: 'can be used', ...spreadOf(all.map(({ interactive }) => interactive)) },
    { size: 'work of the processor', ...spreadOf(all.map(({ work }) => work)) },
  ];
  return [
    {
      title: 'The second opening on a cheap phone',
      about: `Each page was opened once before. Kennel's files then come from its service worker, those of a bare page of React and Mantine from the browser's cache, on a processor slowed down ${CHEAP_PHONE.processor} times; what the page itself asks of the network takes 150 ms for a round trip.`,
      aim: 'can be used within 500 ms',
      unit: 'ms',
      sizes: 'until',
      series: [
        { name: 'bare React and Mantine, cached', points: pointsOf(loads.bare) },
        { name: 'Kennel, kept', points: pointsOf(loads.kennel) },
      ],
    },
  ];
}
