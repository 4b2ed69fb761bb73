/** Persists a group of stores across restarts, each slice according to its row of a table. */

import type { Ports } from '../../ports/Ports.ts';
import type { PersistenceRow, RowServices } from './persistenceRow.ts';

export interface Persisted {
  /** names of their slices */
  readonly slices: readonly string[];
  /**
   * Restores the stores and persists them from then on.
   *
   * @returns when all slices are restored
   * @throws {Fault} `corrupt`, `timeout`, `storage-blocked`: then nothing is persisted, and nothing stored is overwritten
   */
  hydrate(services: RowServices): Promise<void>;
  /** Writes delayed changes now, because the app may be about to end. */
  flush(): void;
  /** Stops persisting: later changes are not written. */
  stop(): void;
  reset(): void;
}

/** @param resetMore - resets transient state, which no row covers */
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
 * Erases all stored data, resets the stores, and persists them again from then on.
 *
 * @param parts - of the stores that exist so far; the data of others is erased too
 * @throws {Fault} `storage-full`, `storage-blocked` when that can't be written
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
