/** Which wallets an opened vault lacks, and what is left of them: addresses to watch, and nothing that signs. */
import type { VaultCheck } from '../../ports/Vault.ts';
import { list, text } from '../persistence/readFields.ts';
import type { Keyring } from './Keyring.ts';

/** What is known of a vault that was opened. */
export interface OpenedVault {
  /** of the keyrings that it holds */
  readonly ids: ReadonlySet<string>;
  readonly check: Pick<VaultCheck, 'missing' | 'age'>;
  /** what was missing until now */
  readonly before: readonly string[];
}

/**
 * The keys of what is missing.
 *
 * The sealed list decides where the vault is the latest that was seen. An earlier one, or another, names nothing that came
 * later: there every wallet that is known here and not held is missing.
 */
export function missingAfter(
  known: readonly Keyring[],
  { ids, check, before }: OpenedVault,
): readonly string[] {
  const isLatest = check.age === 'current';
  const lost = known.filter(({ key }) => !isLatest || before.includes(key)).map(({ key }) => key);
  return [...new Set([...check.missing, ...lost])].filter((key) => !ids.has(key));
}

/** A keyring whose keys are gone: it is shown, and signs nothing. */
export const watchedOnly = (keyring: Keyring): Keyring => ({
  ...keyring,
  type: 'watch',
  accounts: keyring.accounts.map((account) => ({ ...account, type: 'watch' })),
});

/** Reads what was kept; what is spoilt names nothing. */
export function readMissing(stored: unknown): readonly string[] {
  try {
    return list(stored).map(text);
  } catch {
    return [];
  }
}
