/**
 * The only way in which parts of the app are loaded lazily: screens, stores, rules, adapters.
 *
 * The `import()` is inside `lazyModule`, so that a part is loaded once, a failed load is retried by the next call, and a loaded part is
 * available at once. Routes declare the parts they need, which are loaded before rendering: components may call `get()`.
 */

/** A part that is loaded on first use. */
export interface LazyModule<Part> {
  /** Loads it once for all callers. Rejects when it can't be loaded; the next call retries. */
  load(): Promise<Part>;
  /** null before it is loaded */
  readonly loaded: Part | null;
  /** The part. @throws {Error} before it is loaded: the route must declare it */
  get(): Part;
  /** Calls back once it is loaded, whoever loads it; immediately if it is loaded. @returns unsubscribes */
  whenLoaded(listener: (part: Part) => void): () => void;
}

/** @param load - imports the module, and builds the part from it */
export function lazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  const waiting = new Set<(part: Part) => void>();
  let loading: Promise<Part> | null = null;
  let loaded: { readonly part: Part } | null = null;
  const loadNow = async (): Promise<Part> => {
    try {
      const part = await load();
      loaded = { part };
      for (const listener of waiting) listener(part);
      waiting.clear();
      return part;
    } catch (thrown) {
      loading = null;
      throw thrown;
    }
  };
  return {
    load() {
      loading ??= loadNow();
      return loading;
    },
    get loaded() {
      return loaded?.part ?? null;
    },
    get() {
      if (loaded === null) throw new Error('a part is used before it is loaded');
      return loaded.part;
    },
    whenLoaded(listener) {
      if (loaded !== null) listener(loaded.part);
      else waiting.add(listener);
      return () => void waiting.delete(listener);
    },
  };
}

/** A part that is loaded already, as in tests. */
export const presentModule = <Part>(part: Part): LazyModule<Part> => ({
  load: async () => part,
  loaded: part,
  get: () => part,
  whenLoaded(listener) {
    listener(part);
    return () => {};
  },
});

const RETRIES = 2;
const RETRY_DELAY_MS = 400;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

/**
 * Retries a load automatically, for parts that the user waits for.
 *
 * @param wait - between two attempts
 * @returns rejects with the error of the last attempt: then the file is gone, and only reloading the app helps
 */
export const withRetries =
  <Part>(load: () => Promise<Part>, wait: () => Promise<void> = pause) =>
  async (): Promise<Part> => {
    for (let attempt = 0; attempt < RETRIES; attempt += 1) {
      try {
        return await load();
      } catch {
        await wait();
      }
    }
    return load();
  };

/** Names of the methods that return a promise. */
type AsyncMethod<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => Promise<unknown> ? Name : never;
}[keyof Port] &
  string;

/**
 * Methods that load their part with the first call.
 *
 * @param names - of methods that return a promise
 */
export function lazyMethods<Port, Name extends AsyncMethod<Port>>(
  port: LazyModule<Port>,
  names: readonly Name[],
): Pick<Port, Name> {
  const later =
    (name: Name) =>
    async (...args: unknown[]) => {
      const part = await port.load();
      return (part[name] as (...given: unknown[]) => Promise<unknown>).apply(part, args);
    };
  return Object.fromEntries(names.map((name) => [name, later(name)])) as Pick<Port, Name>;
}
