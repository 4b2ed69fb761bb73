// What is asked of every story besides rendering and axe: no error in the page, nothing wider than the phone, and the
// picture of last time.
import { join } from 'node:path';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { type PictureOptions, toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { PHONE, PICTURES, placeOf, sizesOf } from './pictures.mjs';

const SHORT_OF_STILL_MS = 5000;

/**
 * On one machine the same code gives the same pixels, so nothing would need to be tolerated. Another version of Chromium
 * may round the edge of a glyph differently: such edges are not counted by pixelmatch, and what remains of them is below
 * 0.05 % of a picture (165 pixels on the larger phone). A word, an icon or a line that moves by one pixel is above it.
 */
const TOLERANCE = {
  comparisonMethod: 'pixelmatch',
  customDiffConfig: { threshold: 0.1 },
  failureThreshold: 0.0005,
  failureThresholdType: 'percent',
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

const errors = new WeakMap<Page, string[]>();

/** Collects what the page complains of from now on. What a mocked server answers with an error is part of its story. */
function listen(page: Page): void {
  if (!errors.has(page)) {
    page.on('pageerror', (error) => errors.get(page)?.push(error.message));
    page.on('console', (message) => {
      const { url } = message.location();
      const isElsewhere = url !== '' && !url.startsWith(new URL(page.url()).origin);
      if (message.type() === 'error' && !isElsewhere) errors.get(page)?.push(message.text());
    });
  }
  errors.set(page, []);
}

/** The story stands where Storybook's own spinner was; fonts, images and two frames later nothing moves any more. */
async function standStill(page: Page): Promise<void> {
  await page.waitForSelector('body.sb-show-main', { timeout: SHORT_OF_STILL_MS });
  await page.mouse.move(0, 0);
  await page.evaluate(async (limitMs) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
    const images = Array.from(document.images, (image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all([document.fonts.ready, ...images]), limit]);
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, SHORT_OF_STILL_MS);
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

/** Looks at a story at one size. @throws what is wrong with it there */
async function look(page: Page, context: TestContext, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await standStill(page);
  const overflow = await overflowOf(page);
  if (overflow > 0) throw new Error(`reaches ${overflow} px over the edge of a phone ${size.width} px wide`);
  await unroll(page, size);
  const { folder, name } = placeOf(context, size);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  jestWorld()
    .expect(picture)
    .toMatchImageSnapshot({
      ...TOLERANCE,
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
    listen(page);
    await page.setViewportSize(PHONE);
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const problems: string[] = [];
    const note = (thrown: unknown) =>
      problems.push(thrown instanceof Error ? thrown.message : String(thrown));
    for (const size of sizesOf(context)) await look(page, context, size).catch(note);
    problems.push(...(errors.get(page) ?? []));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
};

export default config;
