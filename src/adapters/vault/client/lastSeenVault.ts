/** Remembers outside the vault which vault was last seen on this device, and its change counter. Only a hint: it isn't sealed. */

import type { VaultCheck, VaultMark } from '../../../ports/Vault.ts';
import type { TextStorage } from '../../storage/TextStorage.ts';

/** The memory of one user's vault. Never throws: if storage fails, nothing is remembered. */
export interface LastSeenVault {
  /** compares a vault with the last seen one */
  ageOf(mark: VaultMark): VaultCheck['age'];
  /** notes a vault that was seen; an older copy of the remembered one changes nothing */
  note(mark: VaultMark): void;
  /** makes this the vault to compare with, whatever was seen before */
  settle(mark: VaultMark): void;
  /** the vault was deleted */
  forget(): void;
}

const FORM = /^([0-9a-f]{32}) (\d{1,15})$/;

/** Stored under `kennel:vault-mark:<user>`. */
export function createLastSeenVault(user: string, storage: TextStorage): LastSeenVault {
  const key = `kennel:vault-mark:${user}`;
  const quietly = <Value>(work: () => Value): Value | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  const read = (): VaultMark | null => {
    const [, vault, counter] = FORM.exec(quietly(() => storage.getItem(key)) ?? '') ?? [];
    return vault === undefined ? null : { vault, counter: Number(counter) };
  };
  const settle = ({ vault, counter }: VaultMark) =>
    void quietly(() => storage.setItem(key, `${vault} ${counter}`));
  const ageOf = ({ vault, counter }: VaultMark): VaultCheck['age'] => {
    const seen = read();
    if (seen === null) return 'unknown';
    if (seen.vault !== vault) return 'other';
    return counter < seen.counter ? 'older' : 'current';
  };
  return {
    ageOf,
    note: (mark) => {
      if (ageOf(mark) !== 'older') settle(mark);
    },
    settle,
    forget: () => void quietly(() => storage.removeItem(key)),
  };
}
