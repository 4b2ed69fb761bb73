/** A history of 20,000 rows, scrolled. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_SWITCHES, browserPath } from '../e2e/support/paths.ts';
import type { Chart, Series } from './chart.ts';
import { servePage } from './pageSite.ts';
import { measureScrolling } from './scrolling.ts';
import { spreadOf } from './statistics.ts';

const LISTS = { 'plain rows in a bare virtual list': '/?bare', Kennel: '/' };
const SPEEDS = { 'full speed': 1, 'slowed down 4 times': 4 };
const RUNS = 2;

/** Scrolls Kennel's list and the bare one, taking turns. */
export async function benchHistory(): Promise<readonly Chart[]> {
  const site = await servePage(join(import.meta.dirname, 'historyPage'));
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_SWITCHES] });
  const found = new Map<string, { readonly longest: number[]; readonly frame: number[] }>();
  const of = (name: string, speed: string) => {
    const key = `${name}, ${speed}`;
    const known = found.get(key) ?? { longest: [], frame: [] };
    found.set(key, known);
    return known;
  };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const [speed, slowdown] of Object.entries(SPEEDS)) {
        for (const [name, path] of Object.entries(LISTS)) {
          const { longestTask, perFrame } = await measureScrolling(browser, site.url + path, slowdown);
          of(name, speed).longest.push(longestTask);
          of(name, speed).frame.push(perFrame);
        }
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  const seriesOf = (what: 'longest' | 'frame'): readonly Series[] =>
    Object.keys(LISTS).map((name) => ({
      name,
      points: Object.keys(SPEEDS).map((size) => ({ size, ...spreadOf(of(name, size)[what]) })),
    }));
  const about =
    'The stores, the container and the screen of the history in Chromium, scrolled in steps like those of a quick thumb and then to the end at once.';
  return [
    {
      title: 'A history of 20,000 rows, scrolled: the longest task',
      about: `${about} Tasks below 50 ms count as none.`,
      aim: '50 ms at most on a processor that is slowed down four times',
      unit: 'ms',
      sizes: 'processor',
      series: seriesOf('longest'),
    },
    {
      title: 'A history of 20,000 rows, scrolled: work of the main thread',
      about,
      aim: '16 ms a frame at most on a processor that is slowed down four times',
      unit: 'ms a frame',
      sizes: 'processor',
      series: seriesOf('frame'),
    },
  ];
}
