/** The chain is read again when a report may have been missed: after a lost connection, in the background, after a long time. */
import { autorun } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { paymentId } from '../../../mocks/fixtures/countingChain.ts';
import {
  NEWS,
  ONE_READING,
  OWN,
  openFollowed,
  settle,
  stopFollowing,
} from '../../../mocks/fixtures/followedChain.ts';
import { Fault } from '../../domain/fault.ts';
import { MAX_UNREAD_MS } from './chainReadings.ts';

/** 1 DOGE, koinu. */
const DOGE = 100_000_000n;

afterEach(stopFollowing);

describe('what the chain is asked where something may have been missed', () => {
  it('is whether there is news, once after the connection was lost and found', async () => {
    const { fixture, asksFor } = await openFollowed();
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
      const { fixture, tx, asksFor } = await openFollowed({ isLive: false });
      fixture.payments = [{ id: paymentId(2), height: null }, ...fixture.payments];
      const begin = () => fixture.notify({ kind: 'connection', state });
      expect(await asksFor(begin)).toEqual(NEWS);
      expect(tx.coins.utxos).toHaveLength(2);
      const again = state === 'polling' ? NEWS : {};
      expect(await asksFor(begin)).toEqual(again);
      stopFollowing();
    }
  });

  it('is whether there is news, once when the wallet is seen again', async () => {
    const { fixture, tx, asksFor, show } = await openFollowed();
    expect(await asksFor(() => show(true))).toEqual(NEWS);
    fixture.payments = [{ id: paymentId(2), height: 100 }, ...fixture.payments];
    expect(await asksFor(() => show(true))).toEqual(NEWS);
    expect(tx.coins.breakdown.total).toBe(10n * DOGE);
    expect(await asksFor(() => show(true))).toEqual(NEWS);
  });

  it('is everything when the chain was reorganised out of sight', async () => {
    const { fixture, asksFor, show } = await openFollowed();
    fixture.tip = { height: 100, hash: 'ff' };
    expect(await asksFor(() => show(true))).toEqual({ ...ONE_READING, tip: 2 });
  });

  it('is everything now and then and for a person, however long a server says that nothing changed', async () => {
    const { fixture, tx, asksFor, show, app } = await openFollowed();
    fixture.reportedHistory = (await fixture.chain.history?.(OWN, 0)) ?? null;
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
    const { tx, asksFor, show } = await openFollowed();
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
    const { fixture, asksFor } = await openFollowed({ isLive: false });
    fixture.fault = new Fault('offline', 'test');
    await asksFor(() => fixture.notify({ kind: 'connection', state: 'down' }));
    fixture.fault = null;
    expect(await asksFor(() => fixture.notify({ kind: 'connection', state: 'live' }))).toEqual(NEWS);
  });

  it('is everything once with a block when nothing was read for long', async () => {
    const { fixture, asksFor, app } = await openFollowed();
    app.clock.advance(MAX_UNREAD_MS);
    expect(await asksFor(() => fixture.mine())).toEqual(ONE_READING);
  });

  it('is nothing in an idle quarter of an hour but what nobody told of', async () => {
    const { fixture, asksFor, app } = await openFollowed();
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
