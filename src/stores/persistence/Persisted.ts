/** Some stores whose public state is kept across restarts, each slice as its row of a table says. */

import type { Ports } from '../../ports/Ports.ts';
import type { PersistenceRow, RowServices } from './persistenceRow.ts';

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
  hydrate(services: RowServices): Promise<void>;
  /** Hands over now what may wait to be written: the app may be about to end. */
  flush(): void;
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
    async hydrate(services) {
      const readings = table.map((row) => row.hydrate(stores, services));
      const failed = (await Promise.allSettled(readings)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') {
        stop();
        throw failed.reason;
      }
      for (const row of table) row.restored(stores);
    },
    flush() {
      for (const row of table) row.flush(stores);
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
  { state, clock, transactions }: Pick<Ports, 'state' | 'clock' | 'transactions'>,
): Promise<void> {
  for (const part of parts) part.stop();
  for (const part of parts) part.reset();
  const slices = new Set([...parts.flatMap((part) => part.slices), ...(await state.slices())]);
  await Promise.all([...[...slices].map((slice) => state.removeItem(slice)), state.clearEntries()]);
  await Promise.all([state.settled(), transactions.erase()]);
  for (const part of parts) await part.hydrate({ state, clock });
}
