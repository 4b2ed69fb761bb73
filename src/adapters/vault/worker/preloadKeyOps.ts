/** Begins early to load what is needed soon. */

import type { KeyServiceTools } from './WorkerTools.ts';

/** Loads the key operations beside other work. Whether that works is seen when it is used. */
export const preloadKeyOps = ({ loadKeyOps }: Pick<KeyServiceTools, 'loadKeyOps'>): void => {
  loadKeyOps().catch(() => undefined);
};
