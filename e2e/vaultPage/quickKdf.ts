/** Stands where the product derives passwords, so that a contract of many vaults need not wait for each of them. */

import type { KeyDerivation } from '../../src/adapters/vault/kdf.ts';
import { cheapKeyDerivation } from '../../src/adapters/vault/testing/cheapKeyDerivation.ts';

/** Never to be used for a real password. */
export const createKeyDerivation = (): KeyDerivation => cheapKeyDerivation;
