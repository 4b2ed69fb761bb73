/** Paying a bill through the real stores and vault, with vendors and relays of every kind. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hastyClock } from '../../../mocks/clock/fastClock.ts';
import { Vendor, type VendorMood } from '../../../mocks/dogeconnect/Vendor.ts';
import { createDevice, type Device } from '../../../mocks/fixtures/device.ts';
import { makeWallet, TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { billNameOf } from '../../containers/wallet/billName.ts';
import { repeatOf } from '../../containers/wallet/HistoryDetailContainer.tsx';
import { parseDogecoinUri } from '../../domain/address/dogecoinUri.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { Clock } from '../../ports/Clock.ts';
import { BillStore } from './BillStore.ts';
import { askAbout } from './followPayment.ts';

const DOGE = 100_000_000n;
const SHOP = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';

let server: SandboxServer;
let device: Device;
let app: OpenApp;
let vendor: Vendor;
/** the phone's clock is ahead by this */
let aheadMs = 0;

const clock: Clock = { nowMs: () => hastyClock.nowMs() + aheadMs, after: hastyClock.after };

const open = () =>
  openApp({
    ...{ device, chainUrls: [server.url], timeoutMs: 4000, hasReactions: false, clock },
    vendorFetch: (input, init) => vendor.fetch(input, init),
  });

beforeEach(async () => {
  aheadMs = 0;
  server = await startSandboxServer();
  vendor = new Vendor({
    ...{ address: SHOP, nowMs: () => hastyClock.nowMs() },
    submit: (rawHex) => server.sandbox.submit(rawHex),
    confirmations: (txid) => server.sandbox.confirmations(txid) ?? 0,
  });
  device = createDevice();
  app = await open();
  await makeWallet(app.stores).catch(() => {});
  const { accounts, keyrings, tx } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  server.control.faucet(tx.from ?? '', 100n * DOGE);
  await tx.rules.load();
  await tx.refresh();
});

afterEach(async () => {
  app.kill();
  await server.close();
});

async function openBill(link = vendor.link()): Promise<BillStore> {
  const bills = app.stores.lazy.of(BillStore);
  const read = parseDogecoinUri(link, 'regtest');
  if (!read.ok) throw new Error('no link');
  await bills.open(read.value);
  return bills;
}

async function review(): Promise<BillStore> {
  const bills = await openBill();
  await bills.prepare();
  return bills;
}

const sent = (): PendingTransfer => {
  const { lastSent } = app.stores.tx;
  if (lastSent === null) throw new Error('nothing was sent');
  return lastSent;
};

/** Pays the bill of a relay in this mood. A silent one is given up at once. */
async function pay(mood: VendorMood = 'honest'): Promise<PendingTransfer> {
  await review();
  vendor.mood = mood;
  await app.stores.tx.flow.confirm();
  return sent();
}

const mempool = () => server.sandbox.mempool.entries.length;

const reopen = async () => {
  app.kill();
  app = await open();
  await app.stores.unlocking.unlock(TEST_PASSWORD);
  await app.stores.tx.rules.load();
  app.stores.tx.journal.afterRestart();
};

describe('a bill', () => {
  it('is reviewed as any transfer, drawn from the signed bytes', async () => {
    await review();
    expect(app.stores.tx.flow.state).toMatchObject({
      ...{ status: 'ready', label: 'Much Shop', purpose: { kind: 'pay-bill', bill: { id: 'PID-123' } } },
      transfer: { parsed: { sent: 4_193_950_000n } },
    });
    expect(vendor.handedOver).toEqual([]);
    expect(mempool()).toBe(0);
  });

  it.each([
    ['forged', {}, { status: 'refused', problem: { kind: 'other-key' } }],
    ['honest', { total: '41.9396' }, { status: 'refused', problem: { kind: 'sums-differ' } }],
    ['garbage', {}, { status: 'failed', fault: { kind: 'bad-answer' } }],
  ] as const)('is not paid when its vendor is %s: %o', async (mood, changes, state) => {
    vendor.mood = mood;
    vendor.changes = changes;
    const bills = await review();
    expect(bills.state).toMatchObject(state);
    expect(app.stores.tx.flow.state.status).toBe('idle');
  });

  it('is not paid when the link names another amount', async () => {
    const bills = await openBill(vendor.link({ amount: '1' }));
    expect(bills.state).toEqual({ status: 'refused', problem: { kind: 'link-differs' } });
  });

  it('is not prepared once it has expired, nor before it was made', async () => {
    vendor.mood = 'expired';
    const bills = await review();
    expect(bills.timeProblem(clock.nowMs())).toMatchObject({ kind: 'expired' });
    expect(app.stores.tx.flow.state.status).toBe('idle');
    vendor.mood = 'honest';
    aheadMs = -3_600_000;
    await review();
    expect(bills.timeProblem(clock.nowMs())).toMatchObject({ kind: 'not-yet' });
    expect(app.stores.tx.flow.state.status).toBe('idle');
  });

  it('pays no more bytes than it allows', async () => {
    vendor.changes = { max_size: 200 };
    await review();
    expect(app.stores.tx.flow.state).toMatchObject({
      ...{ status: 'rejected', problem: { problem: { kind: 'too-large', maximum: 200 } } },
    });
  });
});

