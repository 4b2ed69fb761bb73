/** What specification §3, §4 and §9 say of the draft, the interface and the session. */
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import { EMPTY_TX } from './tx/DogecoinTx.ts';

describe('the transaction draft', () => {
  it('begins with the defaults, takes parts, and forgets all on reset', () => {
    const { tx } = createFakeApp().stores;
    expect(tx.dogecoinTx).toEqual({
      ...{ fromAddress: '', toAddress: '', toSatoshis: 0n, rawtx: '', txid: '', fee: 0n },
      ...{ autoAdjust: false, feeRate: 5, toDomain: '' },
    });
    tx.updateDogecoinTx({ toAddress: 'D', fee: koinu(7n) });
    expect(tx.dogecoinTx).toEqual({ ...EMPTY_TX, toAddress: 'D', fee: 7n });
    tx.reset();
    expect(tx.dogecoinTx).toEqual(EMPTY_TX);
    expect(tx.utxos).toEqual([]);
  });
});

describe('the interface', () => {
  it('opens the first tab, changes it in part, and forgets it on reset', () => {
    const { ui } = createFakeApp().stores;
    expect(ui.walletTabScreen.tabKey).toBe(0);
    ui.updateWalletTabScreen({ tabKey: 2 });
    ui.updateWalletTabScreen({});
    expect(ui.walletTabScreen.tabKey).toBe(2);
    ui.reset();
    expect(ui.walletTabScreen.tabKey).toBe(0);
  });
});

describe('the session', () => {
  it('begins locked and not booted, and takes both', () => {
    const { session } = createFakeApp().stores;
    expect(session).toMatchObject({ password: '', isBooted: false, address: '' });
    session.setPassword('session');
    session.setIsBooted(true);
    session.setAddress('D');
    expect(session).toMatchObject({ password: 'session', isBooted: true, address: 'D', isUnlocked: true });
  });

  it('ends when nothing was touched for five minutes, and not before', async () => {
    const { stores, clock } = createFakeApp();
    stores.session.setPassword('session');
    stores.session.touch();
    clock.advance(299_999);
    stores.session.lockIfExpired();
    expect(stores.session.isUnlocked).toBe(true);
    clock.advance(1);
    stores.session.lockIfExpired();
    expect(stores.session.isUnlocked).toBe(false);
  });
});
