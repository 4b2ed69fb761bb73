/** A table of texts in IndexedDB. */
import { openDatabase } from './openDatabase.ts';

export interface IndexedTable {
  /** Makes the browser open its files, which is slow the first time. Reads nothing, never fails, doesn't block. */
  prepare(): void;
  /**
   * Runs work in one transaction; resolves once it is done and on disk. Throws the browser's errors, and may never answer.
   *
   * @param work - makes its requests synchronously; the returned function is called after all are answered
   */
  run<Value>(mode: 'readonly' | 'readwrite', work: (table: IDBObjectStore) => () => Value): Promise<Value>;
}

/** @param table - the only one in its database */
export function indexedTable(name: string, table: string): IndexedTable {
  const open = () => openDatabase(name, (made) => made.createObjectStore(table));
  return {
    prepare() {
      open().then(
        (database) => database.close(),
        () => undefined,
      );
    },
    async run(mode, work) {
      const database = await open();
      return new Promise<ReturnType<ReturnType<typeof work>>>((resolve, reject) => {
        const transaction = database.transaction(table, mode, { durability: 'strict' });
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
        const result = work(transaction.objectStore(table));
        transaction.oncomplete = () => resolve(result());
      }).finally(() => database.close());
    },
  };
}
