/** What a window does before another one may write: it closes the vault, writes what it has, and never writes again. */
import type { StateStorage } from '../../ports/StateStorage.ts';
import type { Stores } from '../../stores/createStores.ts';
import { forgetStores } from '../../stores/keepStores.ts';

/**
 * Finishes. Locking comes first: it drops what could still be sent, so that nothing is sent that is not written down.
 *
 * @param stop - ends the reactions
 */
export async function handOver(stores: Stores, state: StateStorage, stop: () => void): Promise<void> {
  const locked = stores.session.lock();
  stop();
  forgetStores(stores);
  await state.settled().catch(() => {});
  await locked.catch(() => {});
}
