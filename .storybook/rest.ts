// Watches the page of a story, and waits until nothing in it changes any more.
import type { Page, Request } from 'playwright';
import { sessionOf } from './pictures/session.ts';

/** After this time a story is tested even if it never settles. */
const LIMIT_MS = 5000;

/** How long an app may refresh its data: a slow machine takes its time. Milliseconds. */
const STALE_LIMIT_MS = 15_000;

/** How long nothing may change before a story counts as finished: lazily loaded parts have requested their code by then. */
const QUIET_MS = 80;

/** CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The state of a page: errors of the current story, and the files that are loading. */
export interface Watch {
  errors: string[];
  readonly loading: Set<Request>;
}
const watches = new WeakMap<Page, Watch>();

const FILES = ['script', 'stylesheet', 'font', 'image'];

/** Telegram for macOS sends this event without data, and the SDK logs it each time. It listens before we do. */
const MACOS_VIEWPORT = /"viewport_changed" event.*\{eventType: viewport_changed, eventData: null\}/s;

/** Errors, and warnings of MobX and React. */
const isComplaint = (type: string, text: string): boolean =>
  (type === 'error' && !MACOS_VIEWPORT.test(text)) ||
  (type === 'warning' && /^(?:\[MobX\]|\[mobx|Warning: )/.test(text));

/** Starts watching a page. Error responses of mocked servers are part of a story. */
export function watch(page: Page): Watch {
  const found = watches.get(page);
  if (found) return found;
  const begun: Watch = { errors: [], loading: new Set() };
  watches.set(page, begun);
  page.on('pageerror', (error) => begun.errors.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    const isElsewhere = url !== '' && !url.startsWith(new URL(page.url()).origin);
    if (isComplaint(message.type(), message.text()) && !isElsewhere) begun.errors.push(message.text());
  });
  page.on('request', (request) => FILES.includes(request.resourceType()) && begun.loading.add(request));
  page.on('requestfinished', (request) => begun.loading.delete(request));
  page.on('requestfailed', (request) => begun.loading.delete(request));
  return begun;
}

/** An app's page: whether visible data was refreshed, or a toast was shown, since the last call. */
interface StoryWindow {
  wasStale?: boolean;
}

const STALE = '[data-refreshing], [data-toast]';

/** @returns whether all data is fresh, and was since the last call */
const wasFresh = (stale: string) => {
  const page = globalThis as unknown as StoryWindow;
  const isFresh = () => document.querySelector(stale) === null;
  if (page.wasStale === undefined)
    new MutationObserver(() => {
      page.wasStale ||= !isFresh();
    }).observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-refreshing', 'data-toast'],
    });
  const wasStale = page.wasStale ?? false;
  page.wasStale = false;
  return !wasStale && isFresh();
};

const isFreshAgain = (stale: string) => {
  if (document.querySelector(stale) !== null) return false;
  (globalThis as unknown as StoryWindow).wasStale = false;
  return true;
};

/**
 * Waits until no visible data is being refreshed, and no toast is left: an app may continue after its story has ended.
 *
 * @returns `fresh` if there was none since the last call; `again` if there was and it is over; `never` if it stays, as in some
 * states
 */
export async function becomeFresh(page: Page): Promise<'fresh' | 'again' | 'never'> {
  if (await page.evaluate(wasFresh, STALE)) return 'fresh';
  return page.waitForFunction(isFreshAgain, STALE, { timeout: STALE_LIMIT_MS }).then(
    () => 'again',
    () => 'never',
  );
}

