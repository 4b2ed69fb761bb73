/**
 * Opens an IndexedDB database, and creates its tables on first use. Open it anew for each task: phones drop idle connections.
 *
 * Rejects with the browser's error, and with a `BlockedError` while another window holds an older version; may never answer.
 *
 * @param makeTables - called when the database is created
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
