// A year's statement from server data: complete, or with a note on what is missing.
import { describe, expect, it } from 'vitest';
import { aTransaction, aTxid, doge } from '../../../mocks/builders/coins.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createFakeApp, type FakeOutside } from '../../../mocks/fixtures/fakeApp.ts';
import { Fault } from '../../domain/fault.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { PriceSource } from '../../ports/PriceSource.ts';
import { StatementStore } from './StatementStore.ts';

const ADDRESS = testAddress(1);
const ACCOUNTS = [{ address: ADDRESS, name: 'Everyday' }];
const REQUEST = { accounts: ACCOUNTS, currency: 'usd', scripts: new Set<string>() };
const NEWEST_FIRST = [
  aTransaction({ txid: aTxid(12), timeMs: Date.UTC(2026, 4, 1) }),
  aTransaction({ txid: aTxid(11), timeMs: Date.UTC(2025, 4, 1) }),
];

const chainOf = (
  transactions: readonly ChainTransaction[],
  balances: readonly string[] = [String(10 * transactions.length)],
): Partial<ChainIndexer> => {
  const left = [...balances];
  return {
    history: async () => ({ transactions, next: null, totalTransactions: transactions.length }),
    balance: async () => ({
      confirmed: doge((left.length > 1 ? left.shift() : left[0]) ?? '0'),
      unconfirmedDelta: 0n,
      transactionCount: transactions.length,
    }),
  };
};

const priced = (asked: number[][] = []): Partial<PriceSource> => ({
  quoteAt: async (currency, times) => {
    asked.push([...times]);
    return times.map((atMs) => ({ currency, microsPerDoge: 200_000n, atMs }));
  },
});

function open(outside: FakeOutside) {
  const { stores } = createFakeApp(outside);
  return stores.lazy.of(StatementStore);
}

function ready({ state }: StatementStore) {
  if (state.status !== 'ready') throw new Error(state.status);
  return state;
}

describe('a statement', () => {
  it('is of the latest year, with the price of each movement and of both ends', async () => {
    const asked: number[][] = [];
    const store = open({ chain: chainOf(NEWEST_FIRST), prices: priced(asked) });
    await store.read(REQUEST);
    const { statement, years, prices } = ready(store);
    expect(years).toEqual([2026, 2025]);
    expect(statement).toMatchObject({ year: 2026, opening: doge('10'), closing: doge('20') });
    expect(prices.status).toBe('ready');
    expect(asked[0]?.slice(0, 2)).toEqual([Date.UTC(2026, 0, 1), Date.UTC(2026, 4, 1)]);
    for (const time of asked.flat()) expect(prices.known.get(time)?.microsPerDoge).toBe(200_000n);
  });

  it('of another year asks for what is not known yet alone', async () => {
    const asked: number[][] = [];
    const store = open({ chain: chainOf(NEWEST_FIRST), prices: priced(asked) });
    await store.read(REQUEST);
    await store.show(2025);
    expect(ready(store).statement).toMatchObject({ year: 2025, opening: 0n, closing: doge('10') });
    expect(asked[1]).toEqual([Date.UTC(2025, 0, 1), Date.UTC(2025, 4, 1)]);
    await store.show(1999);
    expect(ready(store).statement.year).toBe(2025);
  });

  it('is made without prices too, says that they failed, and asks again when told', async () => {
    let isDown = true;
    const store = open({
      chain: chainOf(NEWEST_FIRST),
      prices: {
        quoteAt: async (currency, times) => {
          if (isDown) throw new Fault('offline', 'no price');
          return times.map((atMs) => ({ currency, microsPerDoge: 1n, atMs }));
        },
      },
    });
    await store.read(REQUEST);
    expect(ready(store).prices).toMatchObject({ status: 'failed', known: new Map() });
    isDown = false;
    await store.retryPrices();
    expect(ready(store).prices.status).toBe('ready');
  });

  it('keeps a price that the server does not know as unknown', async () => {
    const store = open({
      chain: chainOf(NEWEST_FIRST),
      prices: { quoteAt: async (_currency, times) => times.map(() => null) },
    });
    await store.read(REQUEST);
    const { prices } = ready(store);
    expect([prices.status, prices.known.get(Date.UTC(2026, 4, 1))]).toEqual(['ready', null]);
  });

  it('reads once more when a block came in between, and says what still differs', async () => {
    const late = open({ chain: chainOf(NEWEST_FIRST, ['10', '20']), prices: priced() });
    await late.read(REQUEST);
    expect(ready(late).statement.unknown.difference).toBe(0n);
    const liar = open({ chain: chainOf(NEWEST_FIRST, ['25']), prices: priced() });
    await liar.read(REQUEST);
    expect(ready(liar).statement.unknown.difference).toBe(doge('5'));
  });

  it('says what the server counts and has no row for, and where its sums are others', async () => {
    const mined = { transactions: 2, received: 20n * 100_000_000n, sent: 0n };
    const reporting = (rows: readonly ChainTransaction[], sums = mined): Partial<ChainIndexer> => ({
      ...chainOf(rows),
      history: async () => {
        const account = { total: 0n, mark: '', mined: sums };
        return { transactions: rows, next: null, totalTransactions: 2, account };
      },
    });
    const gapOf = async (chain: Partial<ChainIndexer>) => {
      const store = open({ chain, prices: priced() });
      await store.read(REQUEST);
      return ready(store).statement.gap;
    };
    expect(await gapOf(reporting(NEWEST_FIRST))).toEqual({ missing: 0, isOff: false });
    expect(await gapOf(reporting(NEWEST_FIRST.slice(1)))).toEqual({ missing: 1, isOff: false });
    const more = { ...mined, received: mined.received + 5n, sent: 5n };
    expect(await gapOf(reporting(NEWEST_FIRST, more))).toEqual({ missing: 0, isOff: true });
  });

  it('of nothing is none, and one that could not be read says why', async () => {
    const empty = open({ chain: chainOf([]), prices: priced() });
    await empty.read(REQUEST);
    expect(empty.state).toEqual({ status: 'empty' });
    const failing = open({});
    await failing.read(REQUEST);
    expect(failing.state).toMatchObject({ status: 'failed', fault: { kind: 'offline' } });
  });

  it('of a history of which no row could be read is of this year, and incomplete', async () => {
    const history: ChainIndexer['history'] = async () => ({
      transactions: [],
      next: null,
      totalTransactions: 2,
    });
    const { stores, clock } = createFakeApp({ chain: { ...chainOf([], ['7']), history }, prices: priced() });
    const store = stores.lazy.of(StatementStore);
    await store.read(REQUEST);
    const year = new Date(clock.nowMs()).getUTCFullYear();
    expect(ready(store)).toMatchObject({ years: [year], statement: { year, gap: { missing: 2 } } });
  });

  it('that was given up is not shown, whatever comes later', async () => {
    const store = open({ chain: chainOf(NEWEST_FIRST), prices: priced() });
    const reading = store.read(REQUEST);
    expect(store.state.status).toBe('working');
    store.clear();
    await reading;
    expect(store.state).toEqual({ status: 'idle' });
  });
});
