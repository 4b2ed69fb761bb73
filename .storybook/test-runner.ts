// Checks of every story besides rendering and axe: no error in the page, nothing wider than the phone, an unchanged picture, and
// for some states of every screen, that other languages fit too.
import { join } from 'node:path';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { USUAL_SURROUNDINGS } from '../stories/support/surroundings.ts';
import { isAlone } from './alone.ts';
import { planOf } from './builtIndex.ts';
import { clippedIn, cutOff } from './clipping.ts';
import { drawNextWith, drawWith } from './globals/drawWith.ts';
import { type Exhibit, judge, keep } from './pictures/judge.ts';
import { takePicture } from './pictures/takePicture.ts';
import { PHONE, PICTURES, pathOf, SMALL_PHONE, type View } from './pictures.mjs';
import { becomeFresh, comeToRest, layOut, resize, type Stillness, tryOn, watch } from './rest.ts';

/** Whether pictures are recorded again. @see ../.ci/stories.mjs */
const isRecording = process.env.KENNEL_PICTURES === 'record';

/** Titles of stories in which real stores request the mocked servers. */
const RUNS_THE_APP = /^(?:Routes|Journeys)\b/;
const SCREENS = /^Screens\b/;

/** Whether the previous story finished: a failed or aborted one may never leave its page. */
let isPageClean = true;

/** Results for a story. */
interface Findings {
  /** what is wrong with it */
  readonly problems: string[];
  /** what is wrong with its pictures, or undefined: compared while the page goes on */
  readonly verdicts: Promise<string | undefined>[];
}

/** How often a picture is retaken at most, before it is compared as it is. */
const TRIES = 5;

/** Lays a story out and takes its picture, until no data was refreshed meanwhile: an app may start to at any time. */
async function pose(page: Page, { title }: TestContext, { size }: View): Promise<[Stillness, Buffer]> {
  for (let tries = 1; ; tries += 1) {
    const stillness = await layOut(page, size);
    const file = await takePicture(page, stillness);
    if (!RUNS_THE_APP.test(title) || tries === TRIES || (await becomeFresh(page)) !== 'again')
      return [stillness, file];
  }
}

/** A picture, with its paths. */
function exhibitOf(file: Buffer, context: TestContext, view: View): Exhibit {
  const { folder, name } = pathOf(context, view);
  return {
    file,
    keptAt: join(PICTURES, folder, `${name}.webp`),
    differenceAt: join('.cache/pictures', folder, `${name}.png`),
    nowAt: join('.cache/pictures', folder, `${name}.now.png`),
  };
}

/** Compares a picture, or saves it. @returns what is wrong with it, or undefined */
const judgeOrKeep = (exhibit: Exhibit): Promise<string | undefined> =>
  (isRecording ? keep(exhibit).then(() => undefined) : judge(exhibit)).catch(({ message }: Error) => message);

/** Checks a story in one view. @throws what is wrong with it there, besides its picture */
async function inspect(page: Page, context: TestContext, view: View, { verdicts }: Findings): Promise<void> {
  const { size } = view;
  const isPictured = process.platform === 'linux' && planOf(context.id).pictured.includes(view);
  const [stillness, file] = isPictured ? await pose(page, context, view) : [];
  const overflow = stillness === undefined ? await tryOn(page, size) : stillness.overflow;
  if (overflow > 0)
    throw new Error(`${view.name}: reaches ${overflow} px over the edge of a window ${size.width} px wide`);
  if (size === SMALL_PHONE && SCREENS.test(context.title)) {
    const cut = await cutOff(page);
    if (cut.length > 0) throw new Error(cut.map((text) => `${view.name}: ${text}`).join('\n'));
  }
  if (file !== undefined) verdicts.push(judgeOrKeep(exhibitOf(file, context, view)));
}

/** Checks a story in some views. */
async function inViews(page: Page, context: TestContext, views: readonly View[], findings: Findings) {
  for (const view of views) {
    if (view.globals !== undefined) {
      await drawWith(page, { ...USUAL_SURROUNDINGS, ...view.globals, a11y: { manual: true } });
      await comeToRest(page);
    }
    await inspect(page, context, view, findings).catch((thrown: Error) =>
      findings.problems.push(thrown.message),
    );
  }
}

/** Pages in which Storybook has started. */
const started = new WeakSet<Page>();

/** Globals of the runner in a test. */
interface RunnerGlobals {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly jestPlaywright: { resetPage(): Promise<void> };
  __sbSetupPage(page: Page, context: BrowserContext): Promise<void>;
}

/**
 * Keeps a closing page from notifying its service worker: without any page the worker would deactivate its mocks, while the
 * next page already relies on it.
 */
function leaveQuietly(): void {
  ServiceWorker.prototype.postMessage = () => undefined;
}

/** The same page, reloaded, with nothing left by a story. Its bindings survive that. */
async function loadedAnew(page: Page): Promise<void> {
  const { __sbSetupPage: setUp, context } = globalThis as unknown as RunnerGlobals;
  started.delete(page);
  await page.evaluate(leaveQuietly);
  const bound = new Proxy(page, {
    get(target, name) {
      if (name === 'exposeBinding') return () => Promise.resolve();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await setUp(bound, context);
}

/** A story's page is not reused after it failed, or left or reloaded its page; and some stories get their own. */
async function pageFor(page: Page, { id }: TestContext): Promise<Page> {
  const isUsable = isPageClean && (await page.evaluate(() => '__test' in globalThis).catch(() => false));
  if (isUsable) {
    if (isAlone(id)) await loadedAnew(page);
    return page;
  }
  const globals = globalThis as unknown as RunnerGlobals;
  await globals.jestPlaywright.resetPage();
  await globals.__sbSetupPage(globals.page, globals.context);
  return globals.page;
}

/** Storybook's preview in the page of a story. */
interface Preview {
  ready(): Promise<unknown>;
}

/** Waits for Storybook's start: a story requested before that is rendered twice, and the second time interrupts the first. */
async function untilStarted(page: Page): Promise<void> {
  if (started.has(page)) return;
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
    await preview.ready();
  });
  started.add(page);
}

const config: TestRunnerConfig = {
  async preVisit(before, context) {
    const page = await pageFor(before, context);
    await untilStarted(page);
    isPageClean = false;
    watch(page).errors = [];
    await resize(page, PHONE);
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const findings: Findings = { problems: [], verdicts: [] };
    const { problems, verdicts } = findings;
    await comeToRest(page);
    if (RUNS_THE_APP.test(context.title)) {
      await becomeFresh(page);
      await comeToRest(page);
    }
    const { views, isDisguised } = planOf(context.id);
    const others = views.filter(({ globals }) => globals);
    await inViews(
      page,
      context,
      views.filter(({ globals }) => !globals),
      findings,
    );
    if (isDisguised) problems.push(...(await clippedIn(page)));
    await inViews(page, context, others, findings);
    if (isDisguised || others.length > 0)
      await drawNextWith(page, { ...USUAL_SURROUNDINGS, a11y: { manual: false } });
    for (const verdict of await Promise.all(verdicts)) if (verdict !== undefined) problems.push(verdict);
    isPageClean = true;
    problems.push(...watch(page).errors);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
};

export default config;
