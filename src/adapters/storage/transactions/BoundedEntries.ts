/** Entries up to a bound: the least recently used make room. Unreadable ones count as missing. */

import { bytesOfHex, hexOfBytes } from '../../../domain/bytes.ts';
import { MAX_RAW_SIZE } from '../../../domain/tx/parse/parseTransaction.ts';
import { txidOfBytes } from '../../../domain/tx/parse/txidOf.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { RawTransactions } from '../../../ports/TransactionCache.ts';
import type { EntryUse, Totals, TransactionDatabase, TransactionTable } from './TransactionDatabase.ts';

export interface Bounds {
  readonly count: number;
  /** bytes of all entries together */
  readonly size: number;
}

const NO_TOTALS: Totals = { turn: 0, count: 0, size: 0 };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function readUse(stored: unknown): EntryUse | null {
  const { turn, size } = (stored ?? {}) as Partial<Record<keyof EntryUse, unknown>>;
  return isCount(turn) && isCount(size) ? { turn, size } : null;
}

function readTotals(stored: unknown): Totals | null {
  const { turn, count, size } = (stored ?? {}) as Partial<Record<keyof Totals, unknown>>;
  return isCount(turn) && isCount(count) && isCount(size) ? { turn, count, size } : null;
}

/** Entries in one storage. Every method throws the storage's errors. */
export class BoundedEntries {
  readonly #database: TransactionDatabase;
  readonly #bounds: Bounds;

  constructor(database: TransactionDatabase, bounds: Bounds) {
    this.#database = database;
    this.#bounds = bounds;
  }

  /** Those that exist and hash to their ids. Invalid ones are removed. */
  async get(ids: readonly Txid[]): Promise<RawTransactions> {
    const read = await this.#database.run('readonly', (table) =>
      Promise.all(ids.map(async (id) => [id, await table.bytes(id)] as const)),
    );
    const found = new Map<Txid, string>();
    const malformed: Txid[] = [];
    for (const [id, bytes] of read) {
      if (bytes === undefined) continue;
      if (bytes instanceof Uint8Array && txidOfBytes(bytes) === id) found.set(id, hexOfBytes(bytes));
      else malformed.push(id);
    }
    if (found.size > 0 || malformed.length > 0) this.#noteUses([...found.keys()], malformed);
    return found;
  }

  /**
   * Adds those that hash to their ids and don't exist yet.
   *
   * @param isWanted - checked after all earlier writes are done
   */
  async put(found: RawTransactions, isWanted: () => boolean = () => true): Promise<void> {
    const known = await this.#database.run('readonly', (table) =>
      Promise.all([...found.keys()].map(async (id) => [id, readUse(await table.use(id))] as const)),
    );
    const fresh = known.flatMap(([id, use]) => {
      const bytes = use === null ? bytesOfHex(found.get(id) ?? '', MAX_RAW_SIZE) : null;
      return bytes !== null && txidOfBytes(bytes) === id ? [{ id, bytes }] : [];
    });
    if (fresh.length === 0) return;
    await this.#change(async (table, totals) => {
      let now = totals;
      for (const { id, bytes } of isWanted() ? fresh : []) {
        const before = await this.#taken(table, id, now);
        now = {
          turn: before.turn + 1,
          count: before.count + 1,
          size: before.size + bytes.length,
        };
        table.put(id, bytes, { turn: now.turn, size: bytes.length });
      }
      return now;
    });
  }

  clear(): Promise<void> {
    return this.#database.run('readwrite', async (table) => table.clear());
  }

  /** Runs in the background; if it fails, the usage order stays outdated. */
  #noteUses(used: readonly Txid[], malformed: readonly Txid[]): void {
    this.#change(async (table, totals) => {
      let now = totals;
      for (const id of malformed) now = await this.#taken(table, id, now);
      for (const id of used) {
        const use = readUse(await table.use(id));
        if (use === null) continue;
        now = { ...now, turn: now.turn + 1 };
        table.setUse(id, { ...use, turn: now.turn });
      }
      return now;
    }).catch(() => undefined);
  }

  /** Removes an entry, if it exists. @returns the totals without it */
  async #taken(table: TransactionTable, id: string, totals: Totals): Promise<Totals> {
    const stored = await table.use(id);
    table.remove(id);
    if (stored === undefined) return totals;
    const size = readUse(stored)?.size ?? 0;
    return {
      turn: totals.turn,
      count: Math.max(0, totals.count - 1),
      size: Math.max(0, totals.size - size),
    };
  }

  /** Changes entries, and evicts others to make room. If the totals can't be read, everything is cleared. */
  #change(work: (table: TransactionTable, totals: Totals) => Promise<Totals>): Promise<void> {
    return this.#database.run('readwrite', async (table) => {
      const stored = await table.totals();
      const known = readTotals(stored);
      if (known === null) table.clear();
      let totals = await work(table, known ?? NO_TOTALS);
      while (totals.count > this.#bounds.count || totals.size > this.#bounds.size) {
        const oldest = await table.oldest();
        if (oldest === undefined) {
          table.clear();
          totals = { ...NO_TOTALS, turn: totals.turn };
          break;
        }
        totals = await this.#taken(table, oldest, totals);
      }
      table.setTotals(totals);
    });
  }
}
