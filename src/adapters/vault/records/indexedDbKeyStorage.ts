/** Keeps one key in IndexedDB that can be used and never be read: the browser clones it without showing its bytes. */

import type { KeyStorage } from './KeyStorage.ts';
import type { VaultDatabase } from './vaultDatabase.ts';

const ENTRY = 'key shelf';

/** The key storage in one user's database. Hosts that cannot clone keys (DataCloneError) refuse with `storage-blocked`. */
export const createIndexedDbKeyStorage = (database: VaultDatabase): KeyStorage => ({
  get: async () => {
    const stored = await database.read(ENTRY);
    return stored instanceof CryptoKey ? stored : null;
  },
  put: (key) => database.change((table) => void table.put(key, ENTRY)),
  remove: () => database.change((table) => void table.delete(ENTRY)),
});
