/** Measures the time until a page is usable, on a throttled processor and network. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AskedFile, PageSite } from './pageSite.ts';
import type { QuietBrowser, QuietPage } from './quietBrowser.ts';

/** One load. Milliseconds since the navigation began. */
export interface PageLoad {
  /** the first paint */
  readonly firstPaint: number;
  /** the target is visible, and no long task followed */
  readonly interactive: number;
  /** the part of long tasks beyond 50 ms each, until then */
  readonly blocked: number;
  /** main-thread time until then, by the thread's own clock: other load on the machine does not count */
  readonly work: number;
  /** files requested until then */
  readonly asked: readonly AskedFile[];
}

/** A page to open, and when it counts as usable. */
export interface Opening {
  readonly site: PageSite;
  readonly url: string;
  /** selects what a user would press */
  readonly target: string;
  /** @default false */
  readonly isInTelegram?: boolean;
  /** run in the page before its own scripts */
  readonly prepare?: string;
}

interface LongTask {
  readonly start: number;
  readonly length: number;
}

declare global {
  /** recorded by the page about its own load */
  var load: { readonly tasks: LongTask[]; shown: number };
}

/** Throttling of a cheap phone. */
export interface Slowness {
  /** factor by which the processor is slowed down */
  readonly processor: number;
  /** bits per second */
  readonly downloads: number;
  readonly roundTripMs: number;
}

export const CHEAP_PHONE: Slowness = { processor: 4, downloads: 1_600_000, roundTripMs: 150 };

/** Longer tasks count as blocking, milliseconds. */
const LONG_MS = 50;

/** How long there must be no long task for a page to count as loaded, milliseconds. */
const QUIET_MS = 2000;

/** Maximum time of a load, milliseconds. */
const TIMEOUT_MS = 120_000;

/** Runs in the page, before everything else; none of its functions is named, since the compiler would add a helper for names. */
function watchLoad(target: string): void {
  globalThis.load = { tasks: [], shown: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      globalThis.load.tasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector(target) === null) return;
    globalThis.load.shown = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: whether it has been quiet for long enough. */
const isQuiet = (quietMs: number): boolean => {
  const { shown, tasks } = globalThis.load;
  const last = tasks.reduce((end, { start, length }) => Math.max(end, start + length), shown);
  return shown > 0 && performance.now() - last > quietMs;
};

const callOf = (run: (...given: never[]) => unknown, ...given: readonly unknown[]): string =>
  `(${run})(${given.map((value) => JSON.stringify(value)).join(', ')})`;

/** Telegram's webview, as a page sees it before its first call. */
const TELEGRAM = 'globalThis.TelegramWebviewProxy = { postEvent() {} };';

interface Sample {
  /** milliseconds since the navigation began */
  readonly at: number;
  /** main-thread time until then */
  readonly work: number;
}

/** Interval between samples of main-thread time, milliseconds. */
const SAMPLE_MS = 200;

async function workOf(page: QuietPage): Promise<number> {
  const { metrics } = (await page.send('Performance.getMetrics')) as {
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  };
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Waits until the page is quiet. @returns samples of its work. @throws on timeout */
async function untilQuiet(page: QuietPage): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const until = performance.now() + TIMEOUT_MS;
  do {
    await pause(SAMPLE_MS);
    if (performance.now() > until) throw new Error('the page does not come to rest');
    samples.push({ at: await page.evaluate<number>('performance.now()'), work: await workOf(page) });
  } while (!(await page.evaluate<boolean>(callOf(isQuiet, QUIET_MS))));
  return samples;
}

/** Throttles a page. */
export async function slowDown(page: QuietPage, slowness: Slowness): Promise<void> {
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.roundTripMs,
    downloadThroughput: slowness.downloads / 8,
    uploadThroughput: slowness.downloads / 16,
  });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor });
}

/** Makes a page record its own load. @param target - selector that must be visible */
export async function watch(page: QuietPage, target: string): Promise<void> {
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(watchLoad, target) });
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Waits until a started load is finished. @returns its figures */
export async function readLoad(page: QuietPage, site: PageSite): Promise<PageLoad> {
  const samples = await untilQuiet(page);
  const { tasks, shown } = await page.evaluate<typeof globalThis.load>('globalThis.load');
  const [firstPaint, began] = await page.evaluate<[number, number]>(
    "[performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, performance.timeOrigin]",
  );
  const interactive = tasks.reduce((end, { start, length }) => Math.max(end, start + length), shown);
  const blocked = tasks.reduce((sum, { length }) => sum + Math.max(0, length - LONG_MS), 0);
  const work = samples.find(({ at }) => at >= interactive)?.work ?? Number.NaN;
  const asked = site.takeAsked().filter(({ atMs }) => atMs < began + interactive);
  return { firstPaint, interactive, blocked, work, asked };
}

/** Loads a page once, with an empty cache. */
export async function loadPage(
  browser: QuietBrowser,
  { site, url, target, isInTelegram = false, prepare = '' }: Opening,
  slowness: Slowness,
): Promise<PageLoad> {
  const page = await browser.open(390, 760);
  try {
    await watch(page, target);
    if (isInTelegram) await page.send('Page.addScriptToEvaluateOnNewDocument', { source: TELEGRAM });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: prepare });
    await slowDown(page, slowness);
    site.takeAsked();
    await page.send('Page.navigate', { url });
    return await readLoad(page, site);
  } finally {
    await page.close();
  }
}
