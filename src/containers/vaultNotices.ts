/** What is wrong with the vault that is open, for home and for the screen about it. */

import type { VaultNotice } from '../i18n/messages/accounts/missingMessages.ts';
import type { RouteName } from '../ports/Navigation.ts';
import type { KeyringStore } from '../stores/KeyringStore.ts';

/** Worst first; none when the vault is whole. */
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

/** Where the wallet on show gets its keys: those of a missing one come back by more ways than an import. */
export const wayToKeys = (keyrings: KeyringStore): RouteName =>
  keyrings.isMissing(keyrings.current.key) ? 'missing-wallets' : 'add-keyring';
