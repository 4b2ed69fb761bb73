/** Restarts the app on another chain, after everything of this one has been locked and written. */
import { storageFault } from '../../adapters/storage/TextStorage.ts';
import { hrefOf } from '../routes/routes.ts';

/**
 * Stores the choice first: if that fails, nothing has changed.
 *
 * @param note - stores the choice
 * @param finish - locks the vault and completes all writes
 * @throws {Fault} `storage-blocked`, `storage-full`
 */
export async function switchNetwork(note: () => void, finish: () => Promise<void>): Promise<void> {
  try {
    note();
  } catch (thrown) {
    throw storageFault(thrown);
  }
  await finish();
  window.history.replaceState(null, '', hrefOf('home') + window.location.hash);
  window.location.reload();
}
