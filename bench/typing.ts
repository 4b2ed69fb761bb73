/** Types an amount into the send form in Chromium: time from each letter to the next paint. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { BROWSER_SWITCHES, browserPath } from '../e2e/support/paths.ts';
import type { Chart, Point } from './chart.ts';
import { servePage } from './pageSite.ts';
import { spreadOf } from './statistics.ts';

const SLOWNESS = 4;
const COINS = [12, 100, 1_000];
const LETTERS = '1.25734109';
const ROUNDS = 3;
/** Pause of a quick thumb between two letters, milliseconds. */
const BETWEEN_MS = 150;
const FIELD = 'input[inputmode=decimal]';

declare global {
  /** milliseconds from each letter to the paint after it */
  var painted: number[];
}

/** Runs in the page: records the time from each key press to the paint after it. */
function watchLetters(): void {
  globalThis.painted = [];
  const paint = new MessageChannel();
  let began = 0;
  paint.port1.onmessage = () => void globalThis.painted.push(performance.now() - began);
  // a frame is finished when the next message after its callback arrives
  window.addEventListener(
    'keydown',
    (event) => {
      began = event.timeStamp;
      requestAnimationFrame(() => paint.port2.postMessage(null));
    },
    { capture: true },
  );
}

/** Milliseconds for each letter. */
async function typeInto(page: Page, url: string): Promise<readonly number[]> {
  await page.goto(url);
  const field = page.locator(FIELD).first();
  await field.waitFor();
  await field.click();
  await pause(1_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.evaluate(watchLetters);
  for (const letter of LETTERS) {
    await page.keyboard.press(letter);
    await pause(BETWEEN_MS);
  }
  await pause(500);
  const typed = await field.inputValue();
  if (typed !== LETTERS) throw new Error(`typed ${LETTERS}, and the field says ${typed}`);
  return page.evaluate(() => globalThis.painted);
}

async function measure(browser: Browser, url: string): Promise<readonly number[]> {
  const letters: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    letters.push(...(await typeInto(page, url)));
    await page.close();
  }
  return letters;
}

const typical = (size: number, letters: readonly number[]): Point => ({ size, ...spreadOf(letters) });
const worst = (size: number, letters: readonly number[]): Point => {
  const longest = Math.max(...letters);
  return { size, median: longest, low: longest, high: longest };
};

interface Measured {
  readonly coins: number;
  /** milliseconds for each letter */
  readonly bare: readonly number[];
  readonly ours: readonly number[];
}

/** Types into a bare page and into forms with 12, 100 and 1,000 coins. */
export async function benchTyping(): Promise<readonly Chart[]> {
  const site = await servePage(join(import.meta.dirname, 'typingPage'));
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_SWITCHES] });
  try {
    const measured: Measured[] = [];
    for (const coins of COINS) {
      const bare = await measure(browser, `${site.url}/`);
      measured.push({ coins, bare, ours: await measure(browser, `${site.url}/?coins=${coins}`) });
    }
    const chartOf = (title: string, point: typeof typical): Chart => ({
      title,
      about:
        'Ten letters are typed into the amount of the sending form, on a processor slowed down four times, and it is measured how long after the key went down the next picture is painted. The floor is a page with nothing but one field of the same library, in the same run.',
      aim: 'at most 16 ms with 12 and with 1,000 coins',
      unit: 'ms',
      sizes: 'coins',
      series: [
        { name: 'one bare field', points: measured.map(({ coins, bare }) => point(coins, bare)) },
        { name: 'Kennel', points: measured.map(({ coins, ours }) => point(coins, ours)) },
      ],
    });
    return [
      chartOf('One letter in the sending form', typical),
      chartOf('The slowest of thirty letters', worst),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}
