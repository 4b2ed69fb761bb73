/** Paying a site through the real stores and vault: reviewed as any transfer, and never twice. */
import { describe, expect, it, vi } from 'vitest';
import { TEST_PASSWORD } from '../../../mocks/world/makeWallet.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { openToSites } from './testing/openToSites.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;

const { world, start, requestNow, ask, myKey, lastAnswer, isProven } = openToSites();

describe('paying a site', () => {
  const pay = () =>
    requestNow({ ask: { kind: 'pay', to: ELSEWHERE, amount: koinu(4n * DOGE), label: 'Order 12' } });

  it('goes through the ordinary review, and tells the id afterwards', async () => {
    world.server.control.faucet(world.address, 50n * DOGE);
    const request = pay();
    const desk = await ask(request);
    await desk.approve(myKey());
    const { tx } = world.app.stores;
    expect(desk.state.status).toBe('paying');
    expect(tx.preparation).toMatchObject({
      status: 'ready',
      purpose: { kind: 'pay-app', origin: request.origin },
      label: 'Order 12',
      transfer: { parsed: { sent: 4n * DOGE } },
    });
    expect(world.opened).toEqual([]);
    await tx.confirm();
    expect(desk.state.status).toBe('paid');
    expect(world.opened).toEqual([]);
    await desk.reportPaid();
    expect(lastAnswer()).toMatchObject({ status: 'approved', address: world.address, txid: tx.lastTxid });
    expect(isProven(request, lastAnswer())).toBe(true);
    expect(world.server.sandbox.mempool.entries).toHaveLength(1);
  });

  it('is never asked for twice: killed after it left, the payment is there, and the site only has to be told', async () => {
    world.server.control.faucet(world.address, 50n * DOGE);
    const request = pay();
    await (await ask(request)).approve(myKey());
    await world.app.stores.tx.confirm();
    const sent = world.app.stores.tx.lastTxid;
    world.app.kill();
    await start();
    await world.app.stores.session.unlock(TEST_PASSWORD);
    const desk = await ask(request);
    expect(desk.state).toMatchObject({ status: 'paid', txid: sent });
    await desk.reportPaid();
    expect(lastAnswer()).toMatchObject({ status: 'approved', txid: sent });
    expect(isProven(request, lastAnswer())).toBe(true);
    desk.clear();
    expect((await ask(request)).state).toMatchObject({ status: 'problem', problem: { kind: 'replayed' } });
    expect(world.app.stores.apps.usedNonces).toHaveLength(1);
    expect(world.server.sandbox.mempool.entries).toHaveLength(1);
  });

  it('is not called unpaid while the bytes that a server rejected may still confirm', async () => {
    world.server.control.faucet(world.address, 50n * DOGE);
    const desk = await ask(pay());
    await desk.approve(myKey());
    world.server.control.crowd(100_000_000n);
    const { tx } = world.app.stores;
    await tx.confirm();
    expect(tx.journal.find(tx.lastTxid ?? '')?.stage).toBe('refused');
    expect(desk.paymentState).toEqual({ kind: 'open', txid: tx.lastTxid });
    await desk.reportPaid();
    expect(lastAnswer()).toMatchObject({ status: 'approved', txid: tx.lastTxid });
  });

  it('is never asked for twice: killed while it was leaving', async () => {
    world.server.control.faucet(world.address, 50n * DOGE);
    world.server.control.broadcastLost('silence');
    const request = pay();
    await (await ask(request)).approve(myKey());
    void world.app.stores.tx.confirm();
    await vi.waitUntil(() => world.server.sandbox.mempool.entries.length === 1);
    world.app.kill();
    await start();
    expect((await ask(request)).state).toMatchObject({ status: 'paid' });
    expect(world.server.sandbox.mempool.entries).toHaveLength(1);
  });

  it('can be asked for again when it could not be written down: nothing left', async () => {
    world.server.control.faucet(world.address, 50n * DOGE);
    const request = pay();
    const desk = await ask(request);
    await desk.approve(myKey());
    world.device.writeFault = new Error('no room');
    await world.app.stores.tx.confirm();
    world.device.writeFault = null;
    expect(world.app.stores.apps.usedNonces).toEqual([]);
    expect((await ask(request)).state.status).toBe('asking');
    expect(world.server.sandbox.mempool.entries).toHaveLength(0);
  });

  it('asks again when the person comes back from the review without sending', async () => {
    world.server.control.faucet(world.address, 50n * DOGE);
    const request = pay();
    const desk = await ask(request);
    await desk.approve(myKey());
    await ask(request);
    expect(desk.state).toMatchObject({ status: 'asking', failure: null });
    expect(world.app.stores.tx.preparation.status).toBe('idle');
    await desk.decline();
    expect(world.server.sandbox.mempool.entries).toHaveLength(0);
  });

  it('says why it cannot pay, and stays open', async () => {
    const desk = await ask(pay());
    await desk.approve(myKey());
    expect(desk.state).toMatchObject({ status: 'asking', failure: { kind: 'payment' } });
    expect(world.opened).toEqual([]);
  });
});
