/** Parts the one record among those who share a browser's storage: several Telegram users, builds for several networks. */
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';

/** Whose state it is. */
export interface StateOwner {
  /** Telegram user id; null outside Telegram */
  readonly userId: string | null;
  readonly network: Network;
}

/** Slices that are the same on every network. */
const SHARED_SLICES = ['preferences'];

/** One owner's state in one window. */
export interface UserState extends StateStorage {
  /**
   * Writes nothing from now on: another window does. Whoever waits for something to be on disk is rejected, so that
   * nothing leaves that is not written down. Resolves when what was handed over before is on disk, or cannot be.
   */
  close(): Promise<void>;
}

/** The slices of one owner. Those of others are neither shown nor touched. */
export function userSlices(record: StateStorage, { userId, network }: StateOwner): UserState {
  let isClosed = false;
  const contextOf = (slice: string) => (SHARED_SLICES.includes(slice) ? 'any' : network);
  const nameOf = (slice: string) => `${userId ?? 'local'}/${contextOf(slice)}/${slice}`;
  const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  const whileOpen = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (isClosed) throw new Fault('rejected', 'another window writes now');
    return work();
  };
  return {
    getItem: (slice) => record.getItem(nameOf(slice)),
    setItem: (slice, json) => whileOpen(() => record.setItem(nameOf(slice), json)),
    removeItem: (slice) => whileOpen(() => record.removeItem(nameOf(slice))),
    slices: async () => {
      const names = await record.slices();
      return names.filter((name) => nameOf(lastPart(name)) === name).map(lastPart);
    },
    settled: () => whileOpen(() => record.settled()),
    async close() {
      isClosed = true;
      await record.settled().catch(() => {});
    },
  };
}
