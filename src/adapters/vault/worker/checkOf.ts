/** What the vault itself says of its being whole. */

import type { VaultCheck } from '../../../ports/Vault.ts';
import type { OpenVault } from '../openVault.ts';

/** Compares the vault with its list. How old it is can only be judged where something is remembered of it. */
export const checkOf = ({ manifest: { vault, counter }, loss }: OpenVault): VaultCheck => ({
  mark: { vault, counter },
  missing: loss.missing,
  outdated: loss.outdated,
  repaired: [],
  age: 'unknown',
});
