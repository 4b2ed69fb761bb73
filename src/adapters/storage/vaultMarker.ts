/** Remembers, where it can be asked without waiting, a yes or no about the vault: nothing else, and nothing secret. */

import type { TextStorage } from './TextStorage.ts';

/**
 * What is remembered of one user's vault.
 *
 * - `vault`: one exists · `stay`: a way back in was kept and not forgotten since
 * - `vault-gone`: it was deleted, and a copy with the host may be left: it must not come back
 */
export type MarkerName = 'vault' | 'stay' | 'vault-gone';

/** A yes or no that outlives the app where the host allows it, and the session in any case. */
export interface VaultMarker {
  isSet(): boolean;
  set(exists: boolean): void;
}

/** A marker of one user, under `kennel:<name>:<user>`. Never throws: the vault itself is the truth. */
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
      // What is known in memory has to do.
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
