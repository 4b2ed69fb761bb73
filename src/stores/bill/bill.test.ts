/** Paying a bill through the real stores and vault, with all kinds of vendors and relays. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BillFixture } from '../../../mocks/fixtures/billFixture.ts';
import { billNameOf } from '../../containers/wallet/billName.ts';
import { repeatOf } from '../../containers/wallet/HistoryDetailContainer.tsx';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { askAbout } from './followPayment.ts';

let shop: BillFixture;

beforeEach(async () => {
  shop = await BillFixture.open();
});
afterEach(() => shop.close());

describe('a bill', () => {
  it('is reviewed as any transfer, drawn from the signed bytes', async () => {
    await shop.review();
    expect(shop.app.stores.tx.flow.state).toMatchObject({
      status: 'ready',
      label: 'Much Shop',
      purpose: { kind: 'pay-bill', bill: { id: 'PID-123' } },
      transfer: { parsed: { sent: 4_193_950_000n } },
    });
    expect(shop.vendor.handedOver).toEqual([]);
    expect(shop.mempool).toBe(0);
  });

  it.each([
    ['forged', {}, { status: 'refused', problem: { kind: 'other-key' } }],
    ['honest', { total: '41.9396' }, { status: 'refused', problem: { kind: 'sums-differ' } }],
    ['garbage', {}, { status: 'failed', fault: { kind: 'bad-answer' } }],
  ] as const)('is not paid when its vendor is %s: %o', async (mood, changes, state) => {
    shop.vendor.mood = mood;
    shop.vendor.changes = changes;
    const bills = await shop.review();
    expect(bills.state).toMatchObject(state);
    expect(shop.app.stores.tx.flow.state.status).toBe('idle');
  });

  it('is not paid when the link names another amount', async () => {
    const bills = await shop.openBill(shop.vendor.link({ amount: '1' }));
    expect(bills.state).toEqual({ status: 'refused', problem: { kind: 'link-differs' } });
  });

  it('is not prepared once it has expired, nor before it was made', async () => {
    shop.vendor.mood = 'expired';
    const bills = await shop.review();
    expect(bills.timeProblem(shop.clock.nowMs())).toMatchObject({ kind: 'expired' });
    expect(shop.app.stores.tx.flow.state.status).toBe('idle');
    shop.vendor.mood = 'honest';
    shop.aheadMs = -3_600_000;
    await shop.review();
    expect(bills.timeProblem(shop.clock.nowMs())).toMatchObject({ kind: 'not-yet' });
    expect(shop.app.stores.tx.flow.state.status).toBe('idle');
  });

  it('pays no more bytes than it allows', async () => {
    shop.vendor.changes = { max_size: 200 };
    await shop.review();
    expect(shop.app.stores.tx.flow.state).toMatchObject({
      status: 'rejected',
      problem: { problem: { kind: 'too-large', maximum: 200 } },
    });
  });
});

describe('handing over', () => {
  it('gives the bytes to the relay alone, and believes the chain', async () => {
    const transfer = await shop.pay();
    expect(shop.vendor.handedOver).toEqual([
      {
        id: 'PID-123',
        tx: transfer.rawHex,
        refund: shop.app.stores.tx.from,
        relay_token: 'eyJpZCI6IlBJRC0xMjMifQ',
      },
    ]);
    expect(transfer).toMatchObject({ stage: 'accepted', bill: { answer: { kind: 'accepted' } } });
    shop.server.control.mine(1);
    await askAbout(shop.app.ports.relay, shop.app.stores.tx.journal, transfer.txid);
    expect(shop.sent).toMatchObject({ stage: 'confirmed', bill: { answer: { kind: 'confirmed' } } });
    expect(await askAbout(shop.app.ports.relay, shop.app.stores.tx.journal, transfer.txid)).toBe(false);
  });

  it('stands in the history under the shop’s name, and is not offered to be sent again', async () => {
    const { txid } = await shop.pay();
    shop.server.control.mine(1);
    const { tx } = shop.app.stores;
    await tx.refresh();
    const entry = tx.history.entries.find((one) => one.txid === txid);
    expect(entry).toMatchObject({ direction: 'sent', state: { kind: 'confirmed' } });
    expect(billNameOf(tx, txid)).toBe('Much Shop · pay.much-shop.example');
    expect(entry && repeatOf(tx, entry)).toBeNull();
  });

  it('never hands over what expired while it was looked at, and frees its coins', async () => {
    await shop.review();
    shop.aheadMs = 3_600_000;
    await shop.app.stores.tx.flow.confirm();
    expect(shop.sent).toMatchObject({ stage: 'rejected', rejection: { reason: 'bill-expired' } });
    expect(shop.vendor.handedOver).toEqual([]);
    expect(shop.mempool).toBe(0);
  });

  it.each(['down', 'garbage', 'other-transaction'] as const)(
    'is in doubt when the relay is %s: its coins count as spent, and nobody else gets the bytes',
    async (mood) => {
      const transfer = await shop.pay(mood);
      expect(transfer).toMatchObject({ stage: 'unknown', bill: { answer: null } });
      expect(shop.app.stores.tx.coins.breakdown.spendable).toBe(0n);
      shop.vendor.mood = 'down';
      await shop.app.stores.tx.journal.reconcile();
      expect(shop.mempool).toBe(0);
      expect(shop.sent.stage).toBe('unknown');
    },
  );

  it('finds out that a silent relay sent it after all', async () => {
    const transfer = await shop.pay('silent-sender');
    expect(transfer.stage).toBe('unknown');
    await shop.app.stores.tx.journal.reconcile();
    expect(shop.sent.stage).toBe('accepted');
    expect(shop.mempool).toBe(1);
  });

  it('hands the very same bytes over again while there is time, and never afterwards', async () => {
    const transfer = await shop.pay('down');
    shop.vendor.mood = 'silent';
    await shop.app.stores.tx.resend(transfer.txid);
    expect(shop.vendor.handedOver).toHaveLength(1);
    shop.aheadMs = 3_600_000;
    await shop.app.stores.tx.resend(transfer.txid);
    await shop.app.stores.tx.journal.reconcile();
    expect(shop.vendor.handedOver).toHaveLength(1);
    expect(shop.sent.stage).toBe('unknown');
    expect(shop.mempool).toBe(0);
  });

  it.each(['declining', 'refusing'] as const)(
    'keeps the coins of a payment that the relay was given and turned down: %s',
    async (mood) => {
      const transfer = await shop.pay(mood);
      expect(transfer.stage).toBe('unknown');
      expect(shop.app.stores.tx.coins.breakdown.spendable).toBe(0n);
      shop.vendor.mood = 'honest';
      await shop.app.stores.tx.resend(transfer.txid);
      await shop.app.stores.tx.journal.reconcile();
      expect(shop.vendor.handedOver).toHaveLength(1);
      expect(shop.mempool).toBe(0);
    },
  );

  it('does not believe a relay that says it is confirmed, and sends it itself once the relay took it', async () => {
    const transfer = await shop.pay('lying');
    expect(transfer).toMatchObject({ stage: 'unknown', bill: { answer: { kind: 'confirmed' } } });
    expect(shop.mempool).toBe(0);
    await shop.app.stores.tx.journal.reconcile();
    expect(shop.sent).toMatchObject({ stage: 'accepted', confirmations: 0 });
    expect(shop.mempool).toBe(1);
  });

  it('is never prepared twice for the same bill, also with a fresh envelope', async () => {
    await shop.pay('down');
    shop.vendor.mood = 'honest';
    shop.vendor.changes = { note: 'Again' };
    const bills = await shop.review();
    expect(bills.payment?.txid).toBe(shop.sent.txid);
    expect(shop.app.stores.tx.flow.state.status).toBe('idle');
  });
});

describe('taking back', () => {
  it.each(['down', 'declining'] as const)(
    'sends the same coins to ourselves: the relay was %s',
    async (mood) => {
      const transfer = await shop.pay(mood);
      const { tools, tx } = shop.app.stores;
      const rescue = await tools.openRescue(transfer.txid);
      await rescue.inspect();
      expect(rescue.forgetting).toEqual({ kind: 'never' });
      await rescue.speedUp(presetFeeRate(50), true);
      expect(tx.flow.state).toMatchObject({ status: 'rejected' });
      await rescue.cancel(presetFeeRate(50), true);
      await tx.flow.confirm();
      expect(tx.lastSent).toMatchObject({ stage: 'accepted', replaces: transfer.txid });
      expect(tx.journal.find(transfer.txid)).toMatchObject({ stage: 'replaced' });
      shop.server.control.mine(1);
      await tx.journal.reconcile();
      expect(tx.lastSent?.stage).toBe('confirmed');
    },
  );

  it('is a race, which the relay may win', async () => {
    const transfer = await shop.pay('down');
    const { tools, tx } = shop.app.stores;
    const rescue = await tools.openRescue(transfer.txid);
    await rescue.inspect();
    await rescue.cancel(presetFeeRate(50), true);
    shop.server.sandbox.submit(transfer.rawHex);
    shop.server.control.mine(1);
    await tx.flow.confirm();
    await tx.journal.reconcile();
    expect(tx.journal.find(transfer.txid)?.stage).toBe('confirmed');
  });
});

describe('killed', () => {
  it('before anything was confirmed: nothing was handed over', async () => {
    await shop.review();
    await shop.reopen();
    expect(shop.app.stores.tx.journal.transfers).toEqual([]);
    expect(shop.vendor.handedOver).toEqual([]);
  });

  it('while the relay has it: the payment is there, with its bill, and is handed over again', async () => {
    await shop.review();
    shop.vendor.mood = 'silent';
    void shop.app.stores.tx.flow.confirm();
    await expect.poll(() => shop.vendor.handedOver.length).toBe(1);
    await shop.reopen();
    const [transfer] = shop.app.stores.tx.journal.transfers;
    expect(transfer).toMatchObject({
      stage: 'unknown',
      bill: { vendor: 'Much Shop', total: 4_193_950_000n },
    });
    shop.vendor.mood = 'honest';
    await shop.app.stores.tx.journal.reconcile();
    expect(shop.vendor.handedOver.map(({ tx }) => tx)).toEqual([transfer?.rawHex, transfer?.rawHex]);
    expect(shop.app.stores.tx.journal.transfers[0]).toMatchObject({ stage: 'accepted' });
    expect(shop.mempool).toBe(1);
  });

  it('after it was taken: the receipt says so', async () => {
    const { txid } = await shop.pay();
    await shop.app.ports.state.settled();
    await shop.reopen();
    expect(shop.app.stores.tx.journal.find(txid)).toMatchObject({
      stage: 'accepted',
      bill: { answer: { kind: 'accepted' }, lines: { length: 5 } },
    });
  });
});
