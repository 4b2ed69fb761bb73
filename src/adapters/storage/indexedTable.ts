/** A table of texts in IndexedDB: opened anew for each piece of work, because phones drop idle connections. */

/** Opens it, and makes it the first time. */
function openDatabase(name: string, table: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

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
  return {
    prepare() {
      openDatabase(name, table).then(
        (database) => database.close(),
        () => undefined,
      );
    },
    async run(mode, work) {
      const database = await openDatabase(name, table);
      return new Promise<ReturnType<ReturnType<typeof work>>>((resolve, reject) => {
        const transaction = database.transaction(table, mode, { durability: 'strict' });
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
        const result = work(transaction.objectStore(table));
        transaction.oncomplete = () => resolve(result());
      }).finally(() => database.close());
    },
  };
}
