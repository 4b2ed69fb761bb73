/**
 * Parts of the app that a second `import()` cannot load. Firefox caches a failed one for the lifetime of the page, as HTML specifies, and
 * in every browser the files of an older version are gone once a newer one is released. For these, "Try again" reloads the page.
 */

export interface PartsPage {
  /** its window: receives presses, and an event for every failed `import()` */
  readonly events: EventTarget;
  /** the server's current status for a file; rejects when it doesn't respond */
  readonly statusOf: (url: string) => Promise<number>;
  /** false while something is displayed that a reload would lose */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

const ADDRESS = /https?:\/\/\S+/;
const GONE: readonly number[] = [404, 410];

/** Failures this long after a press are not caused by it, milliseconds. */
const PRESS_COUNTS_MS = 10_000;

/**
 * Reloads when a part fails again after a press that followed its first failure, if the server has the file, or no longer has it. If the
 * server is down, "Try again" does not reload.
 *
 * @returns stops
 */
export function reloadForLostParts(page: PartsPage): () => void {
  const { events, statusOf, mayReload, reload } = page;
  /** time of each part's first failure, by the browser's message */
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

export const partsPage = (mayReload: () => boolean): PartsPage => ({
  events: window,
  statusOf: async (url) => (await fetch(url, { method: 'HEAD', cache: 'no-store' })).status,
  mayReload,
  reload: () => window.location.reload(),
});
