/** What each worker of the journeys has to itself: two ports for sandboxes, where its browser finds the indexers. */
import { inject } from 'vitest';
import type { Ports } from './ports.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testPorts: readonly Ports[];
  }
}

/** The place of the worker that asks. */
export function testPorts(): Ports {
  const own = inject('testPorts')[Number(process.env.VITEST_POOL_ID) - 1];
  if (own === undefined) throw new RangeError('more workers than ports');
  return own;
}
