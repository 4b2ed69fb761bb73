/** Forgets all that is kept of one user, on disk and in the stores. */
import type { Ports } from '../ports/Ports.ts';
import { hydrateStores, stopPersisting } from './hydrateStores.ts';
import { PERSISTENCE_TABLE } from './persistenceTable.ts';
import type { Stores } from './Stores.ts';

/** Erases it, and keeps what comes afterwards. @throws {Fault} `storage-full`, `storage-blocked` when that cannot be written */
export async function erasePersisted(
  stores: Stores,
  { state, transactions }: Pick<Ports, 'state' | 'transactions'>,
): Promise<void> {
  stopPersisting(stores);
  for (const row of PERSISTENCE_TABLE) row.reset(stores);
  resetTransient(stores);
  await Promise.all(PERSISTENCE_TABLE.map(({ slice }) => state.removeItem(slice)));
  await Promise.all([state.settled(), transactions.erase()]);
  await hydrateStores(stores, state);
}

/** Takes back to nothing what is never persisted. */
function resetTransient({ lazy, tx, tokens }: Stores): void {
  lazy.forget();
  tx.leave();
  tx.paidHistory.reset();
  tokens.reset();
}
