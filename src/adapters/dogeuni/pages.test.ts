import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LongList, PAGE_SIZE, type ReadRows, readAll, readPart } from './pages.ts';

const rowsUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const keyOf = (row: number): string => `${row}`;

/** A server that gives at most so many rows at once, and tells a total of its own. */
const serve =
  (rows: readonly number[], most = PAGE_SIZE, total = rows.length): ReadRows<number> =>
  async ({ offset, limit }) => ({ rows: rows.slice(offset, offset + Math.min(limit, most)), total });

describe('reading all', () => {
  it.each([0, 1, 49, 50, 51, 100, 137])('gives %d rows, each once', async (count) => {
    expect(await readAll(serve(rowsUpTo(count)), keyOf)).toEqual(rowsUpTo(count));
  });

  it('goes on where a server gives fewer rows than were asked for', async () => {
    expect(await readAll(serve(rowsUpTo(23), 10), keyOf)).toEqual(rowsUpTo(23));
  });

  it('does not stop at a total that is too low', async () => {
    expect(await readAll(serve(rowsUpTo(137), PAGE_SIZE, 50), keyOf)).toEqual(rowsUpTo(137));
    expect(await readAll(serve(rowsUpTo(50), PAGE_SIZE, 0), keyOf)).toEqual(rowsUpTo(50));
  });

  it('does not take a list for whole that is shorter than its total', async () => {
    await expect(readAll(serve(rowsUpTo(3), PAGE_SIZE, 5), keyOf)).rejects.toMatchObject({
      kind: 'bad-answer',
    });
  });

  it('refuses a page that lists a row twice, one that comes twice, and one that is too long', async () => {
    const bad = { kind: 'bad-answer' };
    await expect(readAll(serve([1, 2, 1]), keyOf)).rejects.toMatchObject(bad);
    const stuck: ReadRows<number> = async () => ({ rows: rowsUpTo(50), total: 100 });
    await expect(readAll(stuck, keyOf)).rejects.toMatchObject(bad);
    const flood: ReadRows<number> = async () => ({ rows: rowsUpTo(51), total: 51 });
    await expect(readAll(flood, keyOf)).rejects.toMatchObject(bad);
  });

  it('gives up a list without end', async () => {
    let next = 0;
    const endless: ReadRows<number> = async () => {
      next += 1;
      return { rows: [next], total: 1_000_000 };
    };
    await expect(readAll(endless, keyOf)).rejects.toMatchObject({ kind: 'bad-answer' });
  });
});

describe('reading on while rows come', () => {
  it('leaves out a row that moved to the next page', async () => {
    let rows = rowsUpTo(60);
    const list = new LongList<number>(async (query) => serve(rows)(query), keyOf);
    await list.at(0);
    rows = [1_000, ...rows];
    await list.at(59);
    expect(list.rows).toEqual(rowsUpTo(60));
  });
});

describe('reading a part', () => {
  it('joins parts of any size to the whole, whatever the server gives at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 130 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 70 }),
        async (count, size, most) => {
          const joined: number[] = [];
          for (let at = 0; at <= count; at += size) {
            const read = serve(rowsUpTo(count), most);
            const part = await readPart(read, keyOf, { offset: at, limit: size });
            expect(part.total).toBe(count);
            joined.push(...part.rows);
          }
          expect(joined).toEqual(rowsUpTo(count));
        },
      ),
      { seed: 11, numRuns: 200 },
    );
  });

  it('knows the end better than a total that is too high', async () => {
    const read = serve(rowsUpTo(3), PAGE_SIZE, 90_412);
    expect(await readPart(read, keyOf, { offset: 0, limit: 50 })).toEqual({ rows: [0, 1, 2], total: 3 });
  });
});
