/**
 * The one way in which parts of the app load late: screens, stores, rules, adapters.
 *
 * `import()` stands inside `lazyModule`, so that a part is loaded once, a load that failed is tried again by the next who
 * asks, and what was loaded is there at once. Routes name what they need, and it is loaded before they are drawn: whoever
 * is drawn may `get()` it.
 */

/** A part that loads with its first use. */
export interface LazyModule<Part> {
  /** Loads it, once for all who ask. Rejects when it can't be loaded; the next call tries again. */
  load(): Promise<Part>;
  /** null before it is loaded */
  readonly loaded: Part | null;
  /** The part. @throws {Error} before it is loaded: a route that needs it has to say so */
  get(): Part;
  /** Calls back once it is loaded, by whomever; at once where it is. @returns stops waiting */
  whenLoaded(listener: (part: Part) => void): () => void;
}

/** Makes one. @param load - imports it, and makes what is made of it */
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

/** One that came with what uses it, as in tests. */
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
 * Tries a load again by itself, for what a person waits for.
 *
 * @param wait - between two attempts
 * @returns rejects with what the last attempt threw: then the file is gone, and loading the app anew is what helps
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

/** Names of methods that answer later. */
type AsyncMethod<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => Promise<unknown> ? Name : never;
}[keyof Port] &
  string;

/**
 * Methods of a part that is loaded with the first call of one of them.
 *
 * @param names - of methods that answer with a promise
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
