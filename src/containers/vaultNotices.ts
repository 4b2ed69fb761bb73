/** Problems of the open vault, for home and for their own screen. */

import type { VaultNotice } from '../i18n/messages/accounts/missingMessages.ts';
import type { RouteName } from '../ports/Navigation.ts';
import type { KeyringStore } from '../stores/KeyringStore.ts';

/** Worst first; empty when the vault is intact. */
export function vaultNoticesOf(keyrings: KeyringStore): readonly VaultNotice[] {
  const { missing, check } = keyrings;
  const names = (keys: readonly string[]) => keys.flatMap((key) => keyrings.find(key)?.name ?? []);
  const notices: VaultNotice[] = [];
  const named = names(missing);
  if (missing.length > 0)
    notices.push({ kind: 'missing', names: named, unnamed: missing.length - named.length });
  const outdated = names(check.outdated);
  if (outdated.length > 0) notices.push({ kind: 'outdated', names: outdated });
  if (check.age === 'older') notices.push({ kind: 'older' });
  const back = names(check.repaired);
  if (back.length > 0) notices.push({ kind: 'back', names: back });
  return notices;
}

/** Where to get the keys of the current wallet: a missing one can be restored in more ways than importing. */
export const wayToKeys = (keyrings: KeyringStore): RouteName =>
  keyrings.isMissing(keyrings.current.key) ? 'missing-wallets' : 'add-keyring';
