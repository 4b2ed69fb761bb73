// What is asked of every story besides rendering and axe: no error in the page, nothing wider than the phone, and the
// picture of last time.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { type PictureOptions, toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { PHONE, PICTURES, placeOf, sizesOf } from './pictures.mjs';
import { comeToRest, standStill, unroll, watch } from './rest.ts';

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

/** How far the page reaches over the phone's edge, CSS pixels. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether the system's fonts are needed to draw the page, what is typed in its fields included. */
const hasSystemLetters = (page: Page): Promise<boolean> =>
  page.evaluate((letter) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const texts = [document.body.innerText, ...Array.from(fields, ({ value }) => value)];
    return texts.some((text) => new RegExp(letter, 'u').test(text));
  }, SYSTEM_LETTER);

/** The very same bytes need no comparison of pixels. */
const isAsLastTime = (file: string, picture: Uint8Array): boolean =>
  existsSync(file) && readFileSync(file).equals(picture);

/** Looks at a story at one size. @throws what is wrong with it there */
async function look(page: Page, context: TestContext, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await standStill(page);
  const overflow = await overflowOf(page);
  if (overflow > 0) throw new Error(`reaches ${overflow} px over the edge of a phone ${size.width} px wide`);
  if (process.platform !== 'linux') return;
  await unroll(page, size);
  const { folder, name } = placeOf(context, size);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  if (isAsLastTime(join(PICTURES, folder, `${name}.png`), picture)) return;
  const tolerance = (await hasSystemLetters(page)) ? WITH_SYSTEM_LETTERS : TIGHT;
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
