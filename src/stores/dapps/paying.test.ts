/** Paying a site through the real stores and vault: reviewed like any transfer, and never twice. */
import { describe, expect, it, vi } from 'vitest';
import { TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { openToSites } from '../../../mocks/stores/openToSites.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;

const { fixture, start, requestNow, ask, myKey, lastAnswer, isProven } = openToSites();

describe('paying a site', () => {
  const pay = () =>
    requestNow({ ask: { kind: 'pay', to: ELSEWHERE, amount: koinu(4n * DOGE), label: 'Order 12' } });

  it('goes through the ordinary review, and tells the id afterwards', async () => {
    fixture.server.control.faucet(fixture.address, 50n * DOGE);
    const request = pay();
    const desk = await ask(request);
    await desk.approve(myKey());
    const { tx } = fixture.app.stores;
    expect(desk.state.status).toBe('paying');
    expect(tx.flow.state).toMatchObject({
      status: 'ready',
      purpose: { kind: 'pay-app', origin: request.origin },
      label: 'Order 12',
      transfer: { parsed: { sent: 4n * DOGE } },
    });
    expect(fixture.opened).toEqual([]);
    await tx.flow.confirm();
    expect(desk.state.status).toBe('paid');
    expect(fixture.opened).toEqual([]);
    await desk.reportPaid();
    expect(lastAnswer()).toMatchObject({ status: 'approved', address: fixture.address, txid: tx.lastTxid });
    expect(isProven(request, lastAnswer())).toBe(true);
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(1);
  });

  it('is never asked for twice: killed after it left, the payment is there, and the site only has to be told', async () => {
    fixture.server.control.faucet(fixture.address, 50n * DOGE);
    const request = pay();
    await (await ask(request)).approve(myKey());
    await fixture.app.stores.tx.flow.confirm();
    const sent = fixture.app.stores.tx.lastTxid;
    fixture.app.kill();
    await start();
    await fixture.app.stores.unlocking.unlock(TEST_PASSWORD);
    const desk = await ask(request);
    expect(desk.state).toMatchObject({ status: 'paid', txid: sent });
    await desk.reportPaid();
    expect(lastAnswer()).toMatchObject({ status: 'approved', txid: sent });
    expect(isProven(request, lastAnswer())).toBe(true);
    desk.clear();
    expect((await ask(request)).state).toMatchObject({ status: 'problem', problem: { kind: 'replayed' } });
    expect(fixture.app.stores.apps.usedNonces).toHaveLength(1);
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(1);
  });

  it('is not called unpaid while the bytes that a server rejected may still confirm', async () => {
    fixture.server.control.faucet(fixture.address, 50n * DOGE);
    const desk = await ask(pay());
    await desk.approve(myKey());
    fixture.server.control.crowd(100_000_000n);
    const { tx } = fixture.app.stores;
    await tx.flow.confirm();
    expect(tx.journal.find(tx.lastTxid ?? '')?.stage).toBe('rejected');
    expect(desk.paymentState).toEqual({ kind: 'open', txid: tx.lastTxid });
    await desk.reportPaid();
    expect(lastAnswer()).toMatchObject({ status: 'approved', txid: tx.lastTxid });
  });

  it('is never asked for twice: killed while it was leaving', async () => {
    fixture.server.control.faucet(fixture.address, 50n * DOGE);
    fixture.server.control.broadcastLost('silence');
    const request = pay();
    await (await ask(request)).approve(myKey());
    void fixture.app.stores.tx.flow.confirm();
    await vi.waitUntil(() => fixture.server.sandbox.mempool.entries.length === 1);
    fixture.app.kill();
    await start();
    expect((await ask(request)).state).toMatchObject({ status: 'paid' });
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(1);
  });

  it('can be asked for again when it could not be written down: nothing left', async () => {
    fixture.server.control.faucet(fixture.address, 50n * DOGE);
    const request = pay();
    const desk = await ask(request);
    await desk.approve(myKey());
    fixture.device.writeFault = new Error('no room');
    await fixture.app.stores.tx.flow.confirm();
    fixture.device.writeFault = null;
    expect(fixture.app.stores.apps.usedNonces).toEqual([]);
    expect((await ask(request)).state.status).toBe('asking');
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(0);
  });

  it('asks again when the person comes back from the review without sending', async () => {
    fixture.server.control.faucet(fixture.address, 50n * DOGE);
    const request = pay();
    const desk = await ask(request);
    await desk.approve(myKey());
    await ask(request);
    expect(desk.state).toMatchObject({ status: 'asking', failure: null });
    expect(fixture.app.stores.tx.flow.state.status).toBe('idle');
    await desk.decline();
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(0);
  });

  it('says why it cannot pay, and stays open', async () => {
    const desk = await ask(pay());
    await desk.approve(myKey());
    expect(desk.state).toMatchObject({ status: 'asking', failure: { kind: 'payment' } });
    expect(fixture.opened).toEqual([]);
  });
});
