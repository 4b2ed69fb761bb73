/** The view of home, and where it leads. */
import { describe, expect, it } from 'vitest';
import {
  DOGE,
  ID,
  journal,
  OWN,
  openAccount,
  rich,
  transfer,
} from '../../../mocks/fixtures/accountFixture.ts';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { Fault } from '../../domain/fault.ts';
import { homeProps } from './HomeContainer.tsx';

describe('home', () => {
  it('shows nothing without an account, and a skeleton before the first answer', async () => {
    expect(homeProps(createFakeApp(), 0)).toBeNull();
    const app = await openAccount();
    app.stores.tx.coins.cache.clear();
    expect(homeProps(app, 0)?.status).toBe('loading');
  });

  it('shows the balance with its parts, and what moved lately', async () => {
    const app = await openAccount();
    const props = homeProps(app, app.clock.nowMs());
    expect(props).toMatchObject({
      status: 'ready',
      account: { name: 'Treats', address: OWN },
      breakdown: { total: 50n * DOGE, spendable: 50n * DOGE },
      pending: [],
      recent: [{ direction: 'received', amount: 50n * DOGE }],
    });
  });

  it('shows a pending transfer at once, and its coins as spent', async () => {
    const app = await openAccount();
    journal(app, transfer());
    expect(homeProps(app, app.clock.nowMs())).toMatchObject({
      breakdown: { total: 40n * DOGE - 226_000n },
      pending: [{ direction: 'sent', amount: 10n * DOGE, state: { kind: 'pending' } }],
    });
  });

  it('keeps the last numbers when a refresh fails, and says since when', async () => {
    let isDown = false;
    const app = await openAccount({
      ...rich,
      tip: async () => {
        if (isDown) throw new Fault('offline', 'test');
        return { height: 7, hash: 'aa' };
      },
    });
    const readAtMs = app.clock.nowMs();
    isDown = true;
    app.clock.advance(60_000);
    await app.stores.tx.refresh();
    expect(homeProps(app, app.clock.nowMs())).toMatchObject({
      status: 'ready',
      breakdown: { total: 50n * DOGE },
      freshness: { kind: 'offline', atMs: readAtMs },
    });
  });

  it('says that it failed when nothing was ever read, and is empty when nothing ever came', async () => {
    expect(homeProps(await openAccount({}), 0)).toMatchObject({
      status: 'failed',
      fault: { kind: 'offline' },
    });
    const nothing = { transactions: [], next: null, totalTransactions: 0 };
    const app = await openAccount({ ...rich, unspent: async () => [], history: async () => nothing });
    expect(homeProps(app, 0)?.status).toBe('empty');
  });

  it('leads where it says', async () => {
    const app = await openAccount();
    const props = homeProps(app, 0);
    props?.onSend();
    props?.onReceive();
    props?.onHistory();
    props?.onEntry(ID);
    props?.onTab(2);
    props?.onToggleHidden();
    expect(app.navigations).toEqual([
      'go tx-create',
      'go receive',
      'go history',
      `go history-detail {"txid":"${ID}"}`,
    ]);
    expect(app.stores.ui).toMatchObject({ walletTabScreen: { tabKey: 2 }, isBalanceHidden: true });
    expect(app.haptics).toEqual(['selection']);
  });
});
