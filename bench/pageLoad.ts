/** How long a page takes until it can be used, on a slowed down processor. */
import { setTimeout as pause } from 'node:timers/promises';
import type { QuietBrowser, QuietPage } from './quietBrowser.ts';

/** One load. Milliseconds since the navigation began. */
export interface PageLoad {
  /** something was painted */
  readonly firstPaint: number;
  /** what is waited for is on show, and no long task came after this */
  readonly interactive: number;
  /** what long tasks took beyond 50 ms each, until then */
  readonly blocked: number;
  /** what the main thread worked until all was quiet, by its own clock: other work on the machine does not count */
  readonly work: number;
}

/** What is opened, and what it takes to be usable there. */
export interface Opening {
  readonly url: string;
  /** selects what a person would press */
  readonly target: string;
}

interface LongTask {
  readonly start: number;
  readonly length: number;
}

declare global {
  /** what a page notes of its own load */
  var load: { readonly tasks: LongTask[]; shown: number };
}

/** A task that takes longer blocks, milliseconds. */
const LONG_MS = 50;

/** How long nothing long may happen for a page to count as loaded, milliseconds. */
const QUIET_MS = 2000;

/** How long a load may take at most, milliseconds. */
const TIMEOUT_MS = 120_000;

/** Runs in the page, before everything else; no function in it has a name, which the compiler would note by a helper. */
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

/** Waits until the page has been quiet. @throws when it never is */
async function untilQuiet(page: QuietPage): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  do {
    await pause(QUIET_MS);
    if (performance.now() > until) throw new Error('the page does not come to rest');
  } while (!(await page.evaluate<boolean>(callOf(isQuiet, QUIET_MS))));
}

/** Loads a page once, with nothing in the cache. @param slowness - how many times slower the processor is */
export async function loadPage(
  browser: QuietBrowser,
  { url, target }: Opening,
  slowness: number,
): Promise<PageLoad> {
  const page = await browser.open(390, 760);
  try {
    await page.send('Page.enable');
    // Telegram's webview, as far as a page sees it before it asks for anything
    const host = 'globalThis.TelegramWebviewProxy = { postEvent() {} };';
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `${callOf(watchLoad, target)};${host}`,
    });
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.send('Page.navigate', { url });
    await untilQuiet(page);
    const { tasks, shown } = await page.evaluate<typeof globalThis.load>('globalThis.load');
    const firstPaint = await page.evaluate<number>(
      "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0",
    );
    const interactive = tasks.reduce((end, { start, length }) => Math.max(end, start + length), shown);
    const blocked = tasks.reduce((sum, { length }) => sum + Math.max(0, length - LONG_MS), 0);
    const { metrics } = (await page.send('Performance.getMetrics')) as {
      readonly metrics: readonly { readonly name: string; readonly value: number }[];
    };
    const work = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    return { firstPaint, interactive, blocked, work };
  } finally {
    await page.close();
  }
}
