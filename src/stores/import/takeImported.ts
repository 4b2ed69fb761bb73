/** Takes over imported keyrings: names, backup dates, and the balances just read. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import {
  MAX_NAME_LENGTH,
  type PersonalName,
  readPersonalName,
  tidyLine,
} from '../../domain/session/personalName.ts';
import { splitGraphemes } from '../../domain/text/graphemes.ts';
import type { VaultKeyring } from '../../ports/Vault.ts';
import type { Keyrings, KnownBalances } from '../accounts/Keyrings.ts';
import type { Finding } from './ImportState.ts';

/** Longer labels are cut, UTF-16 code units. */
const LONGEST_LABEL = 500;

export interface ImportedServices {
  readonly keyrings: Keyrings;
  readonly accounts: KnownBalances;
}

/** New wallets and their accounts are named by the imported labels, cut to the length of a name. */
function nameByLabels(
  fresh: readonly VaultKeyring[],
  findings: readonly Finding[],
  keyrings: Keyrings,
): void {
  const found = findings.flatMap((finding) => finding.accounts);
  const labels = new Map(found.flatMap(({ account, label }) => (label ? [[account.address, label]] : [])));
  for (const { id } of fresh) {
    const keyring = keyrings.find(id);
    for (const { key, address } of keyring?.accounts ?? []) {
      const name = nameOfLabel(labels.get(address as DogeAddress) ?? '');
      if (name === null) continue;
      if (keyring?.hdPath === '') keyrings.updateKeyringName(id, name);
      else keyrings.updateAccountName(key, name);
    }
  }
}

/** A label as a name; null if nothing visible is left. */
function nameOfLabel(label: string): PersonalName | null {
  const cut = splitGraphemes(tidyLine(label.slice(0, LONGEST_LABEL)), MAX_NAME_LENGTH).join('');
  const name = readPersonalName(cut);
  return name.ok ? name.value : null;
}

/**
 * Takes over keyrings without showing one. The user has just typed their words or keys, so they count as backed up.
 *
 * @param findings - about their accounts, as of saving
 * @param nowMs - milliseconds since 1970
 * @returns the key of the first new keyring, or else of the first; empty when there is none
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
  nameByLabels(
    kept.filter(({ id }) => !known.has(id)),
    findings,
    keyrings,
  );
  return (kept.find(({ id }) => !known.has(id)) ?? kept[0])?.id ?? '';
}
