/** Merges lists that are each newest first into one, and reads of each no more than is needed. */
import type { ListPart } from '../../domain/drc20/Collectible.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import type { LongList } from './pages.ts';

/** A row of a list. */
export interface ActivityRow {
  /** tells rows apart: a transaction's id */
  readonly key: string;
  /** null: it is no move, and does not count */
  readonly activity: TokenActivity | null;
}

/** A list, and which of its rows count. */
export interface CachedRows {
  readonly list: LongList<ActivityRow>;
  readonly isWanted: (activity: TokenActivity) => boolean;
}

interface Reader {
  /** the next row that counts; null at the end */
  readonly peek: () => Promise<TokenActivity | null>;
  readonly take: () => void;
  /** how many rows count, as far as is known */
  readonly total: () => number;
}

function readerOf({ list, isWanted }: CachedRows): Reader {
  let index = 0;
  let dropped = 0;
  return {
    async peek() {
      for (;;) {
        const row = await list.at(index);
        if (row === null) return null;
        if (row.activity !== null && isWanted(row.activity)) return row.activity;
        index += 1;
        dropped += 1;
      }
    },
    take: () => {
      index += 1;
    },
    total: () => list.total - dropped,
  };
}

/** What waits for its block is newest; then the higher block, then the later time. */
function isNewer(one: TokenActivity, other: TokenActivity): boolean {
  const [a, b] = [heightOf(one), heightOf(other)];
  return a === b ? (one.timeMs ?? 0) > (other.timeMs ?? 0) : a > b;
}

function heightOf({ status }: TokenActivity): number {
  if (status.kind === 'pending') return Number.POSITIVE_INFINITY;
  return status.height ?? 0;
}

/**
 * Part of the merged list. It is always merged from its beginning, so that parts join without a row lost or twice.
 *
 * Where two rows are equally new, the earlier list goes first.
 */
export async function mergeNewestFirst(
  lists: readonly CachedRows[],
  { offset, limit }: ListQuery,
): Promise<ListPart<TokenActivity>> {
  const readers = lists.map(readerOf);
  const items: TokenActivity[] = [];
  for (let index = 0; index < offset + limit; index += 1) {
    const newest = await takeNewest(readers);
    if (newest === null) break;
    if (index >= offset) items.push(newest);
  }
  await Promise.all(readers.map((reader) => reader.peek()));
  return { items, total: readers.reduce((sum, reader) => sum + reader.total(), 0) };
}

async function takeNewest(readers: readonly Reader[]): Promise<TokenActivity | null> {
  const heads = await Promise.all(readers.map(async (reader) => ({ reader, activity: await reader.peek() })));
  let best: { readonly reader: Reader; readonly activity: TokenActivity } | null = null;
  for (const { reader, activity } of heads) {
    if (activity !== null && (best === null || isNewer(activity, best.activity))) best = { reader, activity };
  }
  best?.reader.take();
  return best?.activity ?? null;
}
