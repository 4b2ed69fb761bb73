/**
 * Polyfills for the oldest supported engines: iOS 16's WebKit and Chromium 106 (`build/floor.ts`). The page and the key worker
 * import it first. It does nothing if the engine has the feature.
 *
 * `.ci/floor/features.ts` lists these names; a test compares both lists.
 */

/** Adds a non-enumerable method, like built-in ones. */
function fill(owner: object, name: string, value: unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, configurable: true, writable: true, enumerable: false });
}

/** Safari 17, Chrome 120. */
fill(URL, 'canParse', (url: string, base?: string): boolean => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
});

/** Chrome 110. */
fill(Array.prototype, 'toSorted', function toSorted<
  Item,
>(this: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
  return [...this].sort(compare);
});

/** Chrome 110. */
fill(Array.prototype, 'toReversed', function toReversed<Item>(this: readonly Item[]): Item[] {
  return [...this].reverse();
});

/** Safari 17.4, Chrome 116. The listeners are removed once one signal has aborted. */
fill(AbortSignal, 'any', (signals: Iterable<AbortSignal>): AbortSignal => {
  const controller = new AbortController();
  const all = [...signals];
  const end = (event: Event): void => controller.abort((event.target as AbortSignal).reason);
  for (const signal of all) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', end, { signal: controller.signal });
  }
  return controller.signal;
});

export {};
