/** Remembers yes-or-no facts about the vault where they can be read synchronously; nothing secret. */

import type { TextStorage } from './TextStorage.ts';

/**
 * Facts about one user's vault.
 *
 * - `vault`: one exists · `stay`: a session was remembered and not forgotten since
 * - `vault-gone`: it was deleted, and a copy on the host may be left, which must not be restored
 */
export type MarkerName = 'vault' | 'stay' | 'vault-gone';

/** A flag that outlives the app if the host allows it, and the session in any case. */
export interface VaultMarker {
  isSet(): boolean;
  set(exists: boolean): void;
}

/** A flag of one user, under `kennel:<name>:<user>`. Never throws: the vault itself is authoritative. */
export function createVaultMarker(name: MarkerName, user: string, storage: TextStorage): VaultMarker {
  const key = `kennel:${name}:${user}`;
  let known: boolean | null = null;
  const read = (): boolean => {
    try {
      return storage.getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const write = (exists: boolean): void => {
    try {
      if (exists) storage.setItem(key, '1');
      else storage.removeItem(key);
    } catch {
      // The value in memory is used instead.
    }
  };
  return {
    isSet: () => known ?? read(),
    set: (exists) => {
      known = exists;
      write(exists);
    },
  };
}
