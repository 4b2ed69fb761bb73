/** Draft, UI and session as specification §3, §4 and §9 require. */
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { EMPTY_INPUT } from './send/DraftInput.ts';

describe('the transaction draft', () => {
  it('begins with the defaults, takes parts, and forgets all on reset', () => {
    const { tx } = createFakeApp().stores;
    expect(tx.draft.input).toMatchObject({ recipientText: '', isMax: false, feeChoice: { multiple: 5 } });
    tx.draft.setAmountText('7');
    expect(tx.draft.input).toEqual({ ...EMPTY_INPUT, amountText: '7' });
    tx.reset();
    expect(tx.draft.input).toEqual(EMPTY_INPUT);
    expect(tx.coins.utxos).toEqual([]);
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
  it('begins locked', () => {
    const { session } = createFakeApp().stores;
    expect(session).toMatchObject({ sessionId: '', isUnlocked: false });
    session.setSessionId('session');
    expect(session).toMatchObject({ sessionId: 'session', isUnlocked: true });
  });

  it('ends when nothing was touched for five minutes, and not before', async () => {
    const { stores, clock } = createFakeApp();
    stores.session.setSessionId('session');
    stores.session.autoLock.touch();
    clock.advance(299_999);
    stores.session.autoLock.lockIfExpired();
    expect(stores.session.isUnlocked).toBe(true);
    clock.advance(1);
    stores.session.autoLock.lockIfExpired();
    expect(stores.session.isUnlocked).toBe(false);
  });
});
