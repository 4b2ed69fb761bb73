/** The database of one user's vault in IndexedDB. */

import { Fault, type FaultKind } from '../../../domain/fault.ts';
import { openDatabase } from '../../storage/openDatabase.ts';
import { databaseName } from './databaseName.ts';

const TABLE = 'vault';

/** Access to the vault's only table. */
export interface VaultDatabase {
  /** the value under a name, or undefined */
  read(name: string): Promise<unknown>;
  /**
   * Changes the table in one transaction: a crash or a failure leaves it as it was.
   *
   * @param work - reads and writes the table; calling `fail` rolls everything back, and throws that Fault to the caller
   */
  change(work: TableWork): Promise<void>;
}

export type TableWork = (table: IDBObjectStore, fail: (fault: Fault) => void) => void;

function storageFault(cause: unknown): Fault {
  if (cause instanceof Fault) return cause;
  const name = cause instanceof Error ? cause.name : String(cause);
  const kind: FaultKind = name === 'QuotaExceededError' ? 'storage-full' : 'storage-blocked';
  return new Fault(kind, `IndexedDB: ${name}`, { cause });
}

function readIn(database: IDBDatabase, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(TABLE, 'readonly').objectStore(TABLE).get(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function changeIn(database: IDBDatabase, work: TableWork): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
    let rejection: Fault | null = null;
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(rejection ?? transaction.error);
    work(transaction.objectStore(TABLE), (fault) => {
      rejection = fault;
      transaction.abort();
    });
  });
}

/**
 * The database of a user.
 *
 * @param user - Telegram user id, or `local`: all Telegram accounts on a phone may share one storage
 */
export function createVaultDatabase(user: string): VaultDatabase {
  const withDatabase = async <Value>(work: (database: IDBDatabase) => Promise<Value>): Promise<Value> => {
    try {
      const database = await openDatabase(databaseName(user), (made) => made.createObjectStore(TABLE));
      return await work(database).finally(() => database.close());
    } catch (thrown) {
      throw storageFault(thrown);
    }
  };
  return {
    read: (name) => withDatabase((database) => readIn(database, name)),
    change: (work) => withDatabase((database) => changeIn(database, work)),
  };
}
