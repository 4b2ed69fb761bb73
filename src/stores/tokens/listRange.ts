/** How far one list of an index was read, and its next part. */
import type { ListPart } from '../../domain/drc20/Collectible.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';

/** Items that are fetched at once. */
export const LIST_PART = 50;

/** One index that tells a list. */
export interface ListSource<Item> {
  /** its host */
  readonly name: string;
  readonly load: (query: ListQuery, signal: AbortSignal) => Promise<ListPart<Item>>;
}

/** Indexes that keep the same list: the first that answers is read. */
export type ListFeed<Item> = readonly ListSource<Item>[];

/** An item, and who told of it. */
export interface Listed<Item> {
  readonly item: Item;
  /** the index's host */
  readonly index: string;
}

/** How far a feed was read. */
export interface ListRange<Item> {
  readonly feed: ListFeed<Item>;
  /** the index that is read; null while none answered */
  readonly source: ListSource<Item> | null;
  readonly listed: readonly Listed<Item>[];
  /** rows that were asked for */
  readonly offset: number;
  /** as the index says it */
  readonly total: number;
  /** rows that make no sense */
  readonly leftOut: number;
  readonly isDone: boolean;
  /** why nobody answered the last time */
  readonly fault: Fault | null;
}

/** Nothing read yet. */
export const beginRange = <Item>(feed: ListFeed<Item>): ListRange<Item> => ({
  feed,
  ...{ source: null, listed: [], offset: 0, total: 0, leftOut: 0, isDone: feed.length === 0, fault: null },
});

/** Reads the next part. @returns only that part in `listed`; with `fault`, what was known before otherwise */
export async function readPart<Item>(range: ListRange<Item>, signal: AbortSignal): Promise<ListRange<Item>> {
  let fault: Fault | null = null;
  for (const source of range.source === null ? range.feed : [range.source]) {
    try {
      const part = await source.load({ offset: range.offset, limit: LIST_PART }, signal);
      const { items, total, leftOut = 0, rows = items.length } = part;
      const offset = range.offset + rows;
      // a list may be shorter than its index says: an empty part ends it whatever the total is
      const isDone = rows === 0 || offset >= total;
      const listed = items.map((item) => ({ item, index: source.name }));
      return { ...range, source, listed, offset, total, leftOut, isDone, fault: null };
    } catch (thrown) {
      fault ??= toFault(thrown, 'offline');
    }
  }
  return { ...range, fault };
}

/** What was known, with a further part behind it. */
export const withPart = <Item>(
  known: ListRange<Item>,
  part: ListRange<Item>,
  keyOf: KeyOf<Item>,
): ListRange<Item> =>
  part.fault === null
    ? { ...part, listed: joined(known.listed, part.listed, keyOf), leftOut: known.leftOut + part.leftOut }
    : { ...known, fault: part.fault };

/** What is known after the first part was read again: all that was, unless the part or the total is another one. */
export function withFirstPart<Item>(
  known: ListRange<Item>,
  part: ListRange<Item>,
  keyOf: KeyOf<Item>,
): ListRange<Item> {
  if (part.fault !== null) return { ...known, fault: part.fault };
  const isSame = (listed: Listed<Item>, index: number) =>
    known.listed[index] !== undefined && keyOf(known.listed[index].item) === keyOf(listed.item);
  const isUnchanged = known.total === part.total && part.listed.every(isSame) && known.listed.length > 0;
  return isUnchanged && known.source === part.source ? { ...known, fault: null } : part;
}

/** Tells items apart. */
export type KeyOf<Item> = (item: Item) => string;

function joined<Item>(
  known: readonly Listed<Item>[],
  further: readonly Listed<Item>[],
  keyOf: KeyOf<Item>,
): readonly Listed<Item>[] {
  const keys = new Set(known.map(({ item }) => keyOf(item)));
  const fresh = further.filter(({ item }) => {
    const key = keyOf(item);
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
  return [...known, ...fresh];
}
