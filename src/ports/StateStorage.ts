/**
 * Storage for the stores' public state: slices of one record, which is written as a whole, and entries, each written individually.
 *
 * Writes keep their order. Unreadable data makes reading throw and is never overwritten.
 */
export interface StateStorage extends RecordStorage, EntryStorage {
  /** resolves when all pending writes are on disk. @throws {Fault} when the last write failed */
  settled(): Promise<void>;
}

/** One record, divided into slices: small, and rarely changed. */
export interface RecordStorage {
  /** the slice's JSON, or null when there is none. @throws {Fault} `corrupt`, `storage-blocked`, `timeout` */
  getItem(slice: string): Promise<string | null>;
  /** @throws {Fault} `storage-full`, `storage-blocked` */
  setItem(slice: string, json: string): Promise<void>;
  removeItem(slice: string): Promise<void>;
  /** names of the existing slices. @throws {Fault} as `getItem` */
  slices(): Promise<readonly string[]>;
  /** resolves when all pending writes are on disk. @throws {Fault} when the last write failed */
  settled(): Promise<void>;
}

export type Entries = ReadonlyMap<string, string>;

/** New texts by key; null removes an entry. */
export type EntryChanges = ReadonlyMap<string, string | null>;

/**
 * Lists of entries, for data that grows, changes often, or has to be written atomically: a transfer together with the form that it came
 * from.
 */
export interface EntryStorage {
  /** all entries of a list. @throws {Fault} `storage-blocked`, `timeout`: then they are unknown */
  entries(list: string): Promise<Entries>;
  /**
   * Changes entries; no others are written. All changes passed before a write begins, of any list, are one atomic write.
   *
   * @returns when it is on disk. @throws {Fault} `storage-full`, `storage-blocked`: retried with the next change
   */
  changeEntries(list: string, changes: EntryChanges): Promise<void>;
  /** Removes all entries of every list. @throws {Fault} as `changeEntries` */
  clearEntries(): Promise<void>;
  /** resolves when all pending entries are on disk, independently of the record. @throws {Fault} when the last write failed */
  entriesSettled(): Promise<void>;
}
