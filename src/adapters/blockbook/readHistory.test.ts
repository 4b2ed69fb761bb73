import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { Fault } from '../../domain/fault.ts';
import type { Querier, Question } from './protocol/question.ts';
import {
  FIRST_ROWS,
  type HistoryReading,
  LongPages,
  MAX_SINGLES,
  MORE_ROWS,
  readHistory,
} from './readHistory.ts';

const OWN = testAddress(1);

interface Server {
  readonly count: number;
  /** most rows it returns per page */
  readonly most?: number;
  /** answers with more rows are too long */
  readonly readable?: number;
  /** the same for unconfirmed rows, counted with all others on their page */
  readonly readableWaiting?: number;
  /** rows that are too long alone */
  readonly unreadable?: readonly (number | string)[];
  /** unconfirmed rows, before the numbered ones */
  readonly waiting?: number;
}

const tooLong = () => new Fault('bad-answer', 'too long');

/** A server of numbered rows, and the pages requested from it. */
function serverOf(server: Server) {
  const { count, most = 1_000, readable = 1_000, waiting = 0, unreadable = [] } = server;
  const { readableWaiting = readable } = server;
  const asked: string[] = [];
  const before = Array.from({ length: waiting }, (_, row) => `waiting ${row}`);
  const numbers = Array.from({ length: count }, (_, row) => row);
  const rowOf = (id: string | number) => ({ txid: id, confirmations: 0, blockHeight: null });
  const single = (id: string) => {
    asked.push(id);
    if (unreadable.includes(id)) throw tooLong();
    if (!before.includes(id)) throw new Fault('not-found', id);
    return rowOf(id);
  };
  const ask = async ({ path }: Question<unknown>) => {
    const { pathname, searchParams: query } = new URL(path, 'https://chain.test');
    const [, txid] = /\/tx\/(.*)$/.exec(pathname) ?? [];
    if (txid !== undefined) return single(decodeURIComponent(txid));
    const [page, wanted] = [Number(query.get('page')), Number(query.get('pageSize'))];
    const size = Math.min(wanted, most);
    const isNewest = !query.has('to');
    const areIds = query.get('details') === 'txids';
    asked.push(`${isNewest ? 'newest' : page} of ${wanted}${areIds ? ' ids' : ''}`);
    const mined = numbers.slice((page - 1) * size, page * size);
    // cut together with unconfirmed rows, as on a real server
    const rows = [...(isNewest ? before : []), ...mined].slice(0, size);
    if (areIds && !isNewest) return { transactions: [], next: page < count ? page : null, unread: rows };
    if (areIds) return { txids: rows, unconfirmedTxs: waiting, txs: count, balance: 0n };
    const inFront = isNewest ? Math.min(waiting, rows.length) : 0;
    const isLong = size > readable || inFront > readableWaiting;
    if (isLong || rows.some((row) => unreadable.includes(row))) throw tooLong();
    const minedRows = Math.max(0, rows.length - waiting);
    const next = isNewest ? minedRows : page * size;
    return {
      transactions: rows.map(rowOf),
      size,
      minedTransactions: count,
      next: next < count ? next : null,
      totalTransactions: count + (isNewest ? waiting : 0),
      waitingLeftOut: isNewest ? Math.max(0, waiting - rows.length) : 0,
    };
  };
  const querier = { ask } as unknown as Querier;
  const reading: HistoryReading = { querier, address: OWN, network: 'regtest', long: new LongPages() };
  return { reading, asked };
}

async function readAll(server: Server, { reading, asked } = serverOf(server)) {
  const found = new Set<unknown>();
  const unread: unknown[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page: Awaited<ReturnType<typeof readHistory>> = await readHistory(reading, from);
    for (const { txid } of page.transactions) found.add(txid);
    unread.push(...(page.unread ?? []));
    from = page.next;
  }
  return { found: found.size, asked, unread };
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

  it('asks for single rows where a small page cannot be read either', async () => {
    const { found, asked } = await readAll({ count: 14, readable: 5 });
    expect(found).toBe(14);
    expect(asked.slice(0, 4)).toEqual(['newest of 6', 'newest of 100 ids', '1 of 6', '1 of 1']);
  });

  it('names the id of a row that cannot be read alone, and goes on behind it', async () => {
    const { found, unread } = await readAll({ count: 130, unreadable: [0, 7, 129] });
    expect([found, unread]).toEqual([127, [0, 7, 129]]);
  });

  it('fails where nothing answers', async () => {
    const { reading } = serverOf({ count: 1 });
    const ask = () => Promise.reject(new Fault('offline', 'test'));
    const silent = { ...reading, querier: { ask } as unknown as Querier };
    await expect(readHistory(silent, 0)).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('large transactions of strangers that wait', () => {
  const crowd: Server = { count: 20, waiting: 3, readableWaiting: 2 };

  it('are read one by one where they are too long together, and hide nothing behind them', async () => {
    const { found, asked, unread } = await readAll(crowd);
    expect([found, unread]).toEqual([23, []]);
    expect(asked.slice(0, 6)).toEqual([
      ...['newest of 6', 'newest of 100 ids', 'waiting 0', 'waiting 1', 'waiting 2', '1 of 6'],
    ]);
  });

  it('are named by their ids where one is too long alone', async () => {
    const { found, unread } = await readAll({ ...crowd, unreadable: ['waiting 1'] });
    expect([found, unread]).toEqual([22, ['waiting 1']]);
  });

  it('cost their megabytes once: the next look asks for ids and for what is new', async () => {
    const server = serverOf({ ...crowd, unreadable: ['waiting 1'] });
    await readHistory(server.reading, 0);
    server.asked.length = 0;
    expect((await readHistory(server.reading, 0)).transactions).toHaveLength(8);
    expect(server.asked).toEqual(['newest of 100 ids', '1 of 6']);
  });

  it('come a few at a time: those that did not yet are named', async () => {
    const many = serverOf({ count: 1, waiting: MAX_SINGLES + 3, readableWaiting: 2 });
    expect((await readHistory(many.reading, 0)).unread).toHaveLength(3);
    const next = await readHistory(many.reading, 0);
    expect([next.unread, next.transactions.length]).toEqual([undefined, MAX_SINGLES + 4]);
  });

  it('are forgotten once nothing waits any more', async () => {
    const { reading } = serverOf(crowd);
    await readHistory(reading, 0);
    const later = serverOf({ count: 23 });
    await readHistory({ ...later.reading, long: reading.long }, 0);
    await readHistory({ ...later.reading, long: reading.long }, 0);
    expect(later.asked).toEqual(['newest of 100 ids', '1 of 6', 'newest of 6']);
  });
});
