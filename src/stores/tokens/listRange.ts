/** How far a list of an index was read, and its next part. */
import type { ListPart } from '../../domain/drc20/Collectible.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';

/** Items per request. */
export const LIST_PART = 50;

/** An index that serves a list. */
export interface ListSource<Item> {
  /** its host */
  readonly name: string;
  readonly load: (query: ListQuery, signal: AbortSignal) => Promise<ListPart<Item>>;
}

/** Indexes that have the same list: the first that responds is read. */
export type ListFeed<Item> = readonly ListSource<Item>[];

/** An item, and its source. */
export interface Listed<Item> {
  readonly item: Item;
  /** the index's host */
  readonly index: string;
}

/** How far a feed was read. */
export interface ListRange<Item> {
  readonly feed: ListFeed<Item>;
  /** the index being read; null until one responds */
  readonly source: ListSource<Item> | null;
  readonly listed: readonly Listed<Item>[];
  /** rows requested so far */
  readonly offset: number;
  /** as the index reports it */
  readonly total: number;
  /** malformed rows */
  readonly leftOut: number;
  readonly isDone: boolean;
  /** why the last request failed */
  readonly fault: Fault | null;
}

export const beginRange = <Item>(feed: ListFeed<Item>): ListRange<Item> => ({
  feed,
  source: null,
  listed: [],
  offset: 0,
  total: 0,
  leftOut: 0,
  isDone: feed.length === 0,
  fault: null,
});

/** Reads the next part. @returns only that part in `listed`; after a failure, the range as it was with `fault` */
export async function readPart<Item>(range: ListRange<Item>, signal: AbortSignal): Promise<ListRange<Item>> {
  let fault: Fault | null = null;
  for (const source of range.source === null ? range.feed : [range.source]) {
    try {
      const part = await source.load({ offset: range.offset, limit: LIST_PART }, signal);
      const { items, total, leftOut = 0, rows = items.length } = part;
      const offset = range.offset + rows;
      // a list may be shorter than its reported total: an empty part always ends it
      const isDone = rows === 0 || offset >= total;
      const listed = items.map((item) => ({ item, index: source.name }));
      return { ...range, source, listed, offset, total, leftOut, isDone, fault: null };
    } catch (thrown) {
      fault ??= toFault(thrown, 'offline');
    }
  }
  return { ...range, fault };
}

/** Appends a further part. */
export const withPart = <Item>(
  known: ListRange<Item>,
  part: ListRange<Item>,
  keyOf: KeyOf<Item>,
): ListRange<Item> =>
  part.fault === null
    ? { ...part, listed: joined(known.listed, part.listed, keyOf), leftOut: known.leftOut + part.leftOut }
    : { ...known, fault: part.fault };

/** Merges the first part, read again: the known parts stay if that part and the total are unchanged. */
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

/** Identifies an item. */
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
