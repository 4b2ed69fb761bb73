/** Screens that load when they are needed, or a moment before; a failed load is tried again. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component and the way to load it ahead. */
export interface LazyScreen<Props> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  readonly preload: () => void;
}

const RETRIES = 2;
const RETRY_DELAY_MS = 400;

/**
 * Makes a lazy screen.
 *
 * @param load - imports the component
 * @throws what the last attempt threw, to the error boundary: then the chunk is gone, and reloading is what helps
 */
export function createLazy<Props>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  const loadAgain = async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await attempt(load, RETRIES),
  });
  return {
    Component: lazy(loadAgain),
    preload: () => {
      load().catch(() => {});
    },
  };
}

async function attempt<Value>(load: () => Promise<Value>, retries: number): Promise<Value> {
  try {
    return await load();
  } catch (thrown) {
    if (retries === 0) throw thrown;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return attempt(load, retries - 1);
  }
}
