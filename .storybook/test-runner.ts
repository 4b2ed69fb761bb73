// What is asked of every story besides rendering and axe: no error in the page, nothing wider than the phone, and the
// picture of last time.
import { join } from 'node:path';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { type PictureOptions, toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page, Request } from 'playwright';
import { PHONE, PICTURES, placeOf, sizesOf } from './pictures.mjs';

/** After this time a story is looked at even if it never comes to rest. */
const LIMIT_MS = 5000;

/** So long nothing may change before a story counts as finished: a part that loads late has asked for its code by then. */
const QUIET_MS = 80;

/**
 * How far a picture may differ. Text is drawn as .ci/fonts.conf says, and then Chromium 147 and 156 gave the same pixels in
 * every story. What is left for other versions are 20 pixels; colours may differ by five of 256 steps of grey.
 */
const TIGHT = { failureThreshold: 20, failureThresholdType: 'pixel' } as const;

/** Letters that the bundled fonts lack come from the system, which has other ones on another machine: 1 % of the picture. */
const WITH_SYSTEM_LETTERS = { failureThreshold: 0.01, failureThresholdType: 'percent' } as const;
const SYSTEM_LETTER = '[^\\P{L}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]';

const COMPARISON = {
  comparisonMethod: 'pixelmatch',
  customDiffConfig: { threshold: 0.02 },
  updatePassedSnapshot: true,
  runInProcess: true,
} as const;

/** What Jest puts into the world around a test. */
interface JestWorld {
  readonly expect: {
    (picture: Uint8Array): { toMatchImageSnapshot(options: PictureOptions): void };
    extend(matchers: { readonly toMatchImageSnapshot: unknown }): void;
  };
}
const jestWorld = (): JestWorld => globalThis as unknown as JestWorld;

/** What is known of a page: its complaints about the story on show, and the files it waits for. */
interface Watch {
  errors: string[];
  readonly loading: Set<Request>;
}
const watches = new WeakMap<Page, Watch>();

const FILES = ['script', 'stylesheet', 'font', 'image'];

/** Begins to watch a page. What a mocked server answers with an error is part of its story. */
function watch(page: Page): Watch {
  const found = watches.get(page);
  if (found) return found;
  const begun: Watch = { errors: [], loading: new Set() };
  watches.set(page, begun);
  page.on('pageerror', (error) => begun.errors.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    const isElsewhere = url !== '' && !url.startsWith(new URL(page.url()).origin);
    if (message.type() === 'error' && !isElsewhere) begun.errors.push(message.text());
  });
  page.on('request', (request) => FILES.includes(request.resourceType()) && begun.loading.add(request));
  page.on('requestfinished', (request) => begun.loading.delete(request));
  page.on('requestfailed', (request) => begun.loading.delete(request));
  return begun;
}

/** Waits until the page has changed nothing for a while, and waits for no file. */
async function comeToRest(page: Page): Promise<void> {
  const { loading } = watch(page);
  const lastMs = Date.now() + LIMIT_MS;
  do {
    await page.evaluate(
      (quietMs) =>
        new Promise<void>((resolve) => {
          const end = () => {
            observer.disconnect();
            resolve();
          };
          let timer = setTimeout(end, quietMs);
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(end, quietMs);
          });
          observer.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          setTimeout(end, 5000);
        }),
      QUIET_MS,
    );
  } while (loading.size > 0 && Date.now() < lastMs);
}

/** The story stands where Storybook's own spinner was; fonts, images and two frames later nothing moves any more. */
async function standStill(page: Page): Promise<void> {
  await page.waitForSelector('body.sb-show-main', { timeout: LIMIT_MS });
  await page.mouse.move(0, 0);
  await page.evaluate(async (limitMs) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
    const images = Array.from(document.images, (image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all([document.fonts.ready, ...images]), limit]);
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, LIMIT_MS);
}

/**
 * Grows the window to the page's height, so that nothing is under what sticks to the lower edge. A dialog covers the window
 * and is seen at its true size.
 */
async function unroll(page: Page, size: typeof PHONE): Promise<void> {
  const height = await page.evaluate(() =>
    document.querySelector('[role="dialog"]') ? 0 : document.documentElement.scrollHeight,
  );
  if (height <= size.height) return;
  await page.setViewportSize({ ...size, height });
  await standStill(page);
}

/** How far the page reaches over the phone's edge, CSS pixels. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether the system's fonts are needed to draw the page. */
const hasSystemLetters = (page: Page): Promise<boolean> =>
  page.evaluate((letter) => new RegExp(letter, 'u').test(document.body.innerText), SYSTEM_LETTER);

/** Looks at a story at one size. @throws what is wrong with it there */
async function look(page: Page, context: TestContext, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await standStill(page);
  const overflow = await overflowOf(page);
  if (overflow > 0) throw new Error(`reaches ${overflow} px over the edge of a phone ${size.width} px wide`);
  if (process.platform !== 'linux') return;
  await unroll(page, size);
  const { folder, name } = placeOf(context, size);
  const tolerance = (await hasSystemLetters(page)) ? WITH_SYSTEM_LETTERS : TIGHT;
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  jestWorld()
    .expect(picture)
    .toMatchImageSnapshot({
      ...COMPARISON,
      ...tolerance,
      customSnapshotsDir: join(process.cwd(), PICTURES, folder),
      customDiffDir: join(process.cwd(), '.cache/pictures', folder),
      customSnapshotIdentifier: name,
    });
}

const config: TestRunnerConfig = {
  setup() {
    jestWorld().expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page) {
    watch(page).errors = [];
    await page.setViewportSize(PHONE);
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const problems: string[] = [];
    const note = (thrown: unknown) =>
      problems.push(thrown instanceof Error ? thrown.message : String(thrown));
    await comeToRest(page);
    for (const size of sizesOf(context)) await look(page, context, size).catch(note);
    problems.push(...watch(page).errors);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
};

export default config;
