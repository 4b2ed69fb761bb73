/** Remembers which chain a person looks at: outside the state record, which is divided by it. */
import type { Network } from '../../domain/address/Network.ts';
import type { TextStorage } from './TextStorage.ts';

const keyOf = (userId: string | null): string => `kennel:network:${userId ?? 'local'}`;

/**
 * The chain that somebody chose; the usual one when nobody did, or when it is not on offer any more.
 *
 * @param offered - chains that there are servers for
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

/** Notes the choice for the next start; the usual chain needs no note. @throws where nothing can be written */
export function writeNetwork(
  storage: TextStorage,
  userId: string | null,
  usual: Network,
  network: Network,
): void {
  if (network === usual) storage.removeItem(keyOf(userId));
  else storage.setItem(keyOf(userId), network);
}
