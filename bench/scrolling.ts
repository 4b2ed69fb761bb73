/** Scrolls through long lists in Chromium: how many rows are drawn at once, and the longest task on the main thread. */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { BROWSER_SWITCHES, browserPath } from '../e2e/support/paths.ts';
import { servePage } from './pageSite.ts';
import { printTable } from './table.ts';

const SCREEN = { width: 390, height: 844 };
const SPEEDS = [1, 4] as const;
const FRAMES = 150;

/** A page with a list. */
export interface LongList {
  readonly name: string;
  /** appended to the page's address, for example `?tab=2` */
  readonly query: string;
}

/** Results of scrolling; times in milliseconds. */
export interface Scrolled {
  readonly mostRows: number;
  readonly longestTask: number;
  readonly longTasks: number;
  readonly slowestFrame: number;
}

/** Runs in the page: scrolls down in the steps of a quick thumb, then straight to the end. */
async function scrollThrough(steps: number): Promise<Scrolled> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  let [mostRows, slowestFrame, before] = [0, 0, await new Promise<number>(requestAnimationFrame)];
  for (let step = 0; step < steps; step += 1) {
    const isLast = step === steps - 1;
    window.scrollTo(0, isLast ? document.body.scrollHeight : window.scrollY + 200);
    const now = await new Promise<number>(requestAnimationFrame);
    slowestFrame = Math.max(slowestFrame, now - before);
    before = now;
    mostRows = Math.max(mostRows, document.querySelectorAll('[role=listitem]').length);
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.disconnect();
  return {
    mostRows,
    slowestFrame,
    longTasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
  };
}

/** Main-thread time of the page so far. */
async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Scrolls one list on its own page. */
export async function measureScrolling(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<Scrolled & { readonly perFrame: number }> {
  const page: Page = await browser.newPage({ viewport: SCREEN });
  await page.goto(url);
  await page.getByRole('listitem').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // of this thread only, so that other load on the machine does not count
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskSeconds(session);
  const scrolled = await page.evaluate(scrollThrough, FRAMES);
  const perFrame = ((await taskSeconds(session)) - before) * (1000 / FRAMES);
  await page.close();
  return { ...scrolled, perFrame };
}

const ms = (time: number): string => time.toFixed(0);

const HEADING = [
  '',
  'rows drawn',
  'tasks > 50 ms',
  'longest, ms',
  'slowest frame, ms',
  'work a frame, ms',
] as const;

const nameAt = (name: string, slowdown: number): string =>
  slowdown === 1 ? `${name}, at full speed` : `${name}, slowed down ${slowdown} times`;

async function rowOf(browser: Browser, url: string, name: string, slowdown: number): Promise<string[]> {
  const { mostRows, longestTask, longTasks, slowestFrame, perFrame } = await measureScrolling(
    browser,
    url,
    slowdown,
  );
  return [
    nameAt(name, slowdown),
    String(mostRows),
    String(longTasks),
    ms(longestTask),
    ms(slowestFrame),
    perFrame.toFixed(1),
  ];
}

/**
 * Builds a page, scrolls each of its lists at full speed and throttled four times, and prints the results.
 *
 * @param root - the page's folder
 */
export async function benchScrolling(title: string, root: string, lists: readonly LongList[]): Promise<void> {
  const site = await servePage(root);
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_SWITCHES] });
  try {
    const rows: string[][] = [];
    for (const { name, query } of lists)
      for (const slowdown of SPEEDS) rows.push(await rowOf(browser, `${site.url}/${query}`, name, slowdown));
    printTable(title, [...HEADING], rows);
  } finally {
    await browser.close();
    await site.close();
  }
}
