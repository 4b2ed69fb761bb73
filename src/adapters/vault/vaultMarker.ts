/** Remembers, where it can be asked without waiting, that a vault exists: nothing else, and nothing secret. */

import type { TextStorage } from '../storage/TextStorage.ts';

/** A yes or no that outlives the app where the host allows it, and the session in any case. */
export interface VaultMarker {
  isSet(): boolean;
  set(exists: boolean): void;
}

/** The marker of one user's vault, under `kennel:vault:<user>`. Never throws: the vault itself is the truth. */
export function createVaultMarker(user: string, storage: TextStorage): VaultMarker {
  const key = `kennel:vault:${user}`;
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