describe('handing over', () => {
  it('gives the bytes to the relay alone, and believes the chain', async () => {
    const transfer = await pay();
    expect(vendor.handedOver).toEqual([
      {
        ...{ id: 'PID-123', tx: transfer.rawHex, refund: app.stores.tx.from },
        relay_token: 'eyJpZCI6IlBJRC0xMjMifQ',
      },
    ]);
    expect(transfer).toMatchObject({ stage: 'accepted', bill: { answer: { kind: 'accepted' } } });
    server.control.mine(1);
    await askAbout(app.ports.relay, app.stores.tx.journal, transfer.txid);
    expect(sent()).toMatchObject({ stage: 'confirmed', bill: { answer: { kind: 'confirmed' } } });
    expect(await askAbout(app.ports.relay, app.stores.tx.journal, transfer.txid)).toBe(false);
  });

  it('stands in the history under the shop’s name, and is not offered to be sent again', async () => {
    const { txid } = await pay();
    server.control.mine(1);
    const { tx } = app.stores;
    await tx.refresh();
    const entry = tx.history.entries.find((one) => one.txid === txid);
    expect(entry).toMatchObject({ direction: 'sent', state: { kind: 'confirmed' } });
    expect(billNameOf(tx, txid)).toBe('Much Shop · pay.much-shop.example');
    expect(entry && repeatOf(tx, entry)).toBeNull();
  });

  it('never hands over what expired while it was looked at, and frees its coins', async () => {
    await review();
    aheadMs = 3_600_000;
    await app.stores.tx.flow.confirm();
    expect(sent()).toMatchObject({ stage: 'rejected', rejection: { reason: 'bill-expired' } });
    expect(vendor.handedOver).toEqual([]);
    expect(mempool()).toBe(0);
  });

  it.each(['down', 'garbage', 'other-transaction'] as const)(
    'is in doubt when the relay is %s: its coins count as spent, and nobody else gets the bytes',
    async (mood) => {
      const transfer = await pay(mood);
      expect(transfer).toMatchObject({ stage: 'unknown', bill: { answer: null } });
      expect(app.stores.tx.coins.breakdown.spendable).toBe(0n);
      vendor.mood = 'down';
      await app.stores.tx.journal.reconcile();
      expect(mempool()).toBe(0);
      expect(sent().stage).toBe('unknown');
    },
  );

  it('finds out that a silent relay sent it after all', async () => {
    const transfer = await pay('silent-sender');
    expect(transfer.stage).toBe('unknown');
    await app.stores.tx.journal.reconcile();
    expect(sent().stage).toBe('accepted');
    expect(mempool()).toBe(1);
  });

  it('hands the very same bytes over again while there is time, and never afterwards', async () => {
    const transfer = await pay('down');
    vendor.mood = 'silent';
    await app.stores.tx.resend(transfer.txid);
    expect(vendor.handedOver).toHaveLength(1);
    aheadMs = 3_600_000;
    await app.stores.tx.resend(transfer.txid);
    await app.stores.tx.journal.reconcile();
    expect(vendor.handedOver).toHaveLength(1);
    expect(sent().stage).toBe('unknown');
    expect(mempool()).toBe(0);
  });

  it.each(['declining', 'refusing'] as const)(
    'keeps the coins of a payment that the relay was given and turned down: %s',
    async (mood) => {
      const transfer = await pay(mood);
      expect(transfer.stage).toBe('unknown');
      expect(app.stores.tx.coins.breakdown.spendable).toBe(0n);
      vendor.mood = 'honest';
      await app.stores.tx.resend(transfer.txid);
      await app.stores.tx.journal.reconcile();
      expect(vendor.handedOver).toHaveLength(1);
      expect(mempool()).toBe(0);
    },
  );

  it('does not believe a relay that says it is confirmed, and sends it itself once the relay took it', async () => {
    const transfer = await pay('lying');
    expect(transfer).toMatchObject({ stage: 'unknown', bill: { answer: { kind: 'confirmed' } } });
    expect(mempool()).toBe(0);
    await app.stores.tx.journal.reconcile();
    expect(sent()).toMatchObject({ stage: 'accepted', confirmations: 0 });
    expect(mempool()).toBe(1);
  });

  it('is never prepared twice for the same bill, also with a fresh envelope', async () => {
    await pay('down');
    vendor.mood = 'honest';
    vendor.changes = { note: 'Again' };
    const bills = await review();
    expect(bills.payment?.txid).toBe(sent().txid);
    expect(app.stores.tx.flow.state.status).toBe('idle');
  });
});

