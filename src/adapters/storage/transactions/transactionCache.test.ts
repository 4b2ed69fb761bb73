/** Caching of transactions: only bytes that match their id, within the bounds, and nothing after an erasure. */
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import { hexOfBytes } from '../../../domain/bytes.ts';
import { txidOfBytes } from '../../../domain/tx/parse/txidOf.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import { createMemoryDatabase } from './memoryDatabase.ts';
import type { TransactionDatabase } from './TransactionDatabase.ts';
import { createTransactionCache } from './transactionCache.ts';

/** Some bytes and their id. Their contents are never parsed here. */
function raw(index: number, size = 100): readonly [Txid, string] {
  const bytes = new Uint8Array(size).fill(index);
  return [txidOfBytes(bytes), hexOfBytes(bytes)];
}

const idOf = (index: number, size?: number): Txid => raw(index, size)[0];

function open(disk: TransactionDatabase = createMemoryDatabase(), bounds = { count: 5, size: 10_000 }) {
  const clock = createManualClock();
  const cache = createTransactionCache({ disk, clock, bounds });
  const keep = (...found: (readonly [Txid, string])[]) => cache.keeper()(new Map(found));
  const has = async (...storages: number[]) => {
    const kept = await cache.get(storages.map((index) => idOf(index)));
    return storages.filter((index) => kept.get(idOf(index)) === raw(index)[1]);
  };
  return { cache, keep, has, clock, disk };
}

/** A browser that doesn't store anything. */
const failing = (name: string): TransactionDatabase => ({
  run: async () => {
    throw Object.assign(new Error(name), { name });
  },
});

describe('the cache of transactions', () => {
  it('gives back what it kept, also after a restart and in another window', async () => {
    const { keep, disk } = open();
    const other = open(disk);
    await keep(raw(1), raw(2));
    expect(await other.has(1, 2, 3)).toEqual([1, 2]);
    await other.keep(raw(3));
    expect(await open(disk).has(1, 2, 3)).toEqual([1, 2, 3]);
  });

  it('does not keep bytes of another transaction', async () => {
    const { keep, cache } = open();
    await keep([idOf(1), raw(2)[1]], [idOf(3), 'no hex']);
    expect(await cache.get([idOf(1), idOf(3)])).toEqual(new Map());
  });

  it('drops an entry that was spoilt, and keeps it again', async () => {
    const { keep, has, disk } = open();
    await keep(raw(1), raw(2));
    await disk.run('readwrite', async (table) => {
      table.put(idOf(1), new Uint8Array(100), { turn: 1, size: 100 });
      table.put(idOf(2), 'text' as never, { turn: 2, size: 100 });
    });
    expect(await has(1, 2)).toEqual([]);
    await keep(raw(1));
    expect(await has(1, 2)).toEqual([1]);
  });

  it('makes room by what was used least recently', async () => {
    const { keep, has } = open();
    await keep(raw(1), raw(2), raw(3), raw(4), raw(5));
    await has(1);
    await keep(raw(6));
    await keep(raw(7));
    expect(await has(1, 2, 3, 4, 5, 6, 7)).toEqual([1, 4, 5, 6, 7]);
  });

  it('counts bytes, over two windows', async () => {
    const { keep, disk, cache } = open();
    const other = open(disk);
    await keep(raw(1, 4_000));
    await other.keep(raw(2, 4_000));
    await keep(raw(3, 4_000));
    const kept = await cache.get([1, 2, 3].map((index) => idOf(index, 4_000)));
    expect([...kept.keys()]).toEqual([idOf(2, 4_000), idOf(3, 4_000)]);
  });

  it('counts an entry that is put twice once', async () => {
    const { keep, has, disk } = open();
    for (let time = 0; time < 3; time += 1) await keep(raw(1), raw(2));
    expect(await disk.run('readonly', (table) => table.totals())).toMatchObject({ count: 2, size: 200 });
    expect(await has(1, 2)).toEqual([1, 2]);
  });

  it('begins anew where its own counts were spoilt', async () => {
    const { keep, has, disk } = open();
    await keep(raw(1));
    await disk.run('readwrite', async (table) => table.setTotals('many' as never));
    await keep(raw(2));
    expect(await has(1, 2)).toEqual([2]);
  });

  it('has nothing after an erasure, not even what was asked for before', async () => {
    const { keep, has, cache } = open();
    await keep(raw(1));
    const tooLate = cache.keeper();
    await cache.erase();
    await tooLate(new Map([raw(2)]));
    expect(await has(1, 2)).toEqual([]);
    await keep(raw(3));
    expect(await has(3)).toEqual([3]);
  });

  it('is erased also of what is being put at that moment', async () => {
    const { has, cache } = open();
    const putting = cache.keeper()(new Map([raw(1)]));
    await cache.erase();
    await putting;
    expect(await has(1)).toEqual([]);
  });

  it.each(['InvalidStateError', 'QuotaExceededError'])('keeps in memory after %s', async (name) => {
    const { keep, has, cache } = open(failing(name));
    await keep(raw(1));
    expect(await has(1, 2)).toEqual([1]);
    await cache.erase();
    expect(await has(1)).toEqual([]);
  });

  it('reads on from a disk that is full', async () => {
    const disk = createMemoryDatabase();
    const quota = failing('QuotaExceededError');
    let isFull = false;
    const filling: TransactionDatabase = {
      run: (mode, work) => (isFull && mode === 'readwrite' ? quota.run(mode, work) : disk.run(mode, work)),
    };
    const { keep, has } = open(filling);
    await keep(raw(1));
    isFull = true;
    await keep(raw(2));
    expect(await has(1, 2)).toEqual([1, 2]);
    expect(await open(disk).has(1, 2)).toEqual([1]);
  });

  it('waits for a disk that does not answer once, and not for ever', async () => {
    const { cache, clock, has, keep } = open({ run: () => new Promise(() => {}) });
    const asked = cache.get([idOf(1)]);
    await new Promise((resolve) => setTimeout(resolve));
    clock.runNext();
    expect(await asked).toEqual(new Map());
    await keep(raw(1));
    expect(await has(1)).toEqual([1]);
  });
});
