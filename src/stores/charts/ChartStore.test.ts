// The data of a chart: fetched once, only from servers in use anyway; a failure affects only the chart.
import { describe, expect, it } from 'vitest';
import { createFakeApp, type FakeOutside } from '../../../mocks/fixtures/fakeApp.ts';
import { account } from '../../../mocks/stores/accounts.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { ChartStore } from './ChartStore.ts';

const HOUR = 3_600_000;
const ADDRESS = 'mOwn' as DogeAddress;
type QuoteAt = NonNullable<NonNullable<FakeOutside['prices']>['quoteAt']>;

const rising: QuoteAt = async (currency, timesMs) =>
  timesMs.map((atMs, at) => ({ currency, microsPerDoge: 200_000n + BigInt(at), atMs }));

function setUp(quoteAt: QuoteAt, chain: FakeOutside['chain'] = {}) {
  let asked = 0;
  const app = createFakeApp({
    prices: {
      quoteAt: async (...given) => {
        asked += 1;
        return quoteAt(...given);
      },
    },
    chain,
  });
  return { app, charts: app.stores.lazy.of(ChartStore), asked: () => asked };
}

describe('prices', () => {
  it('are asked for once while they are fresh, and again when a person says so', async () => {
    const { app, charts, asked } = setUp(rising);
    await charts.openPrice('week');
    await charts.openPrice('week');
    expect(asked()).toBe(1);
    expect(charts.priceOf('week')).toMatchObject({ status: 'ready' });
    await charts.openPrice('week', 'again');
    app.clock.advance(HOUR);
    await charts.openPrice('week');
    expect(asked()).toBe(3);
  });

  it('are unknown where the server has none, and failed where it does not answer', async () => {
    const none = setUp(async (_currency, timesMs) => timesMs.map(() => null));
    await none.charts.openPrice('day');
    expect(none.charts.priceOf('day')).toMatchObject({ status: 'ready', value: null });
    expect(none.charts.dayChange).toBeNull();
    const silent = setUp(async () => {
      throw new Fault('offline', 'test');
    });
    await silent.charts.openPrice('day');
    expect(silent.charts.priceOf('day')).toMatchObject({ status: 'failed' });
  });

  it('tell how far the price moved in a day', async () => {
    const { app, charts } = setUp(rising);
    const { accounts } = app.stores;
    accounts.price.take({ currency: 'usd', microsPerDoge: 210_000n, atMs: app.clock.nowMs() }, 'usd');
    await charts.openPrice('day');
    expect(charts.dayChange).toBeCloseTo(5, 1);
  });

  it('are of one currency', async () => {
    const { app, charts } = setUp(rising);
    await charts.openPrice('day');
    app.stores.preferences.setCurrency('eur');
    expect(charts.priceOf('day')).toEqual({ status: 'idle' });
  });

  it('that come after everything was forgotten are not kept', async () => {
    let answer = () => {};
    const { charts } = setUp(
      (currency, timesMs) =>
        new Promise((resolve) => {
          answer = () => resolve(timesMs.map((atMs) => ({ currency, microsPerDoge: 1n, atMs })));
        }),
    );
    const open = charts.openPrice('day');
    charts.forget();
    answer();
    await open;
    expect(charts.priceOf('day')).toEqual({ status: 'idle' });
  });
});

describe('a balance', () => {
  const balance = async () => ({ confirmed: koinu(100n), unconfirmedDelta: 0n, transactionCount: 2 });

  it('goes back from what the account holds', async () => {
    const { app, charts } = setUp(rising, {
      balance,
      balanceChanges: async (_address, _sinceMs, stepMs) => [
        { timeMs: app.clock.nowMs() - 2 * stepMs, delta: 30n },
      ],
    });
    app.stores.accounts.setCurrent({ ...account(1), address: ADDRESS });
    await charts.openBalance('day');
    const state = charts.balanceOf('day');
    expect(state).toMatchObject({ status: 'ready' });
    const points = state.status === 'ready' ? state.value : null;
    expect([points?.[0]?.value, points?.at(-1)?.value]).toEqual([70n, 100n]);
  });

  it('that cannot have been is unknown', async () => {
    const { app, charts } = setUp(rising, {
      balance,
      balanceChanges: async () => [{ timeMs: app.clock.nowMs(), delta: 300n }],
    });
    app.stores.accounts.setCurrent({ ...account(1), address: ADDRESS });
    await charts.openBalance('day');
    expect(charts.balanceOf('day')).toMatchObject({ status: 'ready', value: null });
  });
});
