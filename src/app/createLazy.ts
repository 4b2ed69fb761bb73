/** Screens that load when they are needed, or a moment before; a failed load is tried again. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component and the way to load it ahead. */
export interface LazyScreen<Props> {
  /**
   * Read it each time it is drawn: after a load that failed for good it is another one, which tries again. What was loaded
   * ahead is drawn at once, without a placeholder: React shows one for 300 ms at least.
   */
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Loads it ahead. Resolves once it is here, or could not be loaded; drawing it tries again then. */
  readonly preload: () => Promise<void>;
}

const RETRIES = 2;
const RETRY_DELAY_MS = 400;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

/**
 * Makes a lazy screen.
 *
 * @param load - imports the component
 * @param wait - between two attempts
 * @throws what the last attempt threw, to the error boundary: then the chunk is gone, and reloading is what helps
 */
export function createLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
  wait: () => Promise<void> = pause,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  const create = () =>
    lazy(() => {
      if (loaded !== null) return atOnce({ default: loaded });
      return loadPatiently();
    });
  const loadPatiently = async () => {
    try {
      return { default: await attempt(loadOnce, wait, RETRIES) };
    } catch (thrown) {
      current = create();
      throw thrown;
    }
  };
  let current = create();
  return {
    get Component() {
      return current;
    },
    preload: () => loadOnce().then(ignore, ignore),
  };
}

const ignore = (): void => {};

/** A promise that answers while it is asked, as React allows, where an ordinary one answers later. */
function atOnce<Value>(value: Value): Promise<Value> {
  const settled = Promise.resolve(value);
  return Object.assign(settled, {
    // biome-ignore lint/suspicious/noThenProperty: that it answers at once is what it is for
    then: (onFulfilled: (value: Value) => unknown) => onFulfilled(value),
  });
}

async function attempt<Value>(
  load: () => Promise<Value>,
  wait: () => Promise<void>,
  retries: number,
): Promise<Value> {
  try {
    return await load();
  } catch (thrown) {
    if (retries === 0) throw thrown;
    await wait();
    return attempt(load, wait, retries - 1);
  }
}
