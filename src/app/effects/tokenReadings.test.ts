import { runInAction, when } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { tokenTransferOf } from '../../../mocks/builders/tokenTransfers.ts';
import { balanceOf, createFakeIndex } from '../../../mocks/fixtures/fakeIndex.ts';
import { OTHER, openTokens, showAccount } from '../../../mocks/fixtures/tokenWallet.ts';
import { Fault } from '../../domain/fault.ts';
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

  it('are asked again 4 s after each block, at once when a transfer of ours moves on, and about another address', async () => {
    const { app, index, tokens, readings, settle, mine, clock } = await open();
    tokens.attend();
    await mine();
    await settle();
    const before = readings();
    index.tale.indexed = 101;
    await mine();
    clock.advance(3_999);
    expect(readings()).toBe(before);
    clock.advance(1);
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

  it('are asked again after a while when one is behind, and not when one lacks the newest block only', async () => {
    const { index, tokens, readings, settle, mine, clock } = await open();
    await mine();
    await mine();
    tokens.attend();
    await settle();
    expect(tokens.portfolio.reports).toMatchObject([{ behind: 2 }]);
    index.tale.indexed = 101;
    clock.advance(4_000);
    await settle();
    expect([readings(), tokens.portfolio.reports]).toMatchObject([2, [{ behind: 1 }]]);
    clock.advance(600_000);
    await settle();
    expect(readings()).toBe(2);
  });

  it('are asked again for ever while one is silent, twice as late each time', async () => {
    const { index, tokens, readings, settle, clock } = await open();
    const silence = new Fault('offline', 'test');
    index.tale.fault = silence;
    tokens.attend();
    await settle();
    const times: number[] = [];
    for (let second = 1; second <= 1_000; second += 1) {
      const before = index.tale.asked.length;
      clock.advance(1_000);
      await settle();
      if (index.tale.asked.length > before) times.push(second);
    }
    expect(times).toEqual([4, 12, 28, 60, 124, 252, 508, 808]);
    index.tale.fault = null;
    clock.advance(300_000);
    await settle();
    expect([readings(), tokens.portfolio.reports]).toMatchObject([
      expect.any(Number),
      [{ status: 'answers' }],
    ]);
  });
});
