/** Keeps the public state of the stores across restarts, each slice as its row of the table says. */
import type { StateStorage } from '../ports/StateStorage.ts';
import { PERSISTENCE_TABLE, type SliceStorage } from './persistenceTable.ts';
import type { Stores } from './Stores.ts';

let keepings = 0;

/**
 * Where a slice is kept, for the library.
 *
 * Unwritten state is told by `StateStorage.settled`; the library would let a failed write pass unseen. In development it
 * stops keeping whatever has the same name, so that two windows need two names.
 */
function place(state: StateStorage, slice: string, keeping: number): SliceStorage {
  const storage = {
    getItem: () => state.getItem(slice),
    setItem: (_name: string, json: string) => state.setItem(slice, json).catch(() => {}),
    removeItem: () => state.removeItem(slice),
  };
  return { name: `${slice} ${keeping}`, storage };
}

/**
 * Restores the stores and keeps them from then on.
 *
 * @returns when all slices are restored
 * @throws {Fault} `corrupt`, `timeout`, `storage-blocked`: then nothing is kept, and nothing stored is overwritten
 */
export async function hydrateStores(stores: Stores, state: StateStorage): Promise<void> {
  keepings += 1;
  const keeping = keepings;
  const readings = PERSISTENCE_TABLE.map((row) => row.hydrate(stores, place(state, row.slice, keeping)));
  const failed = (await Promise.allSettled(readings)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    stopPersisting(stores);
    throw failed.reason;
  }
  for (const row of PERSISTENCE_TABLE) row.restored(stores);
}

/** Stops keeping: what happens to the stores afterwards is not written. */
export function stopPersisting(stores: Stores): void {
  for (const row of PERSISTENCE_TABLE) row.stop(stores);
}
