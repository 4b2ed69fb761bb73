/** A storage for transactions in IndexedDB. */
import { openDatabase } from '../openDatabase.ts';
import type { TransactionDatabase, TransactionTable } from './TransactionDatabase.ts';

const BYTES = 'bytes';
const USES = 'uses';
const TOTALS = 'totals';
/** Index of uses by turn. */
const TURNS = 'turns';
/** Key of the only totals entry. */
const ALL = 'all';

function makeTables(database: IDBDatabase): void {
  database.createObjectStore(BYTES);
  database.createObjectStore(USES).createIndex(TURNS, 'turn');
  database.createObjectStore(TOTALS);
}

/** The answer to a request. The transaction stays open as long as nothing else is awaited. */
const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function tableIn(transaction: IDBTransaction): TransactionTable {
  const [bytes, uses, totals] = [BYTES, USES, TOTALS].map((name) => transaction.objectStore(name)) as [
    IDBObjectStore,
    IDBObjectStore,
    IDBObjectStore,
  ];
  return {
    bytes: (id) => answerOf(bytes.get(id)),
    use: (id) => answerOf(uses.get(id)),
    totals: () => answerOf(totals.get(ALL)),
    oldest: async () => {
      const cursor = await answerOf(uses.index(TURNS).openKeyCursor());
      return cursor === null ? undefined : String(cursor.primaryKey);
    },
    put: (id, content, use) => {
      bytes.put(content, id);
      uses.put(use, id);
    },
    setUse: (id, use) => void uses.put(use, id),
    setTotals: (now) => void totals.put(now, ALL),
    remove: (id) => {
      bytes.delete(id);
      uses.delete(id);
    },
    clear: () => {
      for (const store of [bytes, uses, totals]) store.clear();
    },
  };
}

async function runIn<Value>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (table: TransactionTable) => Promise<Value>,
): Promise<Value> {
  const transaction = database.transaction([BYTES, USES, TOTALS], mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
  // reported by the await below
  done.catch(() => undefined);
  const value = await work(tableIn(transaction));
  await done;
  return value;
}

/** @param name - of the database; contains user and chain */
export function createBrowserDatabase(name: string): TransactionDatabase {
  return {
    async run(mode, work) {
      const database = await openDatabase(name, makeTables);
      return runIn(database, mode, work).finally(() => database.close());
    },
  };
}
