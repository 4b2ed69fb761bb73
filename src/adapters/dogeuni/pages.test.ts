import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../domain/fault.ts';
import { LongList, PAGE_SIZE, readAll as readList, readPart } from './pages.ts';
import type { ReadRows } from './readWithout.ts';

const rowsUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const rules = { keyOf: (row: number): string => `${row}` };
const readAll = async (read: ReadRows<number>) => (await readList(read, rules)).rows;

/** A server with a maximum page size, and its own total. */
const serve =
  (rows: readonly number[], most = PAGE_SIZE, total = rows.length): ReadRows<number> =>
  async ({ offset, limit }) => ({
    rows: rows.slice(offset, offset + Math.min(limit, most)),
    unreadable: [],
    total,
    text: `${offset}`,
  });

describe('reading all', () => {
  it.each([0, 1, 49, 50, 51, 100, 137])('gives %d rows, each once', async (count) => {
    expect(await readAll(serve(rowsUpTo(count)))).toEqual(rowsUpTo(count));
  });

  it('goes on where a server gives fewer rows than were asked for', async () => {
    expect(await readAll(serve(rowsUpTo(23), 10))).toEqual(rowsUpTo(23));
  });

  it('does not stop at a total that is too low', async () => {
    expect(await readAll(serve(rowsUpTo(137), PAGE_SIZE, 50))).toEqual(rowsUpTo(137));
    expect(await readAll(serve(rowsUpTo(50), PAGE_SIZE, 0))).toEqual(rowsUpTo(50));
  });

  it('does not take a list for whole that is shorter than its total', async () => {
    await expect(readAll(serve(rowsUpTo(3), PAGE_SIZE, 5))).rejects.toMatchObject({
      kind: 'bad-answer',
    });
  });

  it('gives a row that is listed twice once, and goes on after a page of nothing else', async () => {
    expect(await readAll(serve([1, 2, 1]))).toEqual([1, 2]);
    expect(await readAll(serve([...Array.from({ length: 120 }, () => 7), 8]))).toEqual([7, 8]);
  });

  it('takes the careful one of two rows that differ', async () => {
    const read: ReadRows<readonly [string, number]> = async () => ({
      rows: [
        ['a', 5],
        ['b', 1],
        ['a', 3],
      ],
      unreadable: [],
      total: 3,
      text: '',
    });
    const careful = (one: readonly [string, number], other: readonly [string, number]) =>
      other[1] < one[1] ? other : one;
    const list = await readList(read, { keyOf: ([key]) => key, careful });
    expect(list.rows).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });

  it('refuses a page that comes twice', async () => {
    const stuck: ReadRows<number> = async () => ({
      rows: rowsUpTo(50),
      unreadable: [],
      total: 100,
      text: 'the same',
    });
    await expect(readAll(stuck)).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it('takes all from a server that knows no pages', async () => {
    const flood: ReadRows<number> = async () => ({
      rows: rowsUpTo(51),
      unreadable: [],
      total: 0,
      text: '',
    });
    expect(await readAll(flood)).toEqual(rowsUpTo(51));
  });

  it('gives up a list without end', async () => {
    let next = 0;
    const endless: ReadRows<number> = async () => {
      next += 1;
      return { rows: [next], unreadable: [], total: 1_000_000, text: `${next}` };
    };
    await expect(readAll(endless)).rejects.toMatchObject({ kind: 'bad-answer' });
  });
});

describe('reading on while rows come', () => {
  it('leaves out a row that moved to the next page', async () => {
    let rows = rowsUpTo(60);
    const list = new LongList<number>(async (query) => serve(rows)(query), rules);
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
            const part = await readPart(read, rules, { offset: at, limit: size });
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
    expect(await readPart(read, rules, { offset: 0, limit: 50 })).toMatchObject({
      rows: [0, 1, 2],
      total: 3,
    });
  });
});

describe('rows that the server itself can’t read', () => {
  /** Rejects every page that contains one of these positions. */
  function refusing(count: number, spoilt: readonly number[]) {
    const asked: string[] = [];
    const read: ReadRows<number> = async ({ offset, limit }) => {
      asked.push(`${offset}+${limit}`);
      if (spoilt.some((at) => at >= offset && at < offset + limit)) throw new Fault('rejected', 'HTTP 500');
      return serve(rowsUpTo(count))({ offset, limit });
    };
    return { read, asked };
  }

  it.each([[[0]], [[23]], [[49]], [[0, 1, 2, 3, 4, 5, 6, 7]], [[3, 60, 61]]])(
    'are left out and counted, and all others are read: %j',
    async (spoilt) => {
      const list = await readList(refusing(70, spoilt).read, rules);
      expect(list.rows).toEqual(rowsUpTo(70).filter((row) => !spoilt.includes(row)));
      expect(list.unreadable.size).toBe(spoilt.length);
    },
  );

  it('cost few questions', async () => {
    const { read, asked } = refusing(70, [23]);
    await readList(read, rules);
    expect(asked.length).toBeLessThan(17);
  });

  it('are none where everything is refused', async () => {
    const asked: unknown[] = [];
    const broken: ReadRows<number> = async (query) => {
      asked.push(query);
      throw new Fault('rejected', 'HTTP 500');
    };
    await expect(readList(broken, rules)).rejects.toMatchObject({ kind: 'rejected' });
    expect(asked).toHaveLength(2);
  });
});
