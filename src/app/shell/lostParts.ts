/**
 * Parts of the app that no second `import()` brings. Firefox keeps a failed one for as long as the page lives, as HTML says, and
 * in every browser the files of an older version are gone once a newer one is out. "Try again" helps there by
 * reloading the page.
 */

/** What is needed of the page. */
export interface PartsPage {
  /** its window: hears presses, and of every `import()` that failed */
  readonly events: EventTarget;
  /** what the server says of a file now; rejects when it doesn't answer */
  readonly statusOf: (url: string) => Promise<number>;
  /** false while something is on show that a reload would lose */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

const ADDRESS = /https?:\/\/\S+/;
const GONE: readonly number[] = [404, 410];

/** Failures that come so long after a press are not its doing, milliseconds. */
const PRESS_COUNTS_MS = 10_000;

/**
 * Reloads when a part fails again after a press that came later than its first failure, while the server has the file, or has
 * it no more. A server that is down is left to "Try again" alone.
 *
 * @returns stops
 */
export function reloadForLostParts(page: PartsPage): () => void {
  const { events, statusOf, mayReload, reload } = page;
  /** when each part failed first, by what the browser says of it */
  const failedAt = new Map<string, number>();
  let pressedAt = Number.NEGATIVE_INFINITY;
  const reloadIfThere = async (message: string) => {
    const url = ADDRESS.exec(message)?.[0] ?? import.meta.env.BASE_URL;
    const status = await statusOf(url).catch(() => 0);
    const helps = (status >= 200 && status < 300) || GONE.includes(status);
    if (helps && mayReload()) reload();
  };
  const onPress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  const onFailure = (event: Event) => {
    const { payload, timeStamp } = event as Event & { readonly payload?: unknown };
    const message = payload instanceof Error ? payload.message : '';
    const first = failedAt.get(message);
    if (first === undefined) failedAt.set(message, timeStamp);
    else if (pressedAt > first && timeStamp - pressedAt < PRESS_COUNTS_MS) void reloadIfThere(message);
  };
  events.addEventListener('click', onPress, true);
  events.addEventListener('vite:preloadError', onFailure);
  return () => {
    events.removeEventListener('click', onPress, true);
    events.removeEventListener('vite:preloadError', onFailure);
  };
}

/** The page that the app runs in. */
export const partsPage = (mayReload: () => boolean): PartsPage => ({
  events: window,
  statusOf: async (url) => (await fetch(url, { method: 'HEAD', cache: 'no-store' })).status,
  mayReload,
  reload: () => window.location.reload(),
});
