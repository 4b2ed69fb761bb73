// Controls windows of the built workbench: only its preview, or all of it.
/** A page that is still blank after this time has failed. */
const LIMIT_MS = 60_000;

/** How long nothing may change before a page counts as finished. */
const QUIET_MS = 80;

const SCREEN = { width: 1440, height: 900 };

/** The frame with the stories; without a workbench, the page itself. */
async function framed(page) {
  if (page.url().includes('iframe.html')) return page.mainFrame();
  const element = await page.waitForSelector('#storybook-preview-iframe', { state: 'attached' });
  return element.contentFrame();
}

/** Opens a window, and records errors in it. */
export async function openWindow(browser, address) {
  const context = await browser.newContext({
    viewport: SCREEN,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const problems = [];
  page.on('crash', () => problems.push('the page crashed'));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(address, { waitUntil: 'commit' });
  const preview = await framed(page);
  // the workbench ignores requests before it has its index: then its title names the page
  if (preview !== page.mainFrame()) await page.waitForFunction(() => document.title.includes('⋅'));
  await preview.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
  await preview.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
  await finish(preview);
  return { page, preview, problems, close: () => context.close() };
}

/** Waits until a part of a page has not changed for a while. */
export const comeToRest = (page, selector) =>
  page.evaluate(
    ({ quietMs, limitMs, part }) =>
      new Promise((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quietMs);
        });
        const options = { subtree: true, childList: true, characterData: true };
        observer.observe(document.querySelector(part) ?? document.body, options);
        setTimeout(end, limitMs);
      }),
    { quietMs: QUIET_MS, limitMs: LIMIT_MS / 12, part: selector },
  );

/** Storybook's possible events after a request: the first one means success. */
export const ANSWERS = {
  docs: ['docsRendered', 'storyErrored', 'storyMissing', 'storyThrewException'],
  story: ['storyFinished', 'storyErrored', 'storyMissing', 'storyThrewException'],
};

/** Emits an event on Storybook's channel, and waits in the surrounding window for the reply. @returns the name of that */
export async function ask({ page, preview }, question, { storyId, viewMode }) {
  const answer = page.evaluate(
    ({ names, limitMs }) =>
      new Promise((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        const listeners = names.map((name) => [name, () => end(name)]);
        const timer = setTimeout(() => end('nothing'), limitMs);
        function end(name) {
          clearTimeout(timer);
          for (const [one, listener] of listeners) channel.off(one, listener);
          resolve(name);
        }
        for (const [name, listener] of listeners) channel.on(name, listener);
      }),
    { names: ANSWERS[viewMode], limitMs: LIMIT_MS },
  );
  await preview.evaluate(({ name, content }) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit(name, content), {
    name: question,
    content: { storyId, viewMode },
  });
  return answer;
}

/** Waits until no story in a window is loading: Storybook reloads its page when it is interrupted. */
export const finish = (preview) =>
  preview.waitForFunction(
    () =>
      globalThis.__STORYBOOK_PREVIEW__.storyRenders.every(
        (story) => !story.isPending() && !story.isPreparing(),
      ),
    undefined,
    { timeout: LIMIT_MS },
  );
