// The exported history: complete, with prices where known, and never cut silently.
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../mocks/builders/readCsv.ts';
import { createFakeApp, type FakeOutside } from '../../../mocks/fixtures/fakeApp.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import { HistoryExportStore } from './HistoryExportStore.ts';
import type { FullHistoryRequest } from './readFullHistory.ts';

const OWN = 'mOwn' as DogeAddress;
const OTHER = 'mOther' as DogeAddress;
const DAY_MS = 86_400_000;
const PAGE = 10;

const idOf = (at: number) => txid(at.toString(16).padStart(64, '0'));

/** A payment of one DOGE and some koinu. @param at - its position, the newest being 0 */
const received = (at: number): ChainTransaction => ({
  txid: idOf(at),
  inputs: [{ txid: idOf(9999), vout: 0, address: OTHER, value: koinu(200_000_000n), sequence: 0 }],
  outputs: [{ index: 0, address: OWN, value: koinu(100_000_000n + BigInt(at)), spentBy: null }],
  blockHeight: 5,
  blockHash: 'ab',
  confirmations: at + 1,
  timeMs: 100 * DAY_MS - at * DAY_MS,
  fee: koinu(0n),
  size: 200,
  isReplaceable: false,
  rawHex: null,
});

const historyOf = (count: number) => async (_address: string, from: number) => ({
  transactions: Array.from({ length: Math.min(PAGE, count - from) }, (_, at) => received(from + at)),
  next: from + PAGE < count ? from + PAGE : null,
  totalTransactions: count,
});

const ORDER: FullHistoryRequest = {
  accounts: [{ address: OWN, name: 'Savings' }],
  currency: 'eur',
  messages: {
    columns: Array.from({ length: 12 }, (_, at) => `column ${at}`),
    kinds: { received: 'In', sent: 'Out', 'to-self': 'Self', mined: 'Mined' },
    incomplete: 'Incomplete',
  },
  describeLack: ({ leftOut, gap }) =>
    [
      leftOut > 0 && `${leftOut} older`,
      gap.missing > 0 && `${gap.missing} missing`,
      gap.isOff && 'off',
    ].filter((text) => text !== false),
  nameOf: (address) => (address === OTHER ? '=cmd()' : null),
  noteOf: (id) => (id === idOf(0) ? 'rent, "May"' : ''),
};

const quoteAt: NonNullable<FakeOutside['prices']>['quoteAt'] = async (currency, timesMs) =>
  timesMs.map((atMs, at) => (at === 1 ? null : { currency, microsPerDoge: 180_000n, atMs }));

const setUp = (outside: FakeOutside) => createFakeApp(outside).stores.lazy.of(HistoryExportStore);

async function made(outside: FakeOutside, order = ORDER) {
  const store = setUp(outside);
  await store.make(order);
  if (store.state.status !== 'made') throw new Error(`it is ${store.state.status}`);
  return { file: store.state.file, rows: readCsv(store.state.file.csv).slice(1) };
}

