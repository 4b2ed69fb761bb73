/** The vault's storage for a key that can be used but not read. */
import type { VaultDatabase } from './vaultDatabase.ts';

/** Keeps one non-extractable CryptoKey beside the vault. */
export interface KeyStorage {
  /** null when there is none. @throws {Fault} `storage-blocked` */
  get(): Promise<CryptoKey | null>;
  /** @throws {Fault} `storage-blocked`, also when the host can store texts but no keys, `storage-full` */
  put(key: CryptoKey): Promise<void>;
  /** does nothing when there is none. @throws {Fault} `storage-blocked` */
  remove(): Promise<void>;
}

/** In IndexedDB: the browser clones a CryptoKey without exposing its bytes. */
const ENTRY = 'key shelf';

/** The key storage in one user's database. Hosts that can't clone keys (DataCloneError) reject with `storage-blocked`. */
export const createIndexedDbKeyStorage = (database: VaultDatabase): KeyStorage => ({
  get: async () => {
    const stored = await database.read(ENTRY);
    return stored instanceof CryptoKey ? stored : null;
  },
  put: (key) => database.change((table) => void table.put(key, ENTRY)),
  remove: () => database.change((table) => void table.delete(ENTRY)),
});
