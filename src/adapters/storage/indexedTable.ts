/** A table of texts in IndexedDB. */
import { openDatabase } from './openDatabase.ts';

/** One table of a database. */
export interface IndexedTable {
  /** Has the browser open its files, which takes it long the first time. Reads nothing, never fails, waits for nothing. */
  prepare(): void;
  /**
   * Does some work in one transaction; resolves once it is done and on disk. Throws what the browser throws, and may never answer.
   *
   * @param work - makes its requests at once; what it returns is called when all of them are answered
   */
  run<Value>(mode: 'readonly' | 'readwrite', work: (table: IDBObjectStore) => () => Value): Promise<Value>;
}

/** @param table - the only one of its database */
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
