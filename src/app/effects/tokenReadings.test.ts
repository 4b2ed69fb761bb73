import { runInAction, when } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { tokenTransferOf } from '../../../mocks/builders/tokenTransfers.ts';
import { balanceOf, createFakeIndex } from '../../../mocks/fixtures/fakeIndex.ts';
import { OTHER, openTokens, showAccount } from '../../../mocks/fixtures/tokenWallet.ts';
import { startTokenReadings } from './tokenReadings.ts';

let stop = () => {};
afterEach(() => stop());

async function open({ isUnlocked = true } = {}) {
  const index = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 1n)] });
  let tip = { height: 100, hash: 'aa' };
  const chain = { tip: async () => tip, unspent: async () => [] };
  const app = await openTokens({ tokens: [index], chain });
  const { session, tokens, tx } = app.stores;
  runInAction(() => {
    session.sessionId = isUnlocked ? 'a session' : '';
  });
  stop = startTokenReadings(app.stores, app.ports);
  const readings = () => index.tale.asked.filter((question) => question === 'balances').length;
  const settle = () => when(() => tokens.portfolio.state.status !== 'loading');
  const mine = async () => {
    tip = { height: tip.height + 1, hash: `${tip.hash}a` };
    await tx.refresh();
  };
  return { app, index, tokens, readings, settle, mine, clock: app.clock };
}

describe('the indexes', () => {
  it('are asked when somebody begins to look, and not before', async () => {
    const { tokens, readings, settle } = await open();
    await settle();
    expect(readings()).toBe(0);
    tokens.attend();
    await settle();
    expect(readings()).toBe(1);
  });

  it('are not asked while the wallet is locked', async () => {
    const { tokens, readings, settle } = await open({ isUnlocked: false });
    tokens.attend();
    await settle();
    expect(readings()).toBe(0);
  });

  it('are asked again with each block, when a transfer of ours moves on, and about another address', async () => {
    const { app, index, tokens, readings, settle, mine } = await open();
    tokens.attend();
    await mine();
    await settle();
    const before = readings();
    index.tale.indexed = 101;
    await mine();
    await settle();
    expect(readings()).toBe(before + 1);
    const transfer = tokenTransferOf();
    runInAction(() => tokens.journal.add([transfer]));
    await settle();
    expect(readings()).toBe(before + 2);
    tokens.journal.update(transfer.id, { stage: 'mined' });
    await settle();
    expect(readings()).toBe(before + 3);
    showAccount(app, OTHER);
    expect(tokens.portfolio.portfolio).toBeNull();
    await settle();
    expect(readings()).toBe(before + 4);
  });

  it('are left alone once nobody looks any more', async () => {
    const { tokens, readings, settle, mine } = await open();
    const leave = tokens.attend();
    await settle();
    leave();
    await mine();
    await settle();
    expect(readings()).toBe(1);
  });

  it('are asked again after a while when one is behind, and not when all are up to date', async () => {
    const { index, tokens, readings, settle, mine, clock } = await open();
    await mine();
    tokens.attend();
    await settle();
    expect(tokens.portfolio.reports).toMatchObject([{ behind: 1 }]);
    index.tale.indexed = 101;
    clock.advance(30_000);
    await settle();
    expect([readings(), tokens.portfolio.reports]).toMatchObject([2, [{ behind: 0 }]]);
    clock.advance(300_000);
    await settle();
    expect(readings()).toBe(2);
  });
});
