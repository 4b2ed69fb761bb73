/** Views of the tab and token containers. */
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp, type FakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { routeOf } from '../app/routes/routes.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import { Fault } from '../domain/fault.ts';
import { txid } from '../domain/tx/Txid.ts';
import { EMPTY_ACCOUNT } from '../stores/accounts/Account.ts';
import { appView } from './app/AppContainer.tsx';
import { homeProps } from './wallet/HomeContainer.tsx';
import { transferDetailView } from './wallet/TransferDetailContainer.tsx';

const OWN = testAddress(1);
const ID = txid('ab'.repeat(32));
const DOGE = 100_000_000n;

const coin = (vout: number, value: bigint, part: { isCoinbase?: boolean; confirmations?: number } = {}) => ({
  txid: ID,
  vout,
  value: koinu(value),
  address: OWN,
  blockHeight: 5,
  confirmations: 3,
  isCoinbase: false,
  ...part,
});

const sides = {
  inputs: [
    { txid: txid('ef'.repeat(32)), vout: 1, address: testAddress(2), value: koinu(DOGE), sequence: 0 },
  ],
  outputs: [{ index: 0, address: OWN, value: koinu(DOGE), spentBy: null }],
};

const received = {
  txid: ID,
  blockHeight: 5,
  blockHash: 'cd',
  confirmations: 3,
  timeMs: 1000,
  fee: koinu(1n),
  size: 226,
  isReplaceable: false,
  rawHex: null,
  ...sides,
};

const COINS = [
  coin(0, 50n * DOGE),
  coin(1, 500_000n),
  coin(2, 100_000n),
  coin(3, 10_000n * DOGE, { isCoinbase: true }),
];

function open(type: 'hd' | 'watch' = 'hd', isRead = true): FakeApp {
  const history = async () => {
    if (!isRead) throw new Fault('offline', 'test');
    return { transactions: [received], next: null, totalTransactions: 1 };
  };
  const chain = { tip: async () => ({ height: 7, hash: 'aa' }), unspent: async () => COINS, history };
  const app = createFakeApp({ chain });
  app.stores.accounts.setCurrent({ ...EMPTY_ACCOUNT, type, address: OWN, key: 'k/0', name: 'Treats' });
  return app;
}

async function opened(type: 'hd' | 'watch' = 'hd'): Promise<FakeApp> {
  const app = open(type);
  await app.stores.tx.refresh();
  return app;
}

describe('home', () => {
  it('opens each part of the balance to its coins, which add up to it', async () => {
    const props = homeProps(await opened(), 0);
    if (props?.status !== 'ready') throw new Error('home is not ready');
    for (const part of ['spendable', 'small', 'protected', 'immature', 'unconfirmed'] as const) {
      const sum = props.coinsOf(part).reduce((total, { value }) => total + value, 0n);
      expect(sum).toBe(props.breakdown[part]);
    }
    expect(props.coinsOf('immature')).toMatchObject([
      { from: { kind: 'mined' }, status: { confirmationsLeft: 57 } },
    ]);
    expect(props.coinsOf('protected')).toMatchObject([{ status: { reason: 'carrier-value' } }]);
  });

  it('leads from coins and tokens to their scrollPositions', async () => {
    const app = await opened();
    const props = homeProps(app, 0);
    if (props?.status !== 'ready') throw new Error('home is not ready');
    for (const held of props.coinsOf('spendable')) props.onCoin(held);
    props.onMerge();
    props.onTokenActivity();
    props.onAddToken();
    expect(app.navigations).toEqual([
      `go history-detail {"txid":"${ID}"}`,
      'go merge-coins',
      'go drc20-transfer-history',
      'go add-token',
    ]);
  });

  it('filters tokens by a standard, and shows all of them for what is none', async () => {
    const app = await opened();
    expect(homeProps(app, 0)?.standard).toBe('all');
    homeProps(app, 0)?.onStandard('meme-20');
    expect(app.stores.accounts.standardFilter).toBe('meme-20');
    expect(homeProps(app, 0)?.standard).toBe('meme-20');
    app.stores.accounts.setStandardFilter('moon');
    expect(homeProps(app, 0)?.standard).toBe('all');
  });
});

describe('the tab of apps', () => {
  it('lists sites as they were used, or says that there are none', async () => {
    const app = await opened();
    expect(appView(app, 7).status).toBe('empty');
    const site = { origin: 'https://swap.example', name: 'Swap', lastUsedAtMs: 5 };
    runInAction(() => {
      app.stores.apps.list = [{ ...site, address: OWN, connectedAtMs: 1, may: ['see-address'] }];
    });
    expect(appView(app, 7)).toMatchObject({ status: 'ready', sites: [site], nowMs: 7 });
  });

  it('offers tools that are there, and to who only watches none that need a key', async () => {
    const { tools } = appView(await opened(), 0);
    expect(tools.map((tool) => routeOf(tool).name)).toEqual(tools);
    expect(tools).toContain('sign-message');
    const watched = appView(await opened('watch'), 0).tools;
    expect(watched).not.toContain('sign-message');
    expect(watched).not.toContain('merge-coins');
  });
});

const lookup = (nowMs: number) => ({
  nowMs,
  copied: null,
  scrollPosition: { offset: 0 },
  agreed: new Set<never>(),
});

describe('a token move', () => {
  it('shows what the chain knows of it', async () => {
    const view = transferDetailView(await opened(), { txid: ID }, lookup(9));
    expect(view).toMatchObject({ status: 'chain', entry: { txid: ID, amount: DOGE }, nowMs: 9 });
  });

  it('waits for the history, and then says that nobody knows it', async () => {
    const other = { txid: 'cd'.repeat(32) };
    expect(transferDetailView(open(), other, lookup(0)).status).toBe('loading');
    expect(transferDetailView(await opened(), other, lookup(0)).status).toBe('unread');
    const silent = open('hd', false);
    await silent.stores.tx.refresh();
    expect(transferDetailView(silent, other, lookup(0)).status).toBe('unread');
  });

  it.each([undefined, '', 'zz', '<b>'])('is none without a transaction id: %s', async (text) => {
    const params = text === undefined ? {} : { txid: text };
    expect(transferDetailView(await opened(), params, lookup(0)).status).toBe('unread');
  });
});
