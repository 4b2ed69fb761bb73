// Opens every page of the built workbench like a user, and the controls panel of every title: nothing may throw, log an error,
// request an unmocked server, or stay blank. Parts of title ids select some of them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, OWN_FONTS } from './browser.mjs';
import { ROOT } from './install.mjs';
import { judgeControls, judgeManifest, judgePage, reportOf } from './judgeDocs.mjs';
import { serve } from './serve.mjs';
import { ask, comeToRest, finish, openWindow } from './workbench.mjs';

const BUILT = join(ROOT, process.env.KENNEL_STORYBOOK ?? 'dist/storybook');

/** Number of windows: one more than cores, since a page sometimes waits. */
const WINDOWS = 1 + availableParallelism();

/** Switches of the browser. Invisible work is turned off, such as the address bar's pages and a spare process. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-features=PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
];

const given = process.argv.slice(2);
const wanted = given.filter((flag) => !flag.startsWith('--'));
const reportPath = given.find((flag) => flag.startsWith('--outputFile='))?.split('=')[1];

if (!existsSync(join(BUILT, 'index.json'))) {
  console.error('The stories are not built: npm run build:storybook');
  process.exit(1);
}

const isWanted = (id) => wanted.length === 0 || wanted.some((part) => id.includes(part));

/** What is opened: each documentation page, and the first story of each title with controls. */
function findPlaces() {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8'));
  const every = Object.values(entries);
  const all = every.filter(({ id }) => isWanted(id));
  const pages = all.filter(({ type }) => type === 'docs');
  const documented = all.filter(({ type, tags }) => type === 'story' && tags.includes('autodocs'));
  const firsts = new Map(documented.map((story) => [story.title, story]).reverse());
  const welcome = every.find(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'));
  const ids = all.filter(({ type }) => type === 'story').map(({ id }) => id);
  return { all: ids, pages, stories: [...firsts.values()].reverse(), welcome };
}

/** Opens a documentation page in a preview window. @returns what is wrong with it */
async function openPage(opened, { id }) {
  const { page, problems } = opened;
  problems.length = 0;
  const answer = await ask(opened, 'setCurrentStory', { storyId: id, viewMode: 'docs' });
  // its blocks are loaded with the first page
  await page
    .waitForFunction(() => document.querySelector('#storybook-docs')?.innerText.trim(), undefined, {
      timeout: 20_000,
    })
    .catch(() => null);
  await comeToRest(page, '#storybook-docs');
  await finish(page);
  const shown = await page.evaluate(() => {
    const docs = document.querySelector('#storybook-docs');
    return {
      text: docs?.checkVisibility() ? docs.innerText.trim() : '',
      isCovered: document.querySelector('body > [data-portal] [role="dialog"]') !== null,
      top: Math.round(scrollY),
    };
  });
  return judgePage(answer, problems, shown);
}

/** Keeps a story from playing, which is tested with the stories. @returns whether it has arguments */
const keepStill = (preview, id) =>
  preview.evaluate(async (storyId) => {
    const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
    story.playFunction = undefined;
    return Object.keys(story.argTypes).length > 0;
  }, id);

/** Opens a story in a workbench window, next to its controls. @returns what is wrong with them */
async function openControls(opened, { id }) {
  const { page, preview, problems } = opened;
  problems.length = 0;
  const hasArguments = await keepStill(preview, id);
  const answer = await ask(opened, 'selectStory', { storyId: id, viewMode: 'story' });
  const row = page.locator('#storybook-panel-root .docblock-argstable-body tr');
  await comeToRest(page, '#storybook-panel-root');
  await finish(preview);
  // the frame batches a story's events and draws its panel afterwards, sometimes twice: so wait for rows last
  if (hasArguments)
    await row
      .first()
      .waitFor({ state: 'attached' })
      .catch(() => null);
  const rows = await row.count();
  return judgeControls(answer, problems, { rows, hasArguments });
}

/** Reads the arguments of every story, without showing it: they must serialize as JSON for the panel. @returns what is wrong, by story */
async function readArguments(browser, url, ids) {
  const { page, close } = await openWindow(browser, `${url}/iframe.html`);
  const wrong = await page.evaluate(async (storyIds) => {
    const { storyStoreValue: store } = globalThis.__STORYBOOK_PREVIEW__;
    const found = {};
    for (const storyId of storyIds) {
      try {
        const { initialArgs, argTypes } = await store.loadStory({ storyId });
        const shown = Object.keys(initialArgs).filter((name) => argTypes[name]?.control !== false);
        for (const name of shown) JSON.stringify(initialArgs[name]);
      } catch (error) {
        found[storyId] = String(error);
      }
    }
    return found;
  }, ids);
  await close();
  return ids.map((id) => ({ name: `arguments of ${id}`, problems: id in wrong ? [wrong[id]] : [] }));
}

const NO_MONEY = { protected: '0', small: '0', immature: '0', unconfirmed: '0' };

/** Edits in the panel, and what the story shows then. A panel sends lists and records as JSON. */
const EDITS = [
  { story: 'components-money-amounttext--decimals', write: ['amount', '7.25'], shows: '7.25' },
  {
    story: 'components-money-amounttext--decimals',
    write: ['amount', 'much'],
    shows: '“much” is not a number',
  },
  { story: 'components-money-amounttext--decimals', write: ['amount', '8'], shows: '8 DOGE' },
  {
    story: 'screens-home-overview--ready',
    send: { breakdown: { ...NO_MONEY, spendable: '3.5', total: '3.5' } },
    shows: '3.5',
  },
  { story: 'screens-home-overview--ready', choose: ['status', 'empty'], shows: '0 DOGE' },
];

/** Makes an edit. @returns what is wrong */
async function edit(opened, { story, write, choose, send, shows }) {
  const { page, preview, problems } = opened;
  problems.length = 0;
  const control = ([name]) => page.locator(`#storybook-panel-root #control-${name}`);
  if (write) await control(write).fill(write[1]);
  if (choose) await control(choose).selectOption({ label: choose[1] });
  if (send) {
    await preview.evaluate(
      ([storyId, updatedArgs]) => {
        globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId, updatedArgs });
      },
      [story, send],
    );
  }
  const isShown = await preview
    .waitForFunction(
      (text) => document.querySelector('#storybook-root')?.innerText.replace(/\s+/g, ' ').includes(text),
      shows,
    )
    .catch(() => null);
  await finish(preview);
  return isShown === null ? [...problems, `does not show ${shows}`] : [...problems];
}

