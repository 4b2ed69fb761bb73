/** Stands where the product stretches passwords, so that a contract of many vaults need not wait for each of them. */

import type { Stretcher } from '../../src/adapters/vault/stretch.ts';
import { cheapStretcher } from '../../src/adapters/vault/testing/cheapStretcher.ts';

/** Never to be used for a real password. */
export const createStretcher = (): Stretcher => cheapStretcher;
