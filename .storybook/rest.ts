// Watches the page of a story, and waits until nothing in it moves any more.
import type { Page, Request } from 'playwright';

/** After this time a story is looked at even if it never comes to rest. */
const LIMIT_MS = 5000;

/** So long nothing may change before a story counts as finished: a part that loads late has asked for its code by then. */
const QUIET_MS = 80;

/** CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is known of a page: its complaints about the story on show, and the files it waits for. */
export interface Watch {
  errors: string[];
  readonly loading: Set<Request>;
}
const watches = new WeakMap<Page, Watch>();

const FILES = ['script', 'stylesheet', 'font', 'image'];

/** Begins to watch a page. What a mocked server answers with an error is part of its story. */
export function watch(page: Page): Watch {
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
export async function comeToRest(page: Page): Promise<void> {
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
export async function standStill(page: Page): Promise<void> {
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
export async function unroll(page: Page, size: Size): Promise<void> {
  const height = await page.evaluate(() =>
    document.querySelector('[role="dialog"]') ? 0 : document.documentElement.scrollHeight,
  );
  if (height <= size.height) return;
  await page.setViewportSize({ ...size, height });
  await standStill(page);
}
