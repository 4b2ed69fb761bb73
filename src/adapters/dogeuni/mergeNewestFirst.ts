/** Merges lists that are each newest first into one, and reads of each no more than is needed. */
import type { ListPart } from '../../domain/drc20/Collectible.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import type { LongList } from './pages.ts';

/** A row of a list. */
export interface ActivityRow {
  /** tells rows apart: a transaction's id */
  readonly key: string;
  readonly activity: TokenActivity;
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
  /** goes on without counting it */
  readonly drop: () => void;
  /** how many rows count, as far as is known */
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

/** What waits for its block is newest; then the higher block. */
const isHigher = (one: TokenActivity, other: TokenActivity): boolean => heightOf(one) > heightOf(other);

/** Of one block, a list that is told of in the order of time. */
const isLater = (one: TokenActivity, other: TokenActivity): boolean =>
  heightOf(one) === heightOf(other) && (one.timeMs ?? 0) > (other.timeMs ?? 0);

function heightOf({ status }: TokenActivity): number {
  if (status.kind === 'pending') return Number.POSITIVE_INFINITY;
  return status.height ?? 0;
}

/** What an order and the change of balances that came of it have in common; null for what changes no balance. */
function changeKey({ subject, revealTxid, from, to }: TokenActivity): string | null {
  if (subject.kind !== 'token' || revealTxid === null) return null;
  return [revealTxid, tokenKey(subject.id), from ?? '', to ?? '', subject.amount].join(' ');
}

/**
 * Part of the merged list. It is always merged from its beginning, so that parts join without a row lost or twice.
 *
 * @param orders - where two rows are equally new, the earlier list goes first
 * @param changes - what came of orders and of everything else; of a block they come after its orders, and those that came of
 *   an order are left out
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

  /** How many there are, as far as is known; exact at the end. */
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
