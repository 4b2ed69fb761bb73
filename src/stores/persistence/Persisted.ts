/** Some stores whose public state is kept across restarts, each slice as its row of a table says. */

import type { Ports } from '../../ports/Ports.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';
import type { PersistenceRow, SliceStorage } from './persistenceRow.ts';
import { fromStored, toStored } from './storedNames.ts';

let keepings = 0;

/**
 * Where a slice is kept, for the library.
 *
 * Unwritten state is told by `StateStorage.settled`; the library would let a failed write pass unseen. In development it
 * stops keeping whatever has the same name, so that two windows need two names.
 */
function sliceStorage(state: StateStorage, slice: string, keeping: number): SliceStorage {
  const storage = {
    getItem: async () => {
      const json = await state.getItem(slice);
      return json === null ? null : fromStored(slice, json);
    },
    setItem: (_name: string, json: string) => state.setItem(slice, toStored(slice, json)).catch(() => {}),
    removeItem: () => state.removeItem(slice),
  };
  return { name: `${slice} ${keeping}`, storage };
}

/** Stores with their table. */
export interface Persisted {
  /** names of their slices */
  readonly slices: readonly string[];
  /**
   * Restores the stores and keeps them from then on.
   *
   * @returns when all slices are restored
   * @throws {Fault} `corrupt`, `timeout`, `storage-blocked`: then nothing is kept, and nothing stored is overwritten
   */
  hydrate(state: StateStorage): Promise<void>;
  /** Stops keeping: what happens to the stores afterwards is not written. */
  stop(): void;
  /** Takes the stores back to nothing. */
  reset(): void;
}

/** @param resetMore - takes back to nothing what no row knows, since it is never persisted */
export function persisted<All>(
  table: readonly PersistenceRow<All>[],
  stores: All,
  resetMore: () => void = () => {},
): Persisted {
  const stop = (): void => {
    for (const row of table) row.stop(stores);
  };
  return {
    slices: table.map(({ slice }) => slice),
    async hydrate(state) {
      keepings += 1;
      const keeping = keepings;
      const readings = table.map((row) => row.hydrate(stores, sliceStorage(state, row.slice, keeping)));
      const failed = (await Promise.allSettled(readings)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') {
        stop();
        throw failed.reason;
      }
      for (const row of table) row.restored(stores);
    },
    stop,
    reset() {
      for (const row of table) row.reset(stores);
      resetMore();
    },
  };
}

/**
 * Erases it, and keeps what comes afterwards.
 *
 * @param parts - of the stores that there are so far: what is kept of others is erased too
 * @throws {Fault} `storage-full`, `storage-blocked` when that cannot be written
 */
export async function erasePersisted(
  parts: readonly Persisted[],
  { state, transactions }: Pick<Ports, 'state' | 'transactions'>,
): Promise<void> {
  for (const part of parts) part.stop();
  for (const part of parts) part.reset();
  const slices = new Set([...parts.flatMap((part) => part.slices), ...(await state.slices())]);
  await Promise.all([...slices].map((slice) => state.removeItem(slice)));
  await Promise.all([state.settled(), transactions.erase()]);
  for (const part of parts) await part.hydrate(state);
}
