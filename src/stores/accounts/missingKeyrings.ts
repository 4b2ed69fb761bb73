/** Which wallets an opened vault lacks; they become watch-only. */
import type { VaultCheck } from '../../ports/Vault.ts';
import { list, text } from '../persistence/readFields.ts';
import type { Keyring } from './Keyring.ts';

export interface OpenedVault {
  /** of the keyrings it holds */
  readonly ids: ReadonlySet<string>;
  readonly check: Pick<VaultCheck, 'missing' | 'age'>;
  /** missing until now */
  readonly before: readonly string[];
}

/**
 * Keys of the missing keyrings.
 *
 * If the vault is the latest seen, its sealed list decides. An older or different vault doesn't name later keyrings: there every
 * known keyring that it lacks is missing.
 */
export function missingAfter(
  known: readonly Keyring[],
  { ids, check, before }: OpenedVault,
): readonly string[] {
  const isLatest = check.age === 'current';
  const lost = known.filter(({ key }) => !isLatest || before.includes(key)).map(({ key }) => key);
  return [...new Set([...check.missing, ...lost])].filter((key) => !ids.has(key));
}

/** A keyring whose keys are gone: shown, but it can't sign. */
export const watchedOnly = (keyring: Keyring): Keyring => ({
  ...keyring,
  type: 'watch',
  accounts: keyring.accounts.map((account) => ({ ...account, type: 'watch' })),
});

/** Reads the persisted list; empty when malformed. */
export function readMissing(stored: unknown): readonly string[] {
  try {
    return list(stored).map(text);
  } catch {
    return [];
  }
}
