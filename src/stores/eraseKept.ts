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

function resetStores(stores: Stores): void {
  const { accounts, keyrings, late, tx, tokens, ui, session, contacts, apps, notes, preferences, network } =
    stores;
  session.reset();
  contacts.reset();
  apps.reset();
  notes.reset();
  accounts.reset();
  keyrings.reset();
  late.forget();
  tx.leave();
  tx.drafts.reset();
  tx.journal.reset();
  tx.released.reset();
  tx.coins.clear();
  tx.history.clear();
  tokens.reset();
  ui.reset();
  preferences.reset();
  network.reset();
}
