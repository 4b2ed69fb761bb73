/** How long a page takes until it can be used, on a slowed down processor. */
import type { Browser } from 'playwright';

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
const PATIENCE_MS = 120_000;

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

/** Loads a page once, with nothing in the cache. @param slowness - how many times slower the processor is */
export async function loadPage(
  browser: Browser,
  { url, target }: Opening,
  slowness: number,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 760 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watchLoad, target);
    // Telegram's webview, as far as a page sees it before it asks for anything
    await page.addInitScript('globalThis.TelegramWebviewProxy = { postEvent() {} };');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(url);
    await page.waitForFunction(isQuiet, QUIET_MS, { timeout: PATIENCE_MS, polling: QUIET_MS / 4 });
    const { tasks, shown } = await page.evaluate(() => globalThis.load);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const interactive = tasks.reduce((end, { start, length }) => Math.max(end, start + length), shown);
    const blocked = tasks.reduce((sum, { length }) => sum + Math.max(0, length - LONG_MS), 0);
    const { metrics } = await session.send('Performance.getMetrics');
    const work = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    return { firstPaint, interactive, blocked, work };
  } finally {
    await context.close();
  }
}
