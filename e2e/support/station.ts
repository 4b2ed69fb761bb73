/** What each worker of the journeys has to itself: two ports for sandboxes, and a browser that finds the indexers there. */
import { inject } from 'vitest';
import type { Ports } from './ports.ts';

/** The place of one worker. */
export interface Station extends Ports {
  readonly browserEndpoint: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    stations: readonly Station[];
  }
}

/** The place of the worker that asks. */
export function station(): Station {
  const own = inject('stations')[Number(process.env.VITEST_POOL_ID) - 1];
  if (own === undefined) throw new RangeError('more workers than stations');
  return own;
}
