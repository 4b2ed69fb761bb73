/** What a cache of transactions needs of the storage where it lies. */

/** How an entry was used. */
export interface EntryUse {
  /** counts up with each use of any entry */
  readonly turn: number;
  /** bytes */
  readonly size: number;
}

/** All entries together. */
export interface Totals {
  /** the last one that was given out */
  readonly turn: number;
  readonly count: number;
  /** bytes */
  readonly size: number;
}

/** The entries, inside one piece of work. What is read may be anything: others can write there. */
export interface TransactionTable {
  bytes(id: string): Promise<unknown>;
  use(id: string): Promise<unknown>;
  totals(): Promise<unknown>;
  /** the id of the entry whose turn is longest ago; undefined when there is none */
  oldest(): Promise<string | undefined>;
  put(id: string, bytes: Uint8Array, use: EntryUse): void;
  setUse(id: string, use: EntryUse): void;
  setTotals(totals: Totals): void;
  remove(id: string): void;
  clear(): void;
}

/** A storage that outlives the page, or does not. */
export interface TransactionDatabase {
  /**
   * Does all of some work, or nothing of it; one after the other where it writes, in other windows too.
   *
   * @param work - awaits nothing but the table
   * @throws what the storage throws: `QuotaExceededError` when it is full
   */
  run<Value>(
    mode: 'readonly' | 'readwrite',
    work: (table: TransactionTable) => Promise<Value>,
  ): Promise<Value>;
}
