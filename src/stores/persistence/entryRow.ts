/** Rows of a persistence table whose slice is a list of entries; each entry is written on its own when it changes. */
import { reaction, runInAction } from 'mobx';
import { Fault } from '../../domain/fault.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';
import { EntryWriter, type Item } from './EntryWriter.ts';
import { migrateSlice, type RecordedAs } from './migrateSlice.ts';
import type { PersistenceRow, RowServices, RowSteps } from './persistenceRow.ts';

/** How a list of a store is persisted. */
export interface EntrySteps<Store, Value> extends RowSteps<Store> {
  /** the store's property, for the list of what is persisted */
  readonly property: string;
  /** what is to be on disk, oldest first; changed values must be new objects */
  items(store: Store): readonly Item<Value>[];
  /** Called with what was on disk, oldest first. */
  restore(store: Store, items: readonly Item<Value>[]): void;
  /** as plain JSON */
  save(value: Value): unknown;
  /** Null drops the entry, if nothing depends on it. @throws when the list must not be loaded without it */
  read(saved: unknown): Value | null;
  /** where records of version 2 and before had it */
  readonly movedFrom: RecordedAs;
  /** how long a write may be delayed, milliseconds; removals never are. Default 0 */
  readonly delayMs?: number;
}

interface Read<Value> {
  readonly order: number;
  readonly item: Item<Value>;
}

/** @throws {Fault} `corrupt` */
function readEntry<Value>(
  [key, text]: readonly [string, string],
  read: (saved: unknown) => Value | null,
): readonly Read<Value>[] {
  try {
    const { order, value: saved } = JSON.parse(text);
    const value = read(saved);
    return value === null ? [] : [{ order: Number(order), item: [key, value] }];
  } catch (cause) {
    throw new Fault('corrupt', `the entry ${key} cannot be read`, { cause });
  }
}

/** Makes a row: `entriesOf<Stores>()(list, the store that has it)(steps)`. */
export const entriesOf =
  <All>() =>
  <Store extends object>(list: string, storeOf: (stores: All) => Store) =>
  <Value>(steps: EntrySteps<Store, Value>): PersistenceRow<All> => {
    const { items, save, delayMs = 0, restored = () => {} } = steps;
    const writers = new WeakMap<Store, EntryWriter<Value>>();
    const readAll = async (state: StateStorage) => {
      const entries = await migrateSlice(state, list, steps.movedFrom);
      return [...entries]
        .flatMap((entry) => readEntry(entry, steps.read))
        .sort((one, other) => one.order - other.order);
    };
    return {
      slice: list,
      properties: [steps.property],
      async hydrate(stores, { state, clock }: RowServices) {
        const store = storeOf(stores);
        const read = await readAll(state);
        runInAction(() =>
          steps.restore(
            store,
            read.map(({ item }) => item),
          ),
        );
        const change = (changes: ReadonlyMap<string, string | null>) =>
          // `StateStorage.settled` reports failed writes
          void state.changeEntries(list, changes).catch(() => {});
        const writer = new EntryWriter({ change, save, clock, delayMs });
        writer.begin(items(store), new Map(read.map(({ order, item: [key] }) => [key, order])));
        writer.stop = reaction(
          () => items(store),
          (now) => writer.take(now),
          { name: `keep ${list}` },
        );
        writers.get(store)?.end();
        writers.set(store, writer);
      },
      flush: (stores) => writers.get(storeOf(stores))?.flush(),
      stop(stores) {
        writers.get(storeOf(stores))?.end();
        writers.delete(storeOf(stores));
      },
      reset: (stores) => steps.reset(storeOf(stores)),
      restored: (stores) => restored(storeOf(stores)),
    };
  };
