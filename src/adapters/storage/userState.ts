/** Separates the stored state of users and networks that share a browser's storage. */
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type { RecordStorage, StateStorage } from '../../ports/StateStorage.ts';
import type { EntryQueue } from './entryQueue.ts';

export interface StateOwner {
  /** Telegram user id; null outside Telegram */
  readonly userId: string | null;
  readonly network: Network;
}

/** The storage of all owners' state. */
export interface StateAreas {
  readonly record: RecordStorage;
  readonly entries: EntryQueue;
}

/** Slices that are the same on every network. */
const SHARED_SLICES = ['preferences'];

/** One owner's state in one window. */
export interface UserState extends StateStorage {
  /**
   * Stops writing: another window takes over. Promises to be on disk are rejected from now on, so that nothing is released that
   * isn't stored. Resolves when earlier changes are on disk, or have failed.
   */
  close(): Promise<void>;
}

/** The state of one owner. Others' state is neither read nor changed. */
export function userState({ record, entries }: StateAreas, { userId, network }: StateOwner): UserState {
  let isClosed = false;
  const user = userId ?? 'local';
  const contextOf = (slice: string) => (SHARED_SLICES.includes(slice) ? 'any' : network);
  const nameOf = (slice: string) => `${user}/${contextOf(slice)}/${slice}`;
  const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  const listOf = (list: string) => `${user}/${network}/${list}/`;
  const whileOpen = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (isClosed) throw new Fault('rejected', 'another window writes now');
    return work();
  };
  const settled = () => Promise.all([record.settled(), entries.settled()]).then(() => undefined);
  return {
    getItem: (slice) => record.getItem(nameOf(slice)),
    setItem: (slice, json) => whileOpen(() => record.setItem(nameOf(slice), json)),
    removeItem: (slice) => whileOpen(() => record.removeItem(nameOf(slice))),
    slices: async () => {
      const names = await record.slices();
      return names.filter((name) => nameOf(lastPart(name)) === name).map(lastPart);
    },
    entries: async (list) => {
      const found = await entries.startingWith(listOf(list));
      return new Map([...found].map(([name, text]) => [name.slice(listOf(list).length), text]));
    },
    changeEntries: (list, changes) =>
      whileOpen(() => entries.change(new Map([...changes].map(([key, text]) => [listOf(list) + key, text])))),
    clearEntries: () =>
      whileOpen(async () => {
        await entries.settled().catch(() => undefined);
        const found = await entries.startingWith(`${user}/${network}/`);
        await entries.change(new Map([...found.keys()].map((name) => [name, null])));
      }),
    entriesSettled: () => whileOpen(() => entries.settled()),
    settled: () => whileOpen(settled),
    async close() {
      isClosed = true;
      await Promise.allSettled([record.settled(), entries.settled()]);
    },
  };
}
