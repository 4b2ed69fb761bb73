/** What a row of a persistence table says, and how it is made. */
import { makePersistable, type PersistenceStorageOptions, stopPersisting } from 'mobx-persist-store';

/** Where a slice is persisted, for the library: under a name, in a storage. */
export type SliceStorage = Pick<PersistenceStorageOptions<object, never>, 'name' | 'storage'>;

/** One slice: restoring, persisting, stopping and resetting it all go by its row. */
export interface PersistenceRow<All> {
  /** its name on disk */
  readonly slice: string;
  /** the properties that are persisted, and no other */
  readonly properties: readonly string[];
  /** Restores the store, and persists what changes from then on. @throws {Fault} when it can't be read */
  hydrate(stores: All, storage: SliceStorage): Promise<unknown>;
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
    hydrate: (stores, storage) => makePersistable(storeOf(stores), { ...storage, properties }, ON_CHANGE),
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
