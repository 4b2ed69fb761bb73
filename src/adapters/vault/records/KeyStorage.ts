/** What the vault asks of the place where a key lies that can be used and never be read. */

/** Keeps one CryptoKey that cannot be exported, beside the vault. */
export interface KeyStorage {
  /** null when there is none. @throws {Fault} `storage-blocked` */
  get(): Promise<CryptoKey | null>;
  /** @throws {Fault} `storage-blocked` also where the host keeps texts and no keys, `storage-full` */
  put(key: CryptoKey): Promise<void>;
  /** does nothing when there is none. @throws {Fault} `storage-blocked` */
  remove(): Promise<void>;
}
