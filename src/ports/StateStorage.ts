/**
 * Where the public state of the stores is kept: slices of one record, which is written as a whole, and entries, each written by itself.
 *
 * Writes are kept in order. What cannot be read makes reading throw and is never overwritten.
 */
export interface StateStorage extends RecordStorage, EntryStorage {
  /** resolves when all that was handed over is on disk. @throws {Fault} when the last write failed */
  settled(): Promise<void>;
}

/** One record, divided into slices: small, and seldom changed. */
export interface RecordStorage {
  /** the slice's JSON, or null when there is none yet. @throws {Fault} `corrupt`, `storage-blocked`, `timeout` */
  getItem(slice: string): Promise<string | null>;
  /** @throws {Fault} `storage-full`, `storage-blocked` */
  setItem(slice: string, json: string): Promise<void>;
  removeItem(slice: string): Promise<void>;
  /** names of the slices that there are. @throws {Fault} as `getItem` */
  slices(): Promise<readonly string[]>;
  /** resolves when all that was handed over is on disk. @throws {Fault} when the last write failed */
  settled(): Promise<void>;
}

/** Texts by key. */
export type Entries = ReadonlyMap<string, string>;

/** New texts by key; null takes an entry out. */
export type EntryChanges = ReadonlyMap<string, string | null>;

/** Lists of entries, for what grows, changes often, or has to be on disk together: a transfer with the form that it came from. */
export interface EntryStorage {
  /** all entries of a list. @throws {Fault} `storage-blocked`, `timeout`: then nothing is known of them */
  entries(list: string): Promise<Entries>;
  /**
   * Changes entries; no other is written. What is handed over before a write begins, of any list, is one write: all of it or nothing.
   *
   * @returns when it is on disk. @throws {Fault} `storage-full`, `storage-blocked`: it is tried again with the next change
   */
  changeEntries(list: string, changes: EntryChanges): Promise<void>;
  /** Takes out all entries of every list. @throws {Fault} as `changeEntries` */
  clearEntries(): Promise<void>;
  /** resolves when all entries that were handed over are on disk, whatever becomes of the record. @throws {Fault} when the last write failed */
  entriesSettled(): Promise<void>;
}
