/** The chain is read once for each possible change, and not at all for unrelated blocks. */
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { transfer } from '../../../mocks/fixtures/accountFixture.ts';
import { paymentId } from '../../../mocks/fixtures/countingChain.ts';
import {
  NEWS,
  ONE_READING,
  OWN,
  openFollowed,
  settle,
  stopFollowing,
} from '../../../mocks/fixtures/followedChain.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { lastValue } from '../../domain/loadable.ts';
import { READ_WITHIN_MS } from './chainReadings.ts';

/** 1 DOGE, koinu. */
const DOGE = 100_000_000n;

afterEach(stopFollowing);

describe('what the chain is asked', () => {
  it('is each thing once at the opening', async () => {
    const { fixture } = await openFollowed();
    expect(fixture.asked).toEqual(ONE_READING);
  });

  it('is nothing for a block of strangers, which counts one more confirmation', async () => {
    const { fixture, tx, asksFor } = await openFollowed();
    expect(await asksFor(() => fixture.mine())).toEqual({});
    expect(await asksFor(() => fixture.mine())).toEqual({});
    expect(tx.coins.cache.snapshot).toMatchObject({
      status: 'ready',
      value: { tip: { height: 102 }, coins: [{ confirmations: 13 }] },
    });
    expect(tx.history.cache.transactions).toMatchObject([{ confirmations: 13 }]);
  });

  it('is nothing for a block that was told before', async () => {
    const { fixture, asksFor } = await openFollowed();
    expect(await asksFor(() => fixture.notify({ kind: 'block', tip: fixture.tip }))).toEqual({});
  });

  it('is whether there is news, once for an incoming payment, and once for its block', async () => {
    const { fixture, tx, asksFor } = await openFollowed();
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

  it('is whether there is news again, until the history shows what a server reported', async () => {
    const { fixture, tx, asksFor, app } = await openFollowed();
    const report = () => fixture.notify({ kind: 'transaction', address: OWN, txid: paymentId(2) });
    expect(await asksFor(report)).toEqual({ tip: 2, history: 2 });
    expect(tx.coins.breakdown.total).toBe(5n * DOGE);
    fixture.payments = [{ id: paymentId(2), height: null }, ...fixture.payments];
    expect(await asksFor(() => app.clock.advance(60_000))).toEqual(NEWS);
    expect(tx.coins.breakdown).toMatchObject({ total: 10n * DOGE, unconfirmed: 5n * DOGE });
    expect(await asksFor(() => app.clock.advance(60_000))).toEqual({});
  });

  it('is nothing of what is reported for an address that is not on show, or not any more', async () => {
    const { fixture, app, asksFor } = await openFollowed();
    const { accounts } = app.stores;
    const report = (address: DogeAddress) =>
      fixture.notify({ kind: 'transaction', address, txid: paymentId(2) });
    expect(await asksFor(() => report(testAddress(3)))).toEqual({});
    await asksFor(() => report(OWN));
    const other = { ...accounts.current, address: testAddress(3), key: 'k/1' };
    await asksFor(() => runInAction(() => accounts.setCurrent(other)));
    expect(await asksFor(() => app.clock.advance(60_000))).toEqual({});
  });

  it('is whether there is news, once for a block while a coin is in none, at a moment of its own', async () => {
    const { fixture, asksFor, app } = await openFollowed();
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
    const { fixture, asksFor } = await openFollowed();
    const reorganise = () => {
      fixture.tip = { height: 100, hash: 'ff' };
      fixture.notify({ kind: 'block', tip: fixture.tip });
    };
    expect(await asksFor(reorganise)).toEqual(ONE_READING);
    expect(await asksFor(() => fixture.mine())).toEqual({});
  });

  it('is a transfer of ours once while no block has it, and again when it is settled', async () => {
    const { fixture, tx, asksFor } = await openFollowed();
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
});
