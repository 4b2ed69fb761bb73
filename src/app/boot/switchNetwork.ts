/** Restarts the app on another chain: with everything of this one locked, written and at rest. */
import { storageFault } from '../../adapters/storage/TextStorage.ts';
import { hrefOf } from '../routes/routes.ts';

/**
 * Notes the choice first: where that fails nothing has happened.
 *
 * @param note - writes the choice
 * @param finish - locks the vault and writes what there is to write
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
