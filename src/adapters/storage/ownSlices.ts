/** Parts the one record among those who share a browser's storage: several Telegram users, builds for several networks. */
import type { Network } from '../../domain/address/Network.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';

/** Whose state it is. */
export interface StateOwner {
  /** Telegram user id; null outside Telegram */
  readonly userId: string | null;
  readonly network: Network;
}

/** The slices of one owner. Those of others are neither shown nor touched. */
export function ownSlices(record: StateStorage, { userId, network }: StateOwner): StateStorage {
  const nameOf = (slice: string) => `${userId ?? 'local'}/${network}/${slice}`;
  return {
    getItem: (slice) => record.getItem(nameOf(slice)),
    setItem: (slice, json) => record.setItem(nameOf(slice), json),
    removeItem: (slice) => record.removeItem(nameOf(slice)),
    settled: () => record.settled(),
  };
}
