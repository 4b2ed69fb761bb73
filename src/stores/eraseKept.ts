/** Forgets all that is kept of one user, on disk and in the stores. */
import type { StateStorage } from '../ports/StateStorage.ts';
import { forgetStores, keepStores, SLICES } from './keepStores.ts';
import type { Stores } from './Stores.ts';

/** Erases it, and keeps what comes afterwards. @throws {Fault} `storage-full`, `storage-blocked` when that cannot be written */
export async function eraseKept(stores: Stores, state: StateStorage): Promise<void> {
  forgetStores(stores);
  resetStores(stores);
  await Promise.all(SLICES.map((slice) => state.removeItem(slice)));
  await state.settled();
  await keepStores(stores, state);
}

function resetStores({ accounts, keyrings, newWallet, tx, ui, session }: Stores): void {
  session.reset();
  accounts.reset();
  keyrings.reset();
  newWallet.restart();
  tx.reset();
  tx.journal.reset();
  tx.coins.clear();
  tx.history.clear();
  ui.reset();
}