describe('the history as a file', () => {
  it('has a row for each transfer, with what is known of it', async () => {
    const { file, rows } = await made({ chain: { history: historyOf(25) }, prices: { quoteAt } });
    expect(rows).toHaveLength(25);
    expect(file).toMatchObject({ rows: 25, leftOut: 0, unpriced: 1 });
    expect(rows[0]).toEqual([
      '1970-04-11T00:00:00.000Z',
      'In',
      '1',
      '',
      '0.18',
      'EUR',
      OTHER,
      "'=cmd()",
      'rent, "May"',
      idOf(0),
      '1',
      'Savings',
    ]);
  });

  it('leaves the worth empty where nobody knows it, or nobody answers', async () => {
    const { rows } = await made({ chain: { history: historyOf(3) }, prices: { quoteAt } });
    expect(rows[1]?.slice(4, 6)).toEqual(['', '']);
    const silent = async () => Promise.reject(new Fault('offline', 'no market'));
    const { file } = await made({ chain: { history: historyOf(3) }, prices: { quoteAt: silent } });
    expect(file.unpriced).toBe(3);
  });

  it('counts a transfer once that a newer one moved to the next page', async () => {
    let asked = 0;
    const history = async (address: string, from: number) => {
      asked += 1;
      return asked === 1
        ? historyOf(15)(address, from)
        : { ...(await historyOf(15)(address, from)), transactions: [9, 10, 11, 12, 13].map(received) };
    };
    const { rows } = await made({ chain: { history }, prices: { quoteAt } });
    expect(new Set(rows.map((row) => row[9])).size).toBe(rows.length);
  });

  it('says how many are left out beyond the most that it reads', async () => {
    const { file, rows } = await made({ chain: { history: historyOf(5_020) }, prices: { quoteAt } });
    expect(file).toMatchObject({ rows: 5_000, leftOut: 20 });
    expect(rows).toHaveLength(5_001);
    expect(rows[0]).toEqual(['', 'Incomplete', '', '', '', '', '', '', '20 older', '', '', 'Savings']);
  });

  it('says what the server counts and has no row for, unless another look finds it', async () => {
    const lacking = async (address: string, from: number) => {
      const page = await historyOf(15)(address, from);
      return { ...page, transactions: page.transactions.filter(({ txid: id }) => id !== idOf(12)) };
    };
    const { file, rows } = await made({ chain: { history: lacking }, prices: { quoteAt } });
    expect(file).toMatchObject({ rows: 14, leftOut: 0, gap: { missing: 1, isOff: false } });
    expect(rows.map((row) => row.length)).toEqual(Array(15).fill(12));
    expect(rows[0]).toEqual(['', 'Incomplete', '', '', '', '', '', '', '1 missing', '', '', 'Savings']);
    let asked = 0;
    const history = async (address: string, from: number) => {
      asked += 1;
      return asked <= 2 ? lacking(address, from) : historyOf(15)(address, from);
    };
    const whole = await made({ chain: { history }, prices: { quoteAt } });
    expect(whole.file.gap.missing).toBe(0);
    expect(whole.rows.filter(([, kind]) => kind === 'Incomplete')).toEqual([]);
  });

  it('names the account that is incomplete, and says so where no row of it could be read at all', async () => {
    const history = async (address: string, from: number) => {
      const page = await historyOf(3)(address, from);
      return address === OWN ? { ...page, transactions: [] } : page;
    };
    const accounts = [
      { address: OWN, name: 'Savings' },
      { address: OTHER, name: 'Shop' },
    ];
    const { rows } = await made({ chain: { history }, prices: { quoteAt } }, { ...ORDER, accounts });
    expect(rows.map((row) => row.at(-1))).toEqual(['Savings', 'Shop', 'Shop', 'Shop']);
    const alone = await made({ chain: { history }, prices: { quoteAt } });
    expect(alone.file).toMatchObject({ rows: 0, gap: { missing: 3 } });
    expect(alone.rows.map((row) => row[8])).toEqual(['3 missing']);
  });

  it('tells how far it is, and gives up when told to', async () => {
    const reported: unknown[] = [];
    const store = setUp({
      chain: {
        history: async (address, from, signal) => {
          reported.push(store.state);
          if (from === 20) store.clear();
          signal?.throwIfAborted();
          return historyOf(50)(address, from);
        },
      },
      prices: { quoteAt },
    });
    await store.make(ORDER);
    expect(reported).toEqual([
      { status: 'working', done: 0, total: 0 },
      { status: 'working', done: 10, total: 50 },
      { status: 'working', done: 20, total: 50 },
    ]);
    expect(store.state).toEqual({ status: 'idle' });
  });

  it('is no file when nothing happened, or when the chain cannot be read', async () => {
    const empty = setUp({ chain: { history: historyOf(0) } });
    await empty.make(ORDER);
    expect(empty.state).toEqual({ status: 'empty' });
    const down = setUp({});
    await down.make(ORDER);
    expect(down.state).toMatchObject({ status: 'failed', fault: { kind: 'offline' } });
  });
});
