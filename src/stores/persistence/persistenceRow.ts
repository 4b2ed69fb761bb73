/** Rows of a persistence table, and how to make them. */
import { makePersistable, type PersistenceStorageOptions, stopPersisting } from 'mobx-persist-store';
import type { Clock } from '../../ports/Clock.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';
import { fromStored, toStored } from './storedNames.ts';

export interface RowServices {
  readonly state: StateStorage;
  readonly clock: Clock;
}

/** One slice: how it is restored, persisted, stopped and reset. */
export interface PersistenceRow<All> {
  /** its name on disk */
  readonly slice: string;
  /** the properties that are persisted; no others are */
  readonly properties: readonly string[];
  /** Restores the store, and persists later changes. @throws {Fault} when it can't be read */
  hydrate(stores: All, services: RowServices): Promise<unknown>;
  /** Writes delayed changes now. */
  flush(stores: All): void;
  stop(stores: All): void;
  reset(stores: All): void;
  /** Called once every slice is restored. */
  restored(stores: All): void;
}

export interface RowSteps<Store> {
  reset(store: Store): void;
  restored?(store: Store): void;
}

type Properties<Store, Key extends keyof Store> = PersistenceStorageOptions<Store, Key>['properties'];

let persistings = 0;

/**
 * Storage adapter for mobx-persist-store.
 *
 * `StateStorage.settled` reports failed writes, which the library would ignore. In development the library stops persisting an
 * earlier store of the same name, so two windows need different names.
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

/** Restoring writes nothing: only later changes are written. */
const ON_CHANGE = { fireImmediately: false };

/** Makes rows over some stores: `slicesOf<Stores>()(name, the store that has the properties)(properties, steps)`. */
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

/** A property that is already JSON. */
export const asItIs = <Key extends string>(key: Key) => ({ key, serialize: same, deserialize: same });

/** A property that is already JSON, validated when read. */
export const readable = <Key extends string, Value>(key: Key, read: (stored: unknown) => Value) => ({
  key,
  serialize: same,
  deserialize: read,
});

export const listOf =
  <From, To>(convert: (item: From) => To) =>
  (items: readonly From[]): readonly To[] =>
    items.map(convert);

/** For stores with a `reset` of their own. */
export const RESET = { reset: (store: { reset(): void }) => store.reset() };
