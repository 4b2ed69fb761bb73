/** The storage port of the transaction cache. */

/** The usage of an entry. */
export interface EntryUse {
  /** counts up with each use of any entry */
  readonly turn: number;
  /** bytes */
  readonly size: number;
}

export interface Totals {
  /** the highest turn so far */
  readonly turn: number;
  readonly count: number;
  /** bytes */
  readonly size: number;
}

/** The entries, inside one transaction. Reads may return anything: other code can write there. */
export interface TransactionTable {
  bytes(id: string): Promise<unknown>;
  use(id: string): Promise<unknown>;
  totals(): Promise<unknown>;
  /** the id of the least recently used entry; undefined when there is none */
  oldest(): Promise<string | undefined>;
  put(id: string, bytes: Uint8Array, use: EntryUse): void;
  setUse(id: string, use: EntryUse): void;
  setTotals(totals: Totals): void;
  remove(id: string): void;
  clear(): void;
}

/** A storage that may or may not outlive the page. */
export interface TransactionDatabase {
  /**
   * Runs work atomically; writes run in sequence, other windows' included.
   *
   * @param work - awaits nothing but the table
   * @throws the storage's errors: `QuotaExceededError` when it is full
   */
  run<Value>(
    mode: 'readonly' | 'readwrite',
    work: (table: TransactionTable) => Promise<Value>,
  ): Promise<Value>;
}
