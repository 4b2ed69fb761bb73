// What is asked of every story besides rendering and axe: no error in the page, nothing wider than the phone, the picture of
// last time, and of some states of every screen that other languages fit in too.
import { join } from 'node:path';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { isAlone } from './alone.ts';
import { clippedIn } from './clipping.ts';
import { type Exhibit, judge, keep } from './pictures/judge.ts';
import { takePicture } from './pictures/takePicture.ts';
import { isPictured, PHONE, PICTURES, pathOf, sizesOf } from './pictures.mjs';
import { becomeFresh, comeToRest, layOut, watch } from './rest.ts';

/** Whether pictures are recorded anew. @see ../.ci/stories.mjs */
const isRecording = process.env.KENNEL_PICTURES === 'record';

/** Titles of stories in which the real stores ask the mocked servers. */
const RUNS_THE_APP = /^(?:Routes|Flows)\b/;

/** Whether the story before came to its end: what failed or was given up may never leave its page. */
let isPageClean = true;

/** Looks at a story at one size. @throws what is wrong with it there */
async function inspect(page: Page, context: TestContext, size: typeof PHONE): Promise<void> {
  let { overflow } = await layOut(page, size);
  // an app may have begun to read anew meanwhile
  if (RUNS_THE_APP.test(context.title) && (await becomeFresh(page)))
    ({ overflow } = await layOut(page, size));
  if (overflow > 0) throw new Error(`reaches ${overflow} px over the edge of a phone ${size.width} px wide`);
  if (process.platform !== 'linux' || !isPictured(context, size)) return;
  const { folder, name } = pathOf(context, size);
  const exhibit: Exhibit = {
    file: await takePicture(page),
    keptAt: join(PICTURES, folder, `${name}.webp`),
    differenceAt: join('.cache/pictures', folder, `${name}.png`),
  };
  if (isRecording) return keep(exhibit);
  const problem = await judge(exhibit);
  if (problem !== undefined) throw new Error(problem);
}

/** What the runner puts into the world around a test. */
interface RunnerGlobals {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly jestPlaywright: { resetPage(): Promise<void> };
  __sbSetupPage(page: Page, context: BrowserContext): Promise<void>;
}

/** A story that failed, or that left or loaded its page anew, leaves its page to nobody; and some stories stand alone. */
async function pageFor(page: Page, { id }: TestContext): Promise<Page> {
  const isUsable =
    isPageClean && !isAlone(id) && (await page.evaluate(() => '__test' in globalThis).catch(() => false));
  if (isUsable) return page;
  const globals = globalThis as unknown as RunnerGlobals;
  await globals.jestPlaywright.resetPage();
  await globals.__sbSetupPage(globals.page, globals.context);
  return globals.page;
}

/** Storybook's half in the page of a story. */
interface Preview {
  ready(): Promise<unknown>;
}

/** A story that is asked for while Storybook is still starting is rendered twice, and the second time tears into the first. */
async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
    await preview.ready();
  });
}

const config: TestRunnerConfig = {
  async preVisit(before, context) {
    const page = await pageFor(before, context);
    await untilStarted(page);
    isPageClean = false;
    watch(page).errors = [];
    await page.setViewportSize(PHONE);
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    isPageClean = true;
    const problems: string[] = [];
    const note = (thrown: unknown) =>
      problems.push(thrown instanceof Error ? thrown.message : String(thrown));
    await comeToRest(page);
    if (RUNS_THE_APP.test(context.title)) {
      await becomeFresh(page);
      await comeToRest(page);
    }
    for (const size of sizesOf(context)) await inspect(page, context, size).catch(note);
    problems.push(...(await clippedIn(page, context.id)), ...watch(page).errors);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
};

export default config;
