/** Merges lists that are each newest first, and reads no more of each than needed. */
import type { ListPart } from '../../domain/drc20/Collectible.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import type { LongList } from './pages.ts';

export interface ActivityRow {
  /** identifies a row: a transaction id */
  readonly key: string;
  readonly activity: TokenActivity;
}

/** A list, and which of its rows to include. */
export interface CachedRows {
  readonly list: LongList<ActivityRow>;
  readonly isWanted: (activity: TokenActivity) => boolean;
}

interface Reader {
  /** the next included row; null at the end */
  readonly peek: () => Promise<TokenActivity | null>;
  readonly take: () => void;
  /** skips it without counting it */
  readonly drop: () => void;
  /** number of included rows, as far as known */
  readonly total: () => number;
}

function readerOf({ list, isWanted }: CachedRows): Reader {
  let index = 0;
  let dropped = 0;
  const drop = () => {
    index += 1;
    dropped += 1;
  };
  return {
    async peek() {
      for (;;) {
        const row = await list.at(index);
        if (row === null) return null;
        if (isWanted(row.activity)) return row.activity;
        drop();
      }
    },
    take: () => {
      index += 1;
    },
    drop,
    total: () => list.total - dropped,
  };
}

/** Unconfirmed is newest; then by height. */
const isHigher = (one: TokenActivity, other: TokenActivity): boolean => heightOf(one) > heightOf(other);

/** Within one block, by time where it is known. */
const isLater = (one: TokenActivity, other: TokenActivity): boolean =>
  heightOf(one) === heightOf(other) && (one.timeMs ?? 0) > (other.timeMs ?? 0);

function heightOf({ status }: TokenActivity): number {
  if (status.kind === 'pending') return Number.POSITIVE_INFINITY;
  return status.height ?? 0;
}

/** Matches an order with the balance change it caused; null if it changes no balance. */
function changeKey({ subject, revealTxid, from, to }: TokenActivity): string | null {
  if (subject.kind !== 'token' || revealTxid === null) return null;
  return [revealTxid, tokenKey(subject.id), from ?? '', to ?? '', subject.amount].join(' ');
}

/**
 * A part of the merged list. Always merged from the start, so that parts join without lost or repeated rows.
 *
 * @param orders - of equally new rows, the earlier list's goes first
 * @param changes - changes by orders and anything else; within a block they follow its orders, and those caused by an order are
 * dropped
 */
export async function mergeNewestFirst(
  orders: readonly CachedRows[],
  changes: readonly CachedRows[],
  { offset, limit }: ListQuery,
): Promise<ListPart<TokenActivity>> {
  const merge = new Merge(orders.map(readerOf), changes.map(readerOf));
  const items: TokenActivity[] = [];
  for (let index = 0; index < offset + limit; index += 1) {
    const newest = await merge.next();
    if (newest === null) break;
    if (index >= offset) items.push(newest);
  }
  const total = await merge.total();
  const unreadable = new Set([...orders, ...changes].flatMap(({ list }) => [...list.unreadable.keys()]));
  return { items, total, leftOut: unreadable.size };
}

class Merge {
  readonly #orders: readonly Reader[];
  readonly #changes: readonly Reader[];
  readonly #known = new Set<string>();

  constructor(orders: readonly Reader[], changes: readonly Reader[]) {
    this.#orders = orders;
    this.#changes = changes;
  }

  async next(): Promise<TokenActivity | null> {
    for (;;) {
      const [order, change] = await Promise.all([newestOf(this.#orders), newestOf(this.#changes)]);
      if (change === null || (order !== null && !isHigher(change.activity, order.activity)))
        return this.#takeOrder(order);
      if (!this.#known.has(`${changeKey(change.activity)}`)) {
        change.reader.take();
        return change.activity;
      }
      change.reader.drop();
    }
  }

  #takeOrder(order: Head | null): TokenActivity | null {
    if (order === null) return null;
    this.#known.add(`${changeKey(order.activity)}`);
    order.reader.take();
    return order.activity;
  }

  /** Number of rows, as far as known; exact at the end. */
  async total(): Promise<number> {
    const readers = [...this.#orders, ...this.#changes];
    await Promise.all(readers.map((reader) => reader.peek()));
    return readers.reduce((sum, reader) => sum + reader.total(), 0);
  }
}

interface Head {
  readonly reader: Reader;
  readonly activity: TokenActivity;
}

async function newestOf(readers: readonly Reader[]): Promise<Head | null> {
  const heads = await Promise.all(readers.map(async (reader) => ({ reader, activity: await reader.peek() })));
  let best: Head | null = null;
  for (const { reader, activity } of heads) {
    if (activity === null) continue;
    if (best === null || isHigher(activity, best.activity) || isLater(activity, best.activity))
      best = { reader, activity };
  }
  return best;
}
