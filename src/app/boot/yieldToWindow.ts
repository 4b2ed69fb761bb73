/** What a window does before another one may write: it locks the vault, writes its data, and never writes again. */
import type { UserState } from '../../adapters/storage/userState.ts';
import { flushPersisted, type OpenStores, stopPersisting } from '../openStores.ts';

/**
 * Locking comes first: it discards what could still be sent, and its changes are written too.
 *
 * @param stop - ends the reactions
 */
export async function yieldToWindow(stores: OpenStores, state: UserState, stop: () => void): Promise<void> {
  const locked = stores.first.session.lock();
  flushPersisted(stores);
  stop();
  stopPersisting(stores);
  await state.close();
  await locked.catch(() => {});
}
