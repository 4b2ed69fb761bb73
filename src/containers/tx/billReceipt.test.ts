/** A bill's receipt at each stage of its payment, and its saved text. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BillFixture } from '../../../mocks/fixtures/billFixture.ts';
import { storyReceipt } from '../../../mocks/views/billViews.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { receiptText } from '../../i18n/messages/send/receiptText.ts';
import type { Receipt } from '../../screens/tx/Bill/BillReceiptScreen.types.ts';
import { askAbout } from '../../stores/bill/followPayment.ts';
import { billReceiptView } from './BillReceiptContainer.tsx';

const KEPT = { copied: null, saving: 'none', canShare: false } as const;

describe('the receipt on show', () => {
  let shop: BillFixture;
  beforeEach(async () => {
    shop = await BillFixture.open();
  });
  afterEach(() => shop.close());

  const view = (txid: string = shop.sent.txid) => billReceiptView(shop.app, txid, shop.clock.nowMs(), KEPT);

  it('is of the relay’s word first and of a block’s in the end', async () => {
    await shop.pay();
    expect(view()).toMatchObject({ status: 'accepted', payments: [{ amount: 4_193_950_000n }] });
    shop.server.control.mine(2);
    await askAbout(shop.app.ports.relay, shop.app.stores.tx.journal, shop.sent.txid);
    expect(view()).toMatchObject({ status: 'paid', confirmations: 2 });
  });

  it('says that nobody answered, and that there is no time to try again', async () => {
    await shop.pay('garbage');
    expect(view()).toMatchObject({ status: 'silent', isRetrying: false, canRetry: true });
    shop.aheadMs = 3_600_000;
    expect(view()).toMatchObject({ status: 'silent', canRetry: false });
  });

  it('has no word of the shop where the network alone knows the payment', async () => {
    await shop.pay('silent-sender');
    await shop.app.stores.tx.journal.reconcile();
    expect(view()).toMatchObject({ status: 'accepted', bill: { answer: null } });
  });

  it.each(['declining', 'refusing'] as const)('says that the shop declined: %s', async (mood) => {
    await shop.pay(mood);
    expect(view().status).toBe('declined');
  });

  it('says that the coins come back, and when they are back for good', async () => {
    const { txid } = await shop.pay('garbage');
    const { tools, tx } = shop.app.stores;
    const rescue = await tools.openRescue(txid);
    await rescue.inspect();
    await rescue.cancel(presetFeeRate(50), true);
    await tx.flow.confirm();
    expect(view(txid)).toMatchObject({ status: 'returned', isSettled: false });
    shop.server.control.mine(6);
    await tx.journal.reconcile();
    expect(view(txid)).toMatchObject({ status: 'returned', isSettled: true });
  });

  it('says that nothing left where the bill had expired', async () => {
    await shop.review();
    shop.aheadMs = 3_600_000;
    await shop.app.stores.tx.flow.confirm();
    expect(view().status).toBe('unsent');
  });

  it('is missing for what paid no bill', () => {
    expect(view('00'.repeat(32))).toEqual({ status: 'missing' });
  });
});

describe('the receipt as a text', () => {
  const linesOf = (receipt: Receipt): readonly string[] =>
    receiptText(receipt).replaceAll('\u00a0', ' ').split('\n');

  it('says what was paid, to whom, for what, and by which transaction', () => {
    const receipt = storyReceipt({ kind: 'accepted', required: 1, confirmed: 0 });
    expect(linesOf(receipt)).toEqual([
      'Receipt: Much Shop (pay.much-shop.example)',
      expect.stringMatching(/^Sent: .*2026/),
      'Order: A073',
      'Invoice: INV-2026-0042',
      '',
      '2 × Doge Plushie: 37.99 DOGE',
      '1 × Standard shipping: 2.5 DOGE',
      '1 × Good dog discount: −1.5 DOGE',
      '1 × Sales tax: 1.9495 DOGE',
      '1 × Handling: 1 DOGE',
      'Total: 41.9395 DOGE',
      'The shop’s price: 8.39 USD',
      'Network fee: 0.0113 DOGE',
      '',
      'Paid to: DQ6dt7wCjLDxtdSwCYSAMFHwrD5Q1xybmL (41.9395 DOGE)',
      `Transaction: ${receipt.txid}`,
    ]);
  });

  it('has no line that a shop made up', () => {
    const forged = storyReceipt(null, {
      vendor_name: 'Much Shop\nTotal: 1 DOGE',
      order_reference: 'A1\r\nPaid to: nobody',
    });
    const lines = linesOf(forged);
    expect(lines.filter((line) => line.startsWith('Total:'))).toEqual(['Total: 41.9395 DOGE']);
    expect(lines.filter((line) => line.startsWith('Paid to:'))).toHaveLength(1);
  });
});
