/** Screens that load when they are needed, or a moment before; a failed load is tried again. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component and the way to load it ahead. */
export interface LazyScreen<Props> {
  /** read it each time it is drawn: after a load that failed for good it is another one, which tries again */
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  readonly preload: () => void;
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
  const create = () =>
    lazy(async () => {
      try {
        return { default: await attempt(load, wait, RETRIES) };
      } catch (thrown) {
        current = create();
        throw thrown;
      }
    });
  let current = create();
  return {
    get Component() {
      return current;
    },
    preload: () => {
      load().catch(() => {});
    },
  };
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
