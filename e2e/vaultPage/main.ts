/** A page with nothing but the product's vault on it, for tests to call. */

import '../../src/app/boot/trustedTypesPolicy.ts';
import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import { createBrowserVault } from '../../src/adapters/vault/client/browserVault.ts';
import type { Vault } from '../../src/ports/Vault.ts';

declare global {
  /** the vault of the user whom the address names */
  var vault: Vault;
}

const userId = new URLSearchParams(location.search).get('user');
globalThis.vault = createBrowserVault({ userId, clock: systemClock });
