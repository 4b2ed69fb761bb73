/** What the vault asks of the storage where a key lies that can be used and never be read. */
import type { VaultDatabase } from './vaultDatabase.ts';

/** Keeps one CryptoKey that cannot be exported, beside the vault. */
export interface KeyStorage {
  /** null when there is none. @throws {Fault} `storage-blocked` */
  get(): Promise<CryptoKey | null>;
  /** @throws {Fault} `storage-blocked` also where the host keeps texts and no keys, `storage-full` */
  put(key: CryptoKey): Promise<void>;
  /** does nothing when there is none. @throws {Fault} `storage-blocked` */
  remove(): Promise<void>;
}

/** Keeps one key in IndexedDB that can be used and never be read: the browser clones it without showing its bytes. */
const ENTRY = 'key shelf';

/** The key storage in one user's database. Hosts that cannot clone keys (DataCloneError) reject with `storage-blocked`. */
export const createIndexedDbKeyStorage = (database: VaultDatabase): KeyStorage => ({
  get: async () => {
    const stored = await database.read(ENTRY);
    return stored instanceof CryptoKey ? stored : null;
  },
  put: (key) => database.change((table) => void table.put(key, ENTRY)),
  remove: () => database.change((table) => void table.delete(ENTRY)),
});
