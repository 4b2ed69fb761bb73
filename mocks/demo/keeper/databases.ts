/** Copies and restores this origin's IndexedDBs. */
import type { DatabaseCopy, StoreCopy } from './keeperCalls.ts';

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });

async function namesHere(): Promise<readonly string[]> {
  return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
}

async function copyStore(store: IDBObjectStore): Promise<StoreCopy> {
  const { name, keyPath, autoIncrement } = store;
  const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  const indexes = [...store.indexNames].map((indexName) => {
    const { keyPath: path, unique, multiEntry } = store.index(indexName);
    return [indexName, path, { unique, multiEntry }] as const;
  });
  const rows = keys.map((key, at) => [key, values[at]] as const);
  return { name, options: { keyPath, autoIncrement }, indexes, rows };
}

async function copyDatabase(name: string): Promise<DatabaseCopy> {
  const database = await done(indexedDB.open(name));
  const { version } = database;
  const names = [...database.objectStoreNames];
  try {
    if (names.length === 0) return { name, version, stores: [] };
    const transaction = database.transaction(names);
    const stores = await Promise.all(names.map((store) => copyStore(transaction.objectStore(store))));
    return { name, version, stores };
  } finally {
    database.close();
  }
}

async function restoreDatabase({ name, version, stores }: DatabaseCopy): Promise<void> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    for (const { name: storeName, options, indexes } of stores) {
      const store = request.result.createObjectStore(storeName, options);
      for (const [indexName, keyPath, parameters] of indexes)
        store.createIndex(indexName, keyPath, parameters);
    }
  };
  const database = await done(request);
  const names = stores.map((store) => store.name);
  if (names.length > 0) {
    const transaction = database.transaction(names, 'readwrite');
    for (const { name: storeName, options, rows } of stores) {
      const store = transaction.objectStore(storeName);
      for (const [key, value] of rows) options.keyPath === null ? store.put(value, key) : store.put(value);
    }
    await finished(transaction);
  }
  database.close();
}

export async function copyDatabases(): Promise<readonly DatabaseCopy[]> {
  return Promise.all((await namesHere()).map(copyDatabase));
}

export async function deleteDatabases(): Promise<void> {
  await Promise.all((await namesHere()).map((name) => done(indexedDB.deleteDatabase(name))));
}

/** Restores copies; no database may exist. */
export async function restoreDatabases(copies: readonly DatabaseCopy[]): Promise<void> {
  await Promise.all(copies.map(restoreDatabase));
}