/** Edits stories one after another in the workbench. */
async function editAll(browser, address) {
  const steps = EDITS.filter(({ story }) => isWanted(story));
  if (steps.length === 0) return [];
  const opened = await openWindow(browser, address);
  const results = [];
  let shown;
  for (const step of steps) {
    const wrong = shown === step.story ? [] : await openControls(opened, { id: step.story });
    shown = step.story;
    const problems = [...wrong, ...(await edit(opened, step))];
    results.push({ name: `edit of ${step.story} to ${step.shows}`, problems });
  }
  await opened.close();
  return results;
}

/** Opens places one after another in the given number of windows; after a problem the window is replaced. */
async function openAll(browser, places, { address, open, kind }) {
  const left = [...places];
  const results = [];
  const work = async () => {
    let opened;
    const look = async (place) => {
      try {
        opened ??= await openWindow(browser, address);
        return await open(opened, place);
      } catch (error) {
        return [error.message];
      }
    };
    for (let place = left.shift(); place !== undefined; place = left.shift()) {
      const name = `${kind} ${place.id}`;
      const problems = await look(place);
      results.push({ name, problems });
      if (problems.length === 0) continue;
      await opened?.close();
      opened = undefined;
    }
    await opened?.close();
  };
  await Promise.all(Array.from({ length: Math.min(WINDOWS, places.length) }, work));
  return results;
}

const started = Date.now();
const { url, close } = await serve(BUILT);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: SWITCHES,
  env: OWN_FONTS,
});
const { all, pages, stories, welcome } = findPlaces();
const inPreview = { kind: 'page', address: `${url}/iframe.html`, open: openPage };
/**
 * Starts at a documentation page, so that the first story is requested like all others. Without the sidebar, which would be redrawn
 * for each of them, and without axe, which has already checked them.
 */
const inWorkbench = {
  kind: 'controls of',
  address: `${url}/?path=/docs/${welcome.id}&nav=false&addonPanel=addon-controls&globals=a11y.manual:!true`,
  open: openControls,
};

const took = {};
async function timed(part, done) {
  const begunMs = Date.now();
  const found = await done();
  took[part] = `${((Date.now() - begunMs) / 1000).toFixed(1)} s`;
  for (const { name, problems } of found.filter((one) => one.problems.length > 0)) {
    console.error(`${name}\n  ${problems.join('\n  ').slice(0, 600)}`);
  }
  return found;
}
/** The manifest for agents and editors. */
function readManifest() {
  const titles = [...new Set(all.map((id) => id.split('--')[0]))].filter((id) =>
    id.startsWith('components-'),
  );
  const text = readFileSync(join(BUILT, 'manifests/components.json'), 'utf8');
  return [{ name: 'manifest of components', problems: judgeManifest(text, titles, ROOT) }];
}
/** Arguments and edits have one window each. */
const results = [
  ...(await Promise.all([
    timed('arguments', () => readArguments(browser, url, all)),
    timed('edits', () => editAll(browser, inWorkbench.address)),
  ])),
  await timed('manifest', readManifest),
  await timed('pages', () => openAll(browser, pages, inPreview)),
  await timed('controls', () => openAll(browser, stories, inWorkbench)),
].flat();
await browser.close();
await close();

const failed = results.filter(({ problems }) => problems.length > 0);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
const parts = Object.entries(took).map((entry) => entry.join(' '));
console.log(
  `the arguments of ${all.length} stories, ${pages.length} pages, and the controls of ${stories.length} titles: ` +
    `${failed.length} wrong, in ${seconds} s (${parts.join(', ')})`,
);
if (reportPath !== undefined) {
  mkdirSync(dirname(reportPath), { recursive: true });
  writeFileSync(reportPath, JSON.stringify(reportOf(results)));
}
process.exit(failed.length === 0 && results.length > 0 ? 0 : 1);
