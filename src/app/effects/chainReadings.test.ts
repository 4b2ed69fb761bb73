/** The chain is asked once for each thing that may have changed, and not at all for blocks of strangers. */
import { autorun, runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { transfer } from '../../../mocks/fixtures/accountFixture.ts';
import { createCountingChain, paymentId } from '../../../mocks/fixtures/countingChain.ts';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { startReactions } from '../../../mocks/stores/openedStores.ts';
import { Fault } from '../../domain/fault.ts';
import { lastValue } from '../../domain/loadable.ts';
import { EMPTY_ACCOUNT } from '../../stores/accounts/Account.ts';
import { MAX_UNREAD_MS, READ_WITHIN_MS } from './chainReadings.ts';
import { ASK_AGAIN_AFTER_MS } from './ReportedTransactions.ts';

const OWN = testAddress(1);
/** 1 DOGE, koinu. */
const DOGE = 100_000_000n;

let stop = () => {};
afterEach(() => stop());

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** A live wallet with one settled payment of 5 DOGE. */
async function open({ isLive = true }: { readonly isLive?: boolean } = {}) {
  const fixture = createCountingChain(OWN);
  fixture.payments = [{ id: paymentId(1), height: 90 }];
  const seers = new Set<(isVisible: boolean) => void>();
  const app = createFakeApp({
    chain: fixture.chain,
    host: {
      onVisibility: (listener) => {
        seers.add(listener);
        return () => void seers.delete(listener);
      },
    },
  });
  const { accounts, tx } = app.stores;
  const account = { ...EMPTY_ACCOUNT, type: 'hd' as const, address: OWN, key: 'k/0', name: 'Treats' };
  runInAction(() => accounts.setCurrent(account));
  stop = startReactions(app.stores, app.ports);
  if (isLive) {
    fixture.notify({ kind: 'connection', state: 'live' });
    fixture.notify({ kind: 'block', tip: fixture.tip });
  }
  await settle();
  /** what a step asks for, all waits over */
  const asksFor = async (step: () => unknown) => {
    const before = { ...fixture.asked };
    await step();
    await settle();
    app.clock.advance(READ_WITHIN_MS);
    await settle();
    const questions = Object.entries(fixture.asked).map(([name, count]) => [
      name,
      count - (before[name] ?? 0),
    ]);
    return Object.fromEntries(questions.filter(([, count]) => Number(count) > 0));
  };
  const show = (isVisible: boolean) => {
    for (const see of seers) see(isVisible);
  };
  return { fixture, app, tx, asksFor, show };
}

const ONE_READING = { tip: 1, unspent: 1, history: 1 };

/** No coins: the first page of the history told that they are what they were, or what came of them. */
const NEWS = { tip: 1, history: 1 };

describe('what the chain is asked', () => {
  it('is each thing once at the opening', async () => {
    const { fixture } = await open();
    expect(fixture.asked).toEqual(ONE_READING);
  });

  it('is nothing for a block of strangers, which counts one more confirmation', async () => {
    const { fixture, tx, asksFor } = await open();
    expect(await asksFor(() => fixture.mine())).toEqual({});
    expect(await asksFor(() => fixture.mine())).toEqual({});
    expect(tx.coins.cache.snapshot).toMatchObject({
      status: 'ready',
      value: { tip: { height: 102 }, coins: [{ confirmations: 13 }] },
    });
    expect(tx.history.cache.transactions).toMatchObject([{ confirmations: 13 }]);
  });

  it('is nothing for a block that was told before', async () => {
    const { fixture, asksFor } = await open();
    expect(await asksFor(() => fixture.notify({ kind: 'block', tip: fixture.tip }))).toEqual({});
  });

  it('is whether there is news, once for an incoming payment, and once for its block', async () => {
    const { fixture, tx, asksFor } = await open();
    const arrive = (height: number | null) => {
      fixture.payments = [{ id: paymentId(2), height }, ...fixture.payments.slice(-1)];
    };
    const reported = { kind: 'transaction', address: OWN, txid: paymentId(2) } as const;
    const seen = await asksFor(() => {
      arrive(null);
      fixture.notify(reported);
    });
    expect(seen).toEqual(NEWS);
    expect(tx.coins.breakdown).toMatchObject({ total: 10n * DOGE, unconfirmed: 5n * DOGE });
    const mined = await asksFor(() => {
      arrive(101);
      fixture.mine();
      fixture.notify(reported);
    });
    expect(mined).toEqual(NEWS);
    expect(tx.coins.breakdown).toMatchObject({ total: 10n * DOGE, unconfirmed: 0n });
    expect(lastValue(tx.coins.cache.snapshot)?.coins[0]).toMatchObject({
      txid: paymentId(2),
      confirmations: 1,
    });
    expect(await asksFor(() => fixture.mine())).toEqual({});
  });

  it('is again whether there is news, until what a server told of is in its own index', async () => {
    const { fixture, tx, asksFor, app } = await open();
    const told = () => fixture.notify({ kind: 'transaction', address: OWN, txid: paymentId(2) });
    expect(await asksFor(told)).toEqual({ tip: 2, history: 2 });
    expect(tx.coins.breakdown.total).toBe(5n * DOGE);
    fixture.payments = [{ id: paymentId(2), height: null }, ...fixture.payments];
    expect(await asksFor(() => app.clock.advance(60_000))).toEqual(NEWS);
    expect(tx.coins.breakdown).toMatchObject({ total: 10n * DOGE, unconfirmed: 5n * DOGE });
    expect(await asksFor(() => app.clock.advance(60_000))).toEqual({});
  });

  it('is no more than a few times whether there is news of what no index ever has, however much a server tells of', async () => {
    const { fixture, asksFor, app } = await open();
    await asksFor(() => {
      for (let index = 10; index < 1_000; index += 1)
        fixture.notify({ kind: 'transaction', address: OWN, txid: paymentId(index) });
    });
    const before = fixture.asked.history ?? 0;
    for (const delayMs of [...ASK_AGAIN_AFTER_MS, 60_000, 60_000]) {
      app.clock.advance(delayMs);
      await settle();
    }
    expect((fixture.asked.history ?? 0) - before).toBeLessThanOrEqual(ASK_AGAIN_AFTER_MS.length);
    expect(await asksFor(() => app.clock.advance(60_000))).toEqual({});
  });

  it('is whether there is news, once for a block while a coin is in none, at a moment of its own', async () => {
    const { fixture, asksFor, app } = await open();
    fixture.payments = [{ id: paymentId(2), height: null }, ...fixture.payments];
    await asksFor(() => fixture.notify({ kind: 'transaction', address: OWN, txid: paymentId(2) }));
    const before = fixture.total();
    fixture.mine();
    await settle();
    expect(fixture.total()).toBe(before);
    app.clock.advance(READ_WITHIN_MS);
    await settle();
    expect(fixture.total()).toBe(before + 2);
  });

  it('is everything once when the chain was reorganised', async () => {
    const { fixture, asksFor } = await open();
    const reorganise = () => {
      fixture.tip = { height: 100, hash: 'ff' };
      fixture.notify({ kind: 'block', tip: fixture.tip });
    };
    expect(await asksFor(reorganise)).toEqual(ONE_READING);
    expect(await asksFor(() => fixture.mine())).toEqual({});
  });

  it('is whether there is news, once after the connection was lost and found', async () => {
    const { fixture, asksFor } = await open();
    const lost = await asksFor(() => {
      fixture.notify({ kind: 'connection', state: 'polling' });
      fixture.notify({ kind: 'block', tip: fixture.tip });
      fixture.notify({ kind: 'connection', state: 'live' });
      fixture.notify({ kind: 'block', tip: fixture.tip });
    });
    expect(lost).toEqual(NEWS);
  });

  it('is whether there is news, once when hearing begins after the first reading, and a payment in between is found', async () => {
    for (const state of ['polling', 'live'] as const) {
      const { fixture, tx, asksFor } = await open({ isLive: false });
      fixture.payments = [{ id: paymentId(2), height: null }, ...fixture.payments];
      const begin = () => fixture.notify({ kind: 'connection', state });
      expect(await asksFor(begin)).toEqual(NEWS);
      expect(tx.coins.utxos).toHaveLength(2);
      const again = state === 'polling' ? NEWS : {};
      expect(await asksFor(begin)).toEqual(again);
      stop();
    }
  });

  it('is whether there is news, once when the wallet is seen again', async () => {
    const { fixture, tx, asksFor, show } = await open();
    expect(await asksFor(() => show(true))).toEqual(NEWS);
    fixture.payments = [{ id: paymentId(2), height: 100 }, ...fixture.payments];
    expect(await asksFor(() => show(true))).toEqual(NEWS);
    expect(tx.coins.breakdown.total).toBe(10n * DOGE);
    expect(await asksFor(() => show(true))).toEqual(NEWS);
  });

  it('is everything when the chain was reorganised out of sight', async () => {
    const { fixture, asksFor, show } = await open();
    fixture.tip = { height: 100, hash: 'ff' };
    expect(await asksFor(() => show(true))).toEqual({ ...ONE_READING, tip: 2 });
  });

  it('is everything now and then and for a person, however long a server says that nothing changed', async () => {
    const { fixture, tx, asksFor, show, app } = await open();
    fixture.toldHistory = (await fixture.chain.history?.(OWN, 0)) ?? null;
    fixture.payments = [{ id: paymentId(2), height: 100 }, ...fixture.payments];
    expect(await asksFor(() => show(true))).toEqual(NEWS);
    expect(tx.coins.breakdown.total).toBe(5n * DOGE);
    await tx.refresh();
    expect(tx.coins.breakdown.total).toBe(10n * DOGE);
    fixture.payments = [{ id: paymentId(3), height: 100 }, ...fixture.payments];
    for (let minute = 0; minute < 10; minute += 1) {
      app.clock.advance(MAX_UNREAD_MS / 10);
      await asksFor(() => show(true));
    }
    expect(tx.coins.breakdown.total).toBe(15n * DOGE);
  });

  it('judges no coin again where nothing changed', async () => {
    const { tx, asksFor, show } = await open();
    let judged = 0;
    const stopCounting = autorun(() => {
      judged += tx.coins.utxos.length;
    });
    expect(judged).toBe(1);
    await asksFor(() => show(true));
    await asksFor(() => tx.refresh());
    expect(judged).toBe(1);
    stopCounting();
  });

  it('is whether there is news, once when the connection comes after it was down', async () => {
    const { fixture, asksFor } = await open({ isLive: false });
    fixture.fault = new Fault('offline', 'test');
    await asksFor(() => fixture.notify({ kind: 'connection', state: 'down' }));
    fixture.fault = null;
    expect(await asksFor(() => fixture.notify({ kind: 'connection', state: 'live' }))).toEqual(NEWS);
  });

  it('is everything once with a block when nothing was read for long', async () => {
    const { fixture, asksFor, app } = await open();
    app.clock.advance(MAX_UNREAD_MS);
    expect(await asksFor(() => fixture.mine())).toEqual(ONE_READING);
  });

  it('is a transfer of ours once while no block has it, and again when it is settled', async () => {
    const { fixture, tx, asksFor } = await open();
    const ours = transfer({ txid: paymentId(7), stage: 'accepted', createdAtMs: 1 });
    tx.journal.restore([ours]);
    fixture.payments = [{ id: paymentId(7), height: null }, ...fixture.payments];
    expect(await asksFor(() => fixture.mine())).toEqual({ ...NEWS, transaction: 1 });
    const [, ...others] = fixture.payments;
    fixture.payments = [{ id: paymentId(7), height: 102 }, ...others];
    expect(await asksFor(() => fixture.mine())).toEqual({ ...NEWS, transaction: 1 });
    expect(tx.journal.find(paymentId(7))).toMatchObject({ stage: 'confirmed', confirmations: 1 });
    for (const confirmations of [2, 3, 4, 5]) {
      expect(await asksFor(() => fixture.mine())).toEqual({});
      expect(tx.journal.find(paymentId(7))).toMatchObject({ stage: 'confirmed', confirmations });
    }
    expect(await asksFor(() => fixture.mine())).toEqual({ transaction: 1 });
    expect(tx.journal.find(paymentId(7))).toMatchObject({ stage: 'confirmed', confirmations: 6 });
    expect(await asksFor(() => fixture.mine())).toEqual({});
  });

  it('is nothing in an idle quarter of an hour but what nobody told of', async () => {
    const { fixture, asksFor, app } = await open();
    const idle = await asksFor(async () => {
      for (let minute = 0; minute < 15; minute += 1) {
        app.clock.advance(60_000);
        fixture.mine();
        await settle();
      }
    });
    expect(idle).toEqual(ONE_READING);
  });
});
