/** Replaces the product's key derivation, so that a contract with many vaults need not wait for each of them. */

import { cheapKeyDerivation } from '../../mocks/vault/cheapKeyDerivation.ts';
import type { KeyDerivation } from '../../src/adapters/vault/records/openVault.ts';

/** Never to be used for a real password. */
export const createKeyDerivation = (): KeyDerivation => cheapKeyDerivation;
