/** Remembers the chosen chain, outside the state record, which is split by chain. */
import type { Network } from '../../domain/address/Network.ts';
import type { TextStorage } from './TextStorage.ts';

const keyOf = (userId: string | null): string => `kennel:network:${userId ?? 'local'}`;

/**
 * The chosen chain; the default when none was chosen, or it isn't offered any more.
 *
 * @param offered - chains with servers
 */
export function readNetwork(
  storage: TextStorage,
  userId: string | null,
  usual: Network,
  offered: readonly Network[],
): Network {
  try {
    const stored = storage.getItem(keyOf(userId));
    return offered.find((network) => network === stored) ?? usual;
  } catch {
    return usual;
  }
}

/** Stores the choice for the next start; the default chain isn't stored. @throws when storage fails */
export function writeNetwork(
  storage: TextStorage,
  userId: string | null,
  usual: Network,
  network: Network,
): void {
  if (network === usual) storage.removeItem(keyOf(userId));
  else storage.setItem(keyOf(userId), network);
}
