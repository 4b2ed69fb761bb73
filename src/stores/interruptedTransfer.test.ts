/** An interrupted transfer through the real stores and adapters: no response, a killed app, no network, a full disk. */
import { describe, expect, it, vi } from 'vitest';
import { DOGE, openSandbox } from '../../mocks/stores/openSandbox.ts';

const { fixture, open, reopen, fundAndDraft, paidElsewhere } = openSandbox();

describe('a broadcast without an answer', () => {
  it('may have gone out, and is found out without sending twice', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    fixture.server.control.broadcastLost('cut');
    fixture.server.control.wrong({ mode: 'html', only: '/tx/' });
    await tx.flow.confirm();
    fixture.server.control.wrong(null);
    expect(tx.lastSent?.stage).toBe('unknown');
    const before = tx.lastSent?.rawHex;
    await tx.resend(tx.lastSent?.txid ?? expect.fail('nothing sent'));
    expect(tx.lastSent).toMatchObject({ stage: 'accepted', rawHex: before, tries: 2 });
    expect(paidElsewhere()).toBe(1);
  });

  it('is settled by asking the chain', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    fixture.server.control.broadcastLost('cut');
    await tx.flow.confirm();
    await tx.journal.reconcile();
    expect(tx.lastSent).toMatchObject({ stage: 'accepted', tries: 1 });
  });

  it('keeps its coins spent and its change ours meanwhile', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    fixture.server.control.down('refused');
    await tx.flow.confirm();
    expect(tx.lastSent?.stage).toBe('unknown');
    expect(tx.coins.breakdown.total).toBe(40n * DOGE - (tx.lastSent?.fee ?? 0n));
    fixture.server.control.heal();
    await tx.journal.reconcile();
    expect(tx.lastSent?.stage).toBe('accepted');
    expect(paidElsewhere()).toBe(1);
  });
});

describe('a kill', () => {
  it('while the bytes are on their way finds the transfer, and no form that would send it again', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    fixture.server.control.slow(60_000);
    void tx.flow.confirm();
    await vi.waitUntil(() => tx.journal.inFlight.length > 0);
    await reopen();
    fixture.server.control.heal();
    expect(fixture.app.stores.tx.journal.transfers).toHaveLength(1);
    expect(fixture.app.stores.tx.draft.isEmpty).toBe(true);
  });

  it('between review and sending loses nothing and sends nothing', async () => {
    await fundAndDraft('10');
    await fixture.app.stores.tx.prepare();
    await reopen();
    const { tx } = fixture.app.stores;
    await tx.refresh();
    await tx.journal.reconcile();
    expect(tx.coins.breakdown.total).toBe(50n * DOGE);
    expect(paidElsewhere()).toBe(0);
  });

  it.each([
    ['before the bytes left', () => fixture.server.control.down('refused')],
    ['after the bytes left', () => fixture.server.control.broadcastLost('cut')],
  ])('%s sends exactly once after reopening', async (_when, fail) => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    fail();
    await tx.flow.confirm();
    const txid = tx.lastSent?.txid;
    fixture.server.control.heal();
    await reopen();
    await fixture.app.stores.tx.journal.reconcile();
    expect(fixture.app.stores.tx.journal.find(txid ?? '')).toMatchObject({ stage: 'accepted' });
    expect(fixture.server.sandbox.mempool.entries.map((entry) => entry.record.txid)).toEqual([txid]);
  });

  it('while sending leaves the transfer in doubt, not lost', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    fixture.server.control.slow(1000);
    const sending = tx.flow.confirm();
    await new Promise((resolve) => setTimeout(resolve, 100));
    fixture.app.kill();
    await sending;
    fixture.server.control.heal();
    fixture.app = await open();
    expect(fixture.app.stores.tx.journal.transfers[0]).toMatchObject({ stage: 'unknown' });
    await fixture.app.stores.tx.journal.reconcile();
    expect(paidElsewhere()).toBe(1);
  });
});

describe('a start without a network', () => {
  it('shows the last numbers and says that they are of before', async () => {
    await fundAndDraft('10');
    await new Promise((resolve) => setTimeout(resolve, 50));
    fixture.server.control.down('refused');
    await reopen();
    const { tx } = fixture.app.stores;
    expect(tx.coins.breakdown.total).toBe(50n * DOGE);
    await tx.refresh();
    expect(tx.coins.cache.snapshot.status).toBe('failed');
    expect(tx.coins.breakdown.total).toBe(50n * DOGE);
  });
});

describe('storage that fails', () => {
  it('stops a transfer before it leaves', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    fixture.device.writeFault = new DOMException('full', 'QuotaExceededError');
    expect(await tx.flow.confirm()).toBeNull();
    expect(tx.flow.state).toMatchObject({ status: 'failed', fault: { kind: 'storage-full' } });
    expect(tx.journal.transfers).toEqual([]);
    expect(paidElsewhere()).toBe(0);
  });
});
