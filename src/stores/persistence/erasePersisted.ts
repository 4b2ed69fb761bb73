/** Forgets all that is kept of one user, on disk and in the stores. */
import type { Ports } from '../../ports/Ports.ts';
import type { Persisted } from './Persisted.ts';

/**
 * Erases it, and keeps what comes afterwards.
 *
 * @param parts - of the stores that there are so far: what is kept of others is erased too
 * @throws {Fault} `storage-full`, `storage-blocked` when that cannot be written
 */
export async function erasePersisted(
  parts: readonly Persisted[],
  { state, transactions }: Pick<Ports, 'state' | 'transactions'>,
): Promise<void> {
  for (const part of parts) part.stop();
  for (const part of parts) part.reset();
  const slices = new Set([...parts.flatMap((part) => part.slices), ...(await state.slices())]);
  await Promise.all([...slices].map((slice) => state.removeItem(slice)));
  await Promise.all([state.settled(), transactions.erase()]);
  for (const part of parts) await part.hydrate(state);
}
