/**
 * Unlocks the product's vault in Chromium with a main thread throttled four times, and prints the time of key derivation, and
 * the longest task on the main thread meanwhile.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { BROWSER_SWITCHES, browserPath } from '../e2e/support/paths.ts';
import { serveVault, vaultIsThere } from '../e2e/support/vaultSite.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

const ROUNDS = 7;
const SLOWED_DOWN = 4;
const PASSWORD = 'maple-trumpet-orbit-93';

/** Times in milliseconds. */
interface Unlock {
  readonly total: number;
  readonly stretching: number;
  readonly longestTask: number;
}

/** Runs in the page. */
async function unlockOnce(password: string): Promise<Unlock> {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ type: 'longtask' });
  const at: Record<string, number> = {};
  const start = performance.now();
  const opened = await globalThis.vault.unlock(password, (stage) => {
    at[stage] ??= performance.now();
  });
  const end = performance.now();
  if (!opened.ok) throw new Error(opened.problem.kind);
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  const { stretching = start, opening = end } = at;
  return { total: end - start, stretching: opening - stretching, longestTask };
}

/** Runs in the page. */
async function makeWallet(password: string): Promise<void> {
  const { session } = await globalThis.vault.create(password);
  const draft = await globalThis.vault.draftPhrase(session, 12);
  await globalThis.vault.saveDraft(session, draft.id, 'regtest');
  await globalThis.vault.lock();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN });
}

async function rounds(page: Page, isFresh: boolean): Promise<readonly Unlock[]> {
  const all: Unlock[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (isFresh) {
      await page.reload();
      await vaultIsThere(page);
    }
    all.push(await page.evaluate(unlockOnce, PASSWORD));
    await page.evaluate(() => globalThis.vault.lock());
  }
  return all;
}

function row(name: string, all: readonly Unlock[]): readonly string[] {
  const of = (pick: (one: Unlock) => number) => median(all.map(pick));
  return [
    name,
    of(({ total }) => total).toFixed(0),
    `${(100 * of(({ total, stretching }) => stretching / total)).toFixed(1)} %`,
    Math.max(...all.map(({ longestTask }) => longestTask)).toFixed(0),
  ];
}

async function measure(browser: Browser): Promise<void> {
  const site = await serveVault('product');
  try {
    const page = await site.open('42', await browser.newContext());
    await page.evaluate(makeWallet, PASSWORD);
    await slowDown(page);
    const heading = ['unlock', 'ms', 'Argon2id', 'longest task of the main thread, ms (0: none over 50)'];
    printTable(`Unlocking in Chromium, main thread slowed down ${SLOWED_DOWN} times`, heading, [
      row('with a worker that runs', await rounds(page, false)),
      row('after a reload', await rounds(page, true)),
    ]);
  } finally {
    await site.close();
  }
}

/** Unlocks with a worker that runs already, and with one that has to start. */
export async function benchUnlock(): Promise<void> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_SWITCHES] });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}
