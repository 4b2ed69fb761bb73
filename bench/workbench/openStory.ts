/** Opens a story in the whole workbench, in a new profile, and records when each part of it is there. */
import { setTimeout as pause } from 'node:timers/promises';
import type { QuietBrowser, QuietPage } from '../quietBrowser.ts';

/** Milliseconds since the navigation. */
export interface Opened {
  /** the list of stories, with the open one marked */
  readonly sidebar: number;
  /** the text of the story is drawn, with its fonts */
  readonly story: number;
  /** both of these, and the panel next to the story */
  readonly shown: number;
  /** main-thread time until half a second after that, by the thread's own clock */
  readonly work: number;
}

/** Recorded by the page. */
type Notes = Readonly<Partial<Record<'sidebar' | 'story' | 'panel', number>>>;

const TIMEOUT_MS = 180_000;
const SETTLE_MS = 500;

/**
 * Runs in every frame, before everything else: polls which parts are there. It hides that the browser is automated, because the
 * workbench leaves some things out then.
 */
const WATCH = `(() => {
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  if (window.parent !== window) return;
  const notes = (globalThis.notes = {});
  const note = (name, isThere) => {
    if (isThere && !(name in notes)) notes[name] = performance.now();
  };
  const look = () => {
    note('sidebar', document.querySelector('[data-item-id][data-selected="true"]'));
    note('panel', document.querySelector('#storybook-panel-root .docblock-argstable-body tr'));
    const frame = document.querySelector('#storybook-preview-iframe')?.contentDocument;
    const root = frame?.querySelector('#storybook-root');
    note('story', root?.innerText.trim() && root.checkVisibility() && frame.fonts.status === 'loaded');
    if (!('sidebar' in notes && 'panel' in notes && 'story' in notes)) setTimeout(look, 5);
  };
  look();
})()`;

async function untilShown(page: QuietPage): Promise<Required<Notes>> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    await pause(100);
    // the page may be navigating
    const notes = await page.evaluate<Notes>('globalThis.notes ?? {}').catch((): Notes => ({}));
    const { sidebar, story, panel } = notes;
    if (sidebar !== undefined && story !== undefined && panel !== undefined) return { sidebar, story, panel };
  }
  throw new Error('the workbench does not come to show its story');
}

/** @param address - of the workbench. @param storyId - of the story to open */
export async function openStory(browser: QuietBrowser, address: string, storyId: string): Promise<Opened> {
  const page = await browser.open(1440, 900);
  try {
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.send('Page.navigate', { url: `${address}/?path=/story/${storyId}` });
    const { sidebar, story, panel } = await untilShown(page);
    await pause(SETTLE_MS);
    const { metrics } = (await page.send('Performance.getMetrics')) as {
      readonly metrics: readonly { readonly name: string; readonly value: number }[];
    };
    const work = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    return { sidebar, story, shown: Math.max(sidebar, story, panel), work };
  } finally {
    await page.close();
  }
}
