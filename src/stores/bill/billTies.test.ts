/** A relay that keeps a payment's bytes and declines, or does not answer: paying the shop again can't pay twice. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BillFixture } from '../../../mocks/fixtures/billFixture.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { earlierWarnings } from '../../domain/tx/plan/earlierWarnings.ts';

const DOGE = 100_000_000n;

let shop: BillFixture;

beforeEach(async () => {
  shop = await BillFixture.open();
  // the same amount in other coins: only the tie keeps the next payment from using them
  for (const _ of [1, 2]) shop.server.control.faucet(shop.app.stores.tx.from ?? '', 100n * DOGE);
  shop.server.control.mine(1);
  await shop.app.stores.tx.refresh();
});
afterEach(() => shop.close());

const spends = ({ inputs }: PendingTransfer) => inputs.map(outpointKey);
const isTied = (one: PendingTransfer, other: PendingTransfer) =>
  spends(one).some((key) => spends(other).includes(key));

/** The relay broadcasts the kept bytes after all. @returns the number of transactions in the mempool */
function submitAll(...transfers: readonly PendingTransfer[]): number {
  for (const { rawHex } of transfers) shop.server.sandbox.submit(rawHex);
  return shop.mempool;
}

/** The shop behaves from now on, and bills another order, with a different fee so that the bytes differ. */
function asksAgain(): void {
  shop.vendor.mood = 'honest';
  shop.vendor.takeOrder();
  shop.vendor.changes = { fee_per_kb: `0.${1 + shop.vendor.order}` };
}

/** Pays the shop's address through the form. */
async function payByForm(to: string): Promise<void> {
  const { tx } = shop.app.stores;
  tx.draft.setRecipientText(to);
  tx.draft.setAmountText('42');
  await tx.prepare();
  await tx.flow.confirm();
}

describe.each(['declining', 'refusing', 'down', 'garbage', 'other-transaction', 'silent'] as const)(
  'a relay that was given a payment: %s',
  (mood) => {
    it('cannot have that and the payment of the next bill too', async () => {
      const first = await shop.pay(mood);
      asksAgain();
      const next = await shop.pay();
      expect(next.txid).not.toBe(first.txid);
      expect(isTied(next, first)).toBe(true);
      expect(shop.app.stores.tx.journal.find(first.txid)?.stage).toBe('replaced');
      expect(submitAll(first, next)).toBe(1);
    });

    it('cannot have that and a payment of the same address by the form', async () => {
      const first = await shop.pay(mood);
      const { address } = first.outputs.find(({ isOwn }) => !isOwn) ?? {};
      await payByForm(address ?? '');
      expect(isTied(shop.sent, first)).toBe(true);
      expect(submitAll(first, shop.sent)).toBe(1);
    });
  },
);

describe('three bills of a relay that keeps all', () => {
  it('can be paid once', async () => {
    const paid: PendingTransfer[] = [];
    for (const _ of [1, 2, 3]) {
      paid.push(await shop.pay('declining'));
      asksAgain();
    }
    expect(new Set(paid.map(({ txid }) => txid)).size).toBe(3);
    expect(submitAll(...paid)).toBe(1);
    expect(submitAll(...[...paid].reverse())).toBe(1);
  });

  it('can be paid once after a restart too', async () => {
    const first = await shop.pay('silent');
    await shop.reopen();
    await shop.app.stores.tx.refresh();
    asksAgain();
    const next = await shop.pay();
    expect(submitAll(first, next)).toBe(1);
  });
});

describe('a payment that its relay turned down and handed on', () => {
  it('is told of before the next one, which is not made', async () => {
    const first = await shop.pay('declining');
    shop.server.sandbox.submit(first.rawHex);
    asksAgain();
    await shop.review();
    const { flow } = shop.app.stores.tx;
    expect(flow.state).toMatchObject({
      status: 'rejected',
      problem: { problem: { kind: 'went-through', earlier: first.txid } },
    });
    await shop.review();
    expect(flow.state.status).toBe('ready');
  });
});

describe('the review', () => {
  it('says which earlier payment can’t go through beside the new one', async () => {
    const { amount } = await shop.pay('declining');
    asksAgain();
    await shop.review();
    const { flow, journal } = shop.app.stores.tx;
    if (flow.state.status !== 'ready') throw new Error('not ready');
    expect(earlierWarnings(flow.state.transfer.plan, journal.transfers)).toEqual([
      { kind: 'ends-earlier', payee: 'pay.much-shop.example', amount },
    ]);
  });
});

describe('the tie', () => {
  it('ends with what is settled in its place', async () => {
    const first = await shop.pay('declining');
    asksAgain();
    await shop.pay();
    shop.server.control.mine(6);
    const { tx } = shop.app.stores;
    await tx.journal.reconcile();
    await tx.refresh();
    expect(tx.journal.find(first.txid)?.voidedBy).toBe(shop.sent.txid);
  });

  it('is none of a relay that said yes', async () => {
    const first = await shop.pay('honest');
    asksAgain();
    const next = await shop.pay('honest');
    expect(isTied(next, first)).toBe(false);
    expect(submitAll(first, next)).toBe(2);
  });

  it('holds again where what took its place expired before it was handed over', async () => {
    const first = await shop.pay('declining');
    asksAgain();
    await shop.review();
    shop.aheadMs = 3_600_000;
    await shop.app.stores.tx.flow.confirm();
    expect(shop.sent).toMatchObject({ stage: 'rejected', rejection: { reason: 'bill-expired' } });
    expect(shop.app.stores.tx.journal.find(first.txid)?.stage).toBe('unknown');
  });
});
