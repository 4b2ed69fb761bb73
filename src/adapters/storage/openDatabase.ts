/**
 * Opens an IndexedDB database, and creates its tables on first use. Open it for each piece of work: phones drop idle connections.
 *
 * Rejects with what the browser says, and with a `BlockedError` while another window holds an older version of it; may never answer.
 *
 * @param makeTables - called with the database while there is none yet
 */
export function openDatabase(
  name: string,
  makeTables: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => makeTables(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new DOMException('another window holds it', 'BlockedError'));
  });
}