describe('taking back', () => {
  it.each(['down', 'declining'] as const)(
    'sends the same coins to ourselves: the relay was %s',
    async (mood) => {
      const transfer = await pay(mood);
      const { tools, tx } = app.stores;
      const rescue = await tools.openRescue(transfer.txid);
      await rescue.inspect();
      expect(rescue.forgetting).toEqual({ kind: 'never' });
      await rescue.speedUp(presetFeeRate(50), true);
      expect(tx.flow.state).toMatchObject({ status: 'rejected' });
      await rescue.cancel(presetFeeRate(50), true);
      await tx.flow.confirm();
      expect(tx.lastSent).toMatchObject({ stage: 'accepted', replaces: transfer.txid });
      expect(tx.journal.find(transfer.txid)).toMatchObject({ stage: 'replaced' });
      server.control.mine(1);
      await tx.journal.reconcile();
      expect(tx.lastSent?.stage).toBe('confirmed');
    },
  );

  it('is a race, which the relay may win', async () => {
    const transfer = await pay('down');
    const { tools, tx } = app.stores;
    const rescue = await tools.openRescue(transfer.txid);
    await rescue.inspect();
    await rescue.cancel(presetFeeRate(50), true);
    server.sandbox.submit(transfer.rawHex);
    server.control.mine(1);
    await tx.flow.confirm();
    await tx.journal.reconcile();
    expect(tx.journal.find(transfer.txid)?.stage).toBe('confirmed');
  });
});

describe('killed', () => {
  it('before anything was confirmed: nothing was handed over', async () => {
    await review();
    await reopen();
    expect(app.stores.tx.journal.transfers).toEqual([]);
    expect(vendor.handedOver).toEqual([]);
  });

  it('while the relay has it: the payment is there, with its bill, and is handed over again', async () => {
    await review();
    vendor.mood = 'silent';
    void app.stores.tx.flow.confirm();
    await expect.poll(() => vendor.handedOver.length).toBe(1);
    await reopen();
    const [transfer] = app.stores.tx.journal.transfers;
    expect(transfer).toMatchObject({
      stage: 'unknown',
      bill: { vendor: 'Much Shop', total: 4_193_950_000n },
    });
    vendor.mood = 'honest';
    await app.stores.tx.journal.reconcile();
    expect(vendor.handedOver.map(({ tx }) => tx)).toEqual([transfer?.rawHex, transfer?.rawHex]);
    expect(app.stores.tx.journal.transfers[0]).toMatchObject({ stage: 'accepted' });
    expect(mempool()).toBe(1);
  });

  it('after it was taken: the receipt says so', async () => {
    const { txid } = await pay();
    await app.ports.state.settled();
    await reopen();
    expect(app.stores.tx.journal.find(txid)).toMatchObject({
      ...{ stage: 'accepted', bill: { answer: { kind: 'accepted' }, lines: { length: 5 } } },
    });
  });
});
