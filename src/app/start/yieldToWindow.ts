/** What a window does before another one may write: it closes the vault, writes what it has, and never writes again. */
import type { OwnState } from '../../adapters/storage/ownSlices.ts';
import type { Stores } from '../../stores/createStores.ts';
import { stopPersisting } from '../../stores/hydrateStores.ts';

/**
 * Finishes. Locking comes first: it drops what could still be sent, and what it changes is written too.
 *
 * @param stop - ends the reactions
 */
export async function yieldToWindow(stores: Stores, state: OwnState, stop: () => void): Promise<void> {
  const locked = stores.session.lock();
  stop();
  stopPersisting(stores);
  await state.close();
  await locked.catch(() => {});
}
