/** Texts by name in IndexedDB, on disk when it says so. */

const DATABASE = 'kennel-state';
const TABLE = 'record';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** Changes the table; resolves when that is on disk. */
async function change(act: (table: IDBObjectStore) => unknown): Promise<void> {
  const database = await openDatabase();
  return new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
    act(transaction.objectStore(TABLE));
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  }).finally(() => database.close());
}

/** Has the browser open its files, which takes it long the first time. Reads nothing, never fails, waits for nothing. */
export function prepareTextDatabase(): void {
  openDatabase().then(
    (database) => database.close(),
    () => undefined,
  );
}

/** Texts by name. Every method throws what the browser throws, and may never answer. */
export interface TextDatabase {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The browser's. */
export const browserTextDatabase: TextDatabase = {
  async read(key) {
    const database = await openDatabase();
    const stored = await new Promise<unknown>((resolve, reject) => {
      const request = database.transaction(TABLE, 'readonly').objectStore(TABLE).get(key);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }).finally(() => database.close());
    return typeof stored === 'string' ? stored : null;
  },
  write: (key, text) => change((table) => table.put(text, key)),
  remove: (key) => change((table) => table.delete(key)),
};
