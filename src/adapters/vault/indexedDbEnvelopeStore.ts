/** Keeps a vault in IndexedDB, in a database of its own for each user; runs in the key worker. */

import { Fault, type FaultKind } from '../../domain/fault.ts';
import type { EnvelopeEntry, EnvelopeStore } from './EnvelopeStore.ts';

const TABLE = 'vault';
const DATABASE_VERSION = 1;

function storageFault(cause: unknown): Fault {
  if (cause instanceof Fault) return cause;
  const name = cause instanceof Error ? cause.name : String(cause);
  const kind: FaultKind = name === 'QuotaExceededError' ? 'storage-full' : 'storage-blocked';
  return new Fault(kind, `IndexedDB: ${name}`, { cause });
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, DATABASE_VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Fault('storage-blocked', 'another window holds the vault'));
  });
}

const textOrNull = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

function readIn(database: IDBDatabase, entry: EnvelopeEntry): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(TABLE, 'readonly').objectStore(TABLE).get(entry);
    request.onsuccess = () => resolve(textOrNull(request.result));
    request.onerror = () => reject(request.error);
  });
}

/** Compares and writes in one transaction: a crash, or another window, leaves the old text whole. */
function replaceIn(
  database: IDBDatabase,
  entry: EnvelopeEntry,
  expected: string | null,
  next: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
    const table = transaction.objectStore(TABLE);
    let isOther = false;
    const current = table.get(entry);
    current.onsuccess = () => {
      isOther = textOrNull(current.result) !== expected;
      if (isOther) transaction.abort();
      else table.put(next, entry);
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(isOther ? new Fault('refused', 'another window changed the vault') : transaction.error);
  });
}

/**
 * The store of one user's vault. Each call opens the database anew, because phones drop idle connections.
 *
 * @param user - Telegram user id, or `local`: all Telegram accounts on a phone may share one storage
 */
export function createIndexedDbEnvelopeStore(user: string): EnvelopeStore {
  const withDatabase = async <Value>(work: (database: IDBDatabase) => Promise<Value>): Promise<Value> => {
    try {
      const database = await openDatabase(`kennel:${user}`);
      return await work(database).finally(() => database.close());
    } catch (thrown) {
      throw storageFault(thrown);
    }
  };
  return {
    read: (entry) => withDatabase((database) => readIn(database, entry)),
    replace: async (entry, expected, next) => {
      await withDatabase((database) => replaceIn(database, entry, expected, next));
      const stored = await withDatabase((database) => readIn(database, entry));
      if (stored !== next) throw new Fault('corrupt', 'what was written does not read back');
    },
  };
}