/** Waits until the page hasn't changed for a while, was drawn meanwhile, and isn't loading files. */
export async function comeToRest(page: Page): Promise<void> {
  const { loading } = watch(page);
  const lastMs = Date.now() + LIMIT_MS;
  let isComing = false;
  do {
    isComing = await page.evaluate(
      (quietMs) =>
        new Promise<boolean>((resolve) => {
          const end = () => {
            observer.disconnect();
            // whether a part of the page is still loading
            resolve(document.querySelector('[data-coming]') !== null);
          };
          // on a busy machine no frame may come for longer than that, and sizes are measured in frames
          let frames = 0;
          let isQuiet = false;
          const endWhenDrawn = () => isQuiet && frames >= 2 && end();
          const drawTwice = () =>
            requestAnimationFrame(() => {
              frames += 1;
              if (frames < 2) drawTwice();
              else endWhenDrawn();
            });
          const beQuiet = () => {
            isQuiet = true;
            endWhenDrawn();
          };
          let timer = setTimeout(beQuiet, quietMs);
          drawTwice();
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            isQuiet = false;
            timer = setTimeout(beQuiet, quietMs);
            const wereDrawn = frames >= 2;
            frames = 0;
            if (wereDrawn) drawTwice();
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
  } while ((loading.size > 0 || isComing) && Date.now() < lastMs);
}

/** Measurements of a still page. */
export interface Stillness {
  /** how far it overflows the phone, CSS pixels */
  readonly overflow: number;
  /** of the whole page; 0 for a dialog, which covers the window and is shown at its true size */
  readonly height: number;
  /** of the story's content, CSS pixels: the height of rows that were never visible is estimated */
  readonly storyHeight: number;
  /** whether all of it was repainted */
  readonly isFresh: boolean;
  /** whether the story is a component on an empty ground, and not a whole page */
  readonly isPadded: boolean;
}

/**
 * Waits until the story has replaced Storybook's spinner, and fonts, images and two more frames are done. Everything is
 * repainted, unless the page is higher than the limit (CSS pixels): then the phone grows first.
 */
function standStill(page: Page, phone: Size, limit = Number.POSITIVE_INFINITY): Promise<Stillness> {
  return page.evaluate(
    async ({ limitMs, limitHeight, phoneHeight }) => {
      const { body, documentElement, fonts, images, activeElement } = document;
      const story = document.querySelector('#storybook-root') as Element;
      const isLate = new Promise((resolve) => setTimeout(resolve, limitMs, 'late'));
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isShown = async () => {
        while (!body.classList.contains('sb-show-main')) await frame();
      };
      // the available room stays the same while the page is made longer
      documentElement.style.setProperty('--phone-height', `${phoneHeight}px`);
      if (activeElement instanceof HTMLElement) activeElement.blur();
      window.scrollTo(0, 0);
      const heightOf = () => (document.querySelector('[role="dialog"]') ? 0 : documentElement.scrollHeight);
      const isFresh = heightOf() <= limitHeight;
      if (isFresh) {
        // the earlier layers are reused otherwise, and change the shade of curved edges
        documentElement.style.visibility = 'hidden';
        // the first frame begins before it is painted
        for (let turn = 0; turn < 2; turn++) await frame();
        documentElement.style.visibility = '';
      }
      const drawn = Array.from(images, (image) => image.decode().catch(() => undefined));
      const first = await Promise.race([Promise.all([isShown(), fonts.ready, ...drawn]), isLate]);
      if (first === 'late' && !body.classList.contains('sb-show-main')) throw new Error('shows no story');
      for (let turn = 0; turn < 2; turn++) await frame();
      return {
        overflow: documentElement.scrollWidth - documentElement.clientWidth,
        height: heightOf(),
        storyHeight: Math.round(story.getBoundingClientRect().height),
        isFresh,
        // Storybook's own class
        isPadded: body.classList.contains('sb-main-padded'),
      };
    },
    { limitMs: LIMIT_MS, limitHeight: limit, phoneHeight: phone.height },
  );
}

const sizes = new WeakMap<Page, Size>();

/** The current size of a page, CSS pixels. */
export const sizeOf = (page: Page): Size => {
  const size = sizes.get(page) ?? page.viewportSize();
  if (size === null) throw new TypeError('a page of no size');
  return size;
};

/**
 * Resizes a page through DevTools: Playwright would also resize the window around it, whose invisible UI takes time to draw. The
 * browser takes its time even for an unchanged size.
 */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  const now = sizeOf(page);
  if (now.width === width && now.height === height) return;
  sizes.set(page, { width, height });
  await (await sessionOf(page)).send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
    screenOrientation: { angle: 0, type: 'landscapePrimary' },
  });
}

/**
 * Shows a story on a phone without taking a picture.
 *
 * @returns how far it overflows the phone, CSS pixels
 */
export async function tryOn(page: Page, size: Size): Promise<number> {
  await resize(page, size);
  return page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Maximum height of a phone: an endless list would grow on and on. */
const HIGHEST = 2000;

/** Maximum error of an estimated height, CSS pixels; larger differences mean that more rows were loaded. */
const FAR_OFF = 100;

/**
 * Shows a story on a phone, and then grows the phone to the page's height, so that its sticky footer covers nothing.
 */
export async function layOut(page: Page, size: Size): Promise<Stillness> {
  await resize(page, size);
  const first = await standStill(page, size, size.height);
  if (first.height <= size.height) return first.isFresh ? first : standStill(page, size);
  const growTo = async (height: number): Promise<Stillness> => {
    await resize(page, { ...size, height: Math.min(height, HIGHEST) });
    // a list loads more when its end is visible
    await comeToRest(page);
    return standStill(page, size);
  };
  const grown = await growTo(first.height);
  const wrong = grown.storyHeight - first.storyHeight;
  // it is as high as the window plus something: the error would be the same each time
  const growsAlong = wrong === first.height - size.height;
  if (wrong !== 0 && Math.abs(wrong) < FAR_OFF && !growsAlong) await growTo(first.height + wrong);
  return first;
}
