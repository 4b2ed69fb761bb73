/** What a row of a persistence table says, and how it is made. */
import { makePersistable, type PersistenceStorageOptions, stopPersisting } from 'mobx-persist-store';
import type { Clock } from '../../ports/Clock.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';
import { fromStored, toStored } from './storedNames.ts';

/** What rows are persisted with. */
export interface RowServices {
  readonly state: StateStorage;
  readonly clock: Clock;
}

/** One slice: restoring, persisting, stopping and resetting it all go by its row. */
export interface PersistenceRow<All> {
  /** its name on disk */
  readonly slice: string;
  /** the properties that are persisted, and no other */
  readonly properties: readonly string[];
  /** Restores the store, and persists what changes from then on. @throws {Fault} when it can't be read */
  hydrate(stores: All, services: RowServices): Promise<unknown>;
  /** Hands over now what may wait to be written. */
  flush(stores: All): void;
  /** Stops persisting it. */
  stop(stores: All): void;
  /** Takes the store back to nothing. */
  reset(stores: All): void;
  /** What is done once every slice is restored. */
  restored(stores: All): void;
}

/** What a row does with its store. */
export interface RowSteps<Store> {
  reset(store: Store): void;
  restored?(store: Store): void;
}

type Properties<Store, Key extends keyof Store> = PersistenceStorageOptions<Store, Key>['properties'];

let persistings = 0;

/**
 * Where a slice is kept, for the library.
 *
 * Unwritten state is told by `StateStorage.settled`; the library would let a failed write pass unseen. In development it
 * stops keeping whatever has the same name, so that two windows need two names.
 */
function sliceStorage(state: StateStorage, slice: string) {
  persistings += 1;
  const storage = {
    getItem: async () => {
      const json = await state.getItem(slice);
      return json === null ? null : fromStored(slice, json);
    },
    setItem: (_name: string, json: string) => state.setItem(slice, toStored(slice, json)).catch(() => {}),
    removeItem: () => state.removeItem(slice),
  };
  return { name: `${slice} ${persistings}`, storage };
}

/** Reading writes nothing: only what changes from then on is written. */
const ON_CHANGE = { fireImmediately: false };

/**
 * Makes rows over some stores: `slicesOf<Stores>()(name, the store that has the properties)(properties, steps)`.
 */
export const slicesOf =
  <All>() =>
  <Store extends object>(slice: string, storeOf: (stores: All) => Store) =>
  <Key extends keyof Store & string>(
    properties: Properties<Store, Key>,
    { reset, restored = () => {} }: RowSteps<Store>,
  ): PersistenceRow<All> => ({
    slice,
    properties: properties.map((property) => (typeof property === 'object' ? property.key : property)),
    hydrate: (stores, { state }) =>
      makePersistable(storeOf(stores), { ...sliceStorage(state, slice), properties }, ON_CHANGE),
    flush: () => {},
    stop: (stores) => stopPersisting(storeOf(stores)),
    reset: (stores) => reset(storeOf(stores)),
    restored: (stores) => restored(storeOf(stores)),
  });

const same = <Value>(value: Value): Value => value;

/** A property that is JSON already. */
export const asItIs = <Key extends string>(key: Key) => ({ key, serialize: same, deserialize: same });

/** A property that is JSON already, and is taken only as far as it can be read. */
export const readable = <Key extends string, Value>(key: Key, read: (stored: unknown) => Value) => ({
  key,
  serialize: same,
  deserialize: read,
});

/** A list, each item of which is converted. */
export const listOf =
  <From, To>(convert: (item: From) => To) =>
  (items: readonly From[]): readonly To[] =>
    items.map(convert);

/** Most stores know how they are taken back to nothing. */
export const RESET = { reset: (store: { reset(): void }) => store.reset() };
