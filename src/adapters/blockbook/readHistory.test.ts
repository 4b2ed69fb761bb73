import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { Fault } from '../../domain/fault.ts';
import type { Querier, Question } from './protocol/question.ts';
import { FIRST_ROWS, MORE_ROWS, readHistory } from './readHistory.ts';

const OWN = testAddress(1);

interface Server {
  readonly count: number;
  /** rows that it gives on a page at most */
  readonly most?: number;
  /** answers about more rows are too long */
  readonly readable?: number;
  /** those in front of the numbered ones, in no block */
  readonly waiting?: number;
}

/** A server of numbered rows, and the pages that it was asked for. */
function serverOf({ count, most = 1_000, readable = 1_000, waiting = 0 }: Server) {
  const asked: string[] = [];
  const ask = async ({ path }: Question<unknown>) => {
    const query = new URL(path, 'https://chain.test').searchParams;
    const [page, wanted] = [Number(query.get('page')), Number(query.get('pageSize'))];
    const size = Math.min(wanted, most);
    const isNewest = !query.has('to');
    asked.push(`${isNewest ? 'newest' : page} of ${wanted}`);
    if (size > readable) throw new Fault('bad-answer', 'too long');
    const mined = Array.from({ length: count }, (_, row) => row).slice((page - 1) * size, page * size);
    const before = Array.from({ length: isNewest ? waiting : 0 }, (_, row) => `waiting ${row}`);
    // cut with those that wait in front, as a real server does it
    const transactions = [...before, ...mined].slice(0, size);
    const minedRows = Math.max(0, transactions.length - before.length);
    const next = isNewest ? minedRows : page * size;
    return {
      ...{ transactions, size, minedTransactions: count },
      next: next < count ? next : null,
      totalTransactions: count + before.length,
      waitingLeftOut: Math.max(0, before.length - transactions.length),
    };
  };
  return { querier: { ask } as unknown as Querier, asked };
}

async function readAll(server: Server) {
  const { querier, asked } = serverOf(server);
  const found = new Set<unknown>();
  for (let from: number | null = 0; from !== null; ) {
    const page: Awaited<ReturnType<typeof readHistory>> = await readHistory(querier, OWN, from, 'regtest');
    for (const row of page.transactions) found.add(row);
    from = page.next;
  }
  return { found: found.size, asked };
}

describe('a history by pages', () => {
  it('begins with a small one, and goes on with large ones', async () => {
    const { found, asked } = await readAll({ count: 250 });
    expect(found).toBe(250);
    expect(asked).toEqual([`newest of ${FIRST_ROWS}`, ...[1, 2, 3].map((page) => `${page} of ${MORE_ROWS}`)]);
  });

  it.each([1, 3, 5, 6, 8, 60, 94])('leaves nothing out while %d wait in front of them', async (waiting) => {
    for (const count of [0, 1, 6, 14, 258]) {
      const { found } = await readAll({ count, waiting });
      expect([count, found]).toEqual([count, count + waiting]);
    }
  });

  it('leaves nothing out of what is in blocks, however many wait in front of it', async () => {
    const { found } = await readAll({ count: 258, waiting: 500 });
    expect(found).toBe(258 + MORE_ROWS);
  });

  it('takes 501 requests for 50,000', async () => {
    const { found, asked } = await readAll({ count: 50_000 });
    expect(found).toBe(50_000);
    expect(asked).toHaveLength(501);
  });

  it.each([7, 25, 99])('leaves nothing out where a server gives %d on a page at most', async (most) => {
    const { found } = await readAll({ count: 250, most });
    expect(found).toBe(250);
  });

  it.each([
    [6, 1_000],
    [30, 1_000],
    [20, 25],
  ])(
    'leaves nothing out where no more than %d can be read, and no more than %d are given',
    async (readable, most) => {
      const { found } = await readAll({ count: 130, readable, most });
      expect(found).toBe(130);
    },
  );

  it('fails when a small page cannot be read either', async () => {
    const { querier, asked } = serverOf({ count: 130, readable: 5 });
    await expect(readHistory(querier, OWN, 6, 'regtest')).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(asked).toEqual(['1 of 100', '1 of 25', '2 of 6']);
  });
});
