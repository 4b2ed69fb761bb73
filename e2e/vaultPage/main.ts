/** A page with only the product's vault, called by tests. */

import '../../src/app/boot/trustedTypesPolicy.ts';
import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import { createBrowserVault } from '../../src/adapters/vault/client/browserVault.ts';
import type { Vault } from '../../src/ports/Vault.ts';

declare global {
  /** the vault of the user in the page's address */
  var vault: Vault;
}

const userId = new URLSearchParams(location.search).get('user');
globalThis.vault = createBrowserVault({ userId, clock: systemClock });
