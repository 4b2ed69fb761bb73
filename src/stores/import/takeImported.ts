/** Takes over the keyrings that bringing in made: names, backups, and the balances that were just seen. */
import type { VaultKeyring } from '../../ports/Vault.ts';
import type { Keyrings, KnownBalances } from '../accounts/Keyrings.ts';
import type { Finding } from './ImportState.ts';

/** The stores that take what was imported. */
export interface ImportedServices {
  readonly keyrings: Keyrings;
  readonly accounts: KnownBalances;
}

/**
 * Takes keyrings over without showing one. The person has just typed their words or keys, so that they count as backed up.
 *
 * @param findings - what was known of their accounts when they were kept
 * @param nowMs - milliseconds since 1970
 * @returns the key of the first that is new, else of the first; empty when there is none
 */
export function takeImported(
  kept: readonly VaultKeyring[],
  findings: readonly Finding[],
  { keyrings, accounts }: ImportedServices,
  nowMs: number,
): string {
  const known = new Set(keyrings.keyrings.map(({ key }) => key));
  keyrings.take(kept);
  for (const { id, type } of kept) if (type !== 'watch') keyrings.markBackedUp(id, nowMs);
  for (const { account, balance } of findings.flatMap((finding) => finding.accounts)) {
    const isOurs = keyrings.findByAddress(account.address) !== null;
    if (isOurs && balance !== null) accounts.setBalance(account.address, balance);
  }
  return (kept.find(({ id }) => !known.has(id)) ?? kept[0])?.id ?? '';
}
