/**
 * Moves what was a slice of the record into entries of its own.
 *
 * Entries come first, the slice goes afterwards: who is killed in between moves again, and an entry that is there already is the newer one.
 */
import type { Entries, StateStorage } from '../../ports/StateStorage.ts';
import { fields, isFields } from './readFields.ts';
import { fromStored, toStored } from './storedNames.ts';

/** Where it was. */
export interface RecordedAs {
  readonly slice: string;
  /** of the slice: a list, newest first, or values by their key */
  readonly property: string;
  /** what names an item of a list: some of its fields */
  readonly keys: readonly string[];
}

/** What names an item; one that has no name, or is nothing, is kept under the place where it was: nothing is dropped unread. */
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
 * Moves it, if it is still there.
 *
 * @returns all entries of the list
 * @throws {Fault} when that is not on disk: then the slice is still there
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
