// A year’s statement over a server’s history: read whole, said to be incomplete where it is, and never dependent on prices.
import { describe, expect, it } from 'vitest';
import { createFakeApp, type FakeOutside } from '../../../mocks/fixtures/fakeApp.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import { StatementStore } from './StatementStore.ts';

const OWN = 'mOwn' as DogeAddress;
const OTHER = 'mOther' as DogeAddress;
const DOGE = 100_000_000n;

/** One DOGE that came in. */
const received = (at: number, timeMs: number): ChainTransaction => ({
  txid: txid((at + 1).toString(16).padStart(64, '0')),
  inputs: [{ txid: txid('ff'.repeat(32)), vout: 0, address: OTHER, value: koinu(2n * DOGE), sequence: 0 }],
  outputs: [{ index: 0, address: OWN, value: koinu(DOGE), spentBy: null }],
  ...{ blockHeight: 5, blockHash: 'ab', confirmations: 6, timeMs, fee: koinu(0n), size: 200 },
  ...{ isReplaceable: false, rawHex: null },
});

const HISTORY = [received(0, Date.UTC(2025, 3, 1)), received(1, Date.UTC(2024, 3, 1))];

const chain = {
  history: async () => ({ transactions: HISTORY, next: null, totalTransactions: HISTORY.length }),
  balance: async () => ({ confirmed: koinu(2n * DOGE), pending: 0n }),
} as unknown as NonNullable<FakeOutside['chain']>;

const REQUEST = {
  accounts: [{ address: OWN, name: 'Savings' }],
  currency: 'eur',
  scripts: new Set<string>(),
};

async function read(outside: FakeOutside) {
  const store = createFakeApp(outside).stores.lazy.of(StatementStore);
  await store.read(REQUEST);
  return store;
}

describe('the statement', () => {
  it('is of the latest year, and of another when asked', async () => {
    const quoteAt = async (currency: string, timesMs: readonly number[]) =>
      timesMs.map((atMs) => ({ currency, microsPerDoge: 180_000n, atMs }));
    const store = await read({ chain, prices: { quoteAt } });
    expect(store.state).toMatchObject({
      ...{ status: 'ready', years: [2025, 2024], prices: { status: 'ready' } },
      statement: { year: 2025, opening: DOGE, closing: 2n * DOGE },
    });
    await store.show(2024);
    expect(store.state).toMatchObject({ statement: { year: 2024, opening: 0n, closing: DOGE } });
    await store.show(1999);
    expect(store.state).toMatchObject({ statement: { year: 2024 } });
  });

  it('is whole without prices, which can be asked for again', async () => {
    const store = await read({ chain });
    expect(store.state).toMatchObject({ status: 'ready', prices: { status: 'failed' } });
    await store.retryPrices();
    expect(store.state).toMatchObject({ status: 'ready', prices: { status: 'failed' } });
  });

  it('is read once more when a block came in between, and says when the sums differ all the same', async () => {
    let asked = 0;
    const lying = {
      ...chain,
      balance: async () => {
        asked += 1;
        return { confirmed: koinu(3n * DOGE), pending: 0n };
      },
    } as unknown as NonNullable<FakeOutside['chain']>;
    const store = await read({ chain: lying });
    expect(asked).toBe(2);
    expect(store.state).toMatchObject({ statement: { unknown: { difference: DOGE } } });
  });

  it('is empty where nothing moved, and says why it is not where a server fails', async () => {
    const none = { ...chain, history: async () => ({ transactions: [], next: null, totalTransactions: 0 }) };
    expect((await read({ chain: none })).state).toEqual({ status: 'empty' });
    const broken = { ...chain, history: () => Promise.reject(new Fault('timeout', 'slow')) };
    expect((await read({ chain: broken })).state).toMatchObject({
      status: 'failed',
      fault: { kind: 'timeout' },
    });
  });

  it('is given up at once', async () => {
    const store = createFakeApp({ chain }).stores.lazy.of(StatementStore);
    const reading = store.read(REQUEST);
    store.clear();
    await reading;
    expect(store.state).toEqual({ status: 'idle' });
  });
});
