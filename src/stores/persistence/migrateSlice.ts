/**
 * Migrates a slice of the record to separate entries.
 *
 * Entries are written before the slice is removed: an app killed in between migrates again, and existing entries win because they
 * are newer.
 */
import type { Entries, StateStorage } from '../../ports/StateStorage.ts';
import { fields, isFields } from './readFields.ts';
import { fromStored, toStored } from './storedNames.ts';

/** Where the slice had it. */
export interface RecordedAs {
  readonly slice: string;
  /** of the slice: a list, newest first, or values by key */
  readonly property: string;
  /** fields of an item that form its key */
  readonly keys: readonly string[];
}

/** The key of an item; one without gets a key from its position, so that nothing is dropped unread. */
function keyOf(item: unknown, keys: readonly string[], at: number): string {
  const names = keys.map((key) => (isFields(item) ? item[key] : undefined));
  return names.every((name) => typeof name === 'string') ? names.join(' ') : `unread ${at}`;
}

/** Oldest first. */
function itemsOf(stored: unknown, keys: RecordedAs['keys']): readonly (readonly [string, unknown])[] {
  if (!Array.isArray(stored)) return Object.entries(isFields(stored) ? stored : {});
  return stored.map((item, at) => [keyOf(item, keys, at), item] as const).reverse();
}

/**
 * Migrates the slice if it still exists.
 *
 * @returns all entries of the list
 * @throws {Fault} when they can't be written: then the slice still exists
 */
export async function migrateSlice(
  state: StateStorage,
  list: string,
  { slice, property, keys }: RecordedAs,
): Promise<Entries> {
  const [stored, entries] = await Promise.all([state.getItem(slice), state.entries(list)]);
  if (stored === null) return entries;
  const { [property]: moving, ...rest } = fields(JSON.parse(fromStored(slice, stored)));
  if (moving === undefined) return entries;
  const moved = new Map<string, string>();
  for (const [at, [key, value]] of itemsOf(moving, keys).entries())
    if (!entries.has(key)) moved.set(key, JSON.stringify({ order: at + 1, value }));
  if (moved.size > 0) await state.changeEntries(list, moved);
  if (Object.keys(rest).length === 0) await state.removeItem(slice);
  else await state.setItem(slice, toStored(slice, JSON.stringify(rest)));
  return new Map([...entries, ...moved]);
}
