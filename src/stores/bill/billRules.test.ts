/** A bill's requirements apart from the amount, the second confirmation, and its relay's answers afterwards. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyHash } from '../../../mocks/dogeconnect/Vendor.ts';
import { BillFixture } from '../../../mocks/fixtures/billFixture.ts';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { openApp } from '../../../mocks/fixtures/openApp.ts';
import { billReceiptView } from '../../containers/tx/BillReceiptContainer.tsx';
import { parseDogecoinUri } from '../../domain/address/dogecoinUri.ts';
import type { Clock } from '../../ports/Clock.ts';
import { SecondConfirmationRule } from '../session/SecondConfirmationRule.ts';
import { BillStore } from './BillStore.ts';
import { askAbout, followPayment } from './followPayment.ts';

let shop: BillFixture;

beforeEach(async () => {
  shop = await BillFixture.open();
});
afterEach(() => shop.close());

const asksAbout = (): Promise<boolean> =>
  askAbout(shop.app.ports.relay, shop.app.stores.tx.journal, shop.sent.txid);
const asked = (path: string): number => shop.vendor.asked.filter((one) => one === path).length;

it('no bill is fetched by a wallet that asks no server', async () => {
  const cold = await openApp({
    device: createDevice(),
    chainUrls: [shop.server.url],
    isCold: true,
    hasReactions: false,
    vendorFetch: shop.vendor.fetch,
  });
  const bills = cold.stores.lazy.of(BillStore);
  const link = parseDogecoinUri(shop.vendor.link(), 'regtest');
  if (!link.ok) throw new Error('no link');
  await bills.open(link.value);
  expect(bills.isClosed).toBe(true);
  expect(bills.state.status).toBe('failed');
  expect(shop.vendor.asked).toEqual([]);
  cold.kill();
});

describe('the fee that a bill asks for', () => {
  it('is paid for every byte of the transaction', async () => {
    shop.vendor.changes = { fee_per_kb: '0.5' };
    const { fee, rawHex } = await shop.pay();
    const size = BigInt(rawHex.length / 2);
    expect(fee).toBeGreaterThanOrEqual((size * 50_000_000n) / 1_000n);
    expect(fee).toBeLessThan((size * 55_000_000n) / 1_000n);
  });

  it('is not paid above what may be typed', async () => {
    shop.vendor.changes = { fee_per_kb: '5.22' };
    const bills = await shop.review();
    expect(bills.state).toMatchObject({ status: 'refused', problem: { kind: 'fee-too-high' } });
    expect(shop.app.stores.tx.flow.state.status).toBe('idle');
  });
});

describe('the size that a bill allows', () => {
  const reviewAt = async (max_size: number) => {
    shop.vendor.changes = { max_size };
    await shop.review();
    return shop.app.stores.tx.flow.state;
  };

  it('is enough where the payment has exactly so many bytes, and too little with one less', async () => {
    const refused = await reviewAt(192);
    const problem = refused.status === 'rejected' ? refused.problem : null;
    const inner = problem?.kind === 'plan' ? problem.problem : null;
    if (inner?.kind !== 'too-large') throw new Error('not too large');
    expect(inner).toMatchObject({ maximum: 192 });
    expect((await reviewAt(inner.size)).status).toBe('ready');
    expect((await reviewAt(inner.size - 1)).status).toBe('rejected');
  });
});

describe('what a bill wants written on the chain', () => {
  const data = '4f72646572204130373a';
  const wanted = (more: readonly object[]) => ({
    outputs: [{ address: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8', amount: '41.9395' }, ...more],
  });

  it('is reviewed from the signed bytes, taken by the network, and stands in receipt and history', async () => {
    shop.vendor.changes = wanted([{ type: 'data', data }]);
    await shop.review();
    const { stores } = shop.app;
    expect(stores.tx.flow.state).toMatchObject({
      status: 'ready',
      transfer: {
        parsed: { sent: 4_193_950_000n, outputs: [{ isOwn: false }, { isOwn: true }, { value: 0n, data }] },
      },
    });
    await stores.tx.flow.confirm();
    const { txid, rawHex, fee } = shop.sent;
    expect(rawHex).toContain(`6a0a${data}`);
    expect(fee).toBeGreaterThanOrEqual((BigInt(rawHex.length / 2) * 1_001_386n) / 1_000n);
    expect(shop.sent.stage).toBe('accepted');
    expect(shop.mempool).toBe(1);
    shop.server.control.mine(1);
    await asksAbout();
    expect(shop.sent).toMatchObject({ stage: 'confirmed' });
    const receipt = billReceiptView(shop.app, txid, 0, { copied: null, saving: 'none', canShare: false });
    expect(receipt).toMatchObject({ data, payments: [{ amount: 4_193_950_000n }] });
    await shop.reopen();
    expect(shop.app.stores.tx.journal.find(txid)).toMatchObject({
      bill: { data: { hex: data } },
      outputs: [{}, {}, { data }],
    });
  });

  it.each([
    ['more than a payment carries', [{ type: 'data', data: '00'.repeat(81) }], 'too-long'],
    [
      'two pieces',
      [
        { type: 'data', data },
        { type: 'data', data },
      ],
      'unknown-output',
    ],
    ['money in it', [{ type: 'data', data, amount: '1' }], 'malformed'],
  ] as const)('is not written: %s', async (_, more, kind) => {
    shop.vendor.changes = wanted(more);
    const bills = await shop.review();
    expect(bills.state).toMatchObject({ status: 'refused', problem: { kind } });
    expect(shop.app.stores.tx.flow.state.status).toBe('idle');
  });

  it('is paid by a link that names the bill alone', async () => {
    shop.vendor.changes = wanted([{ type: 'data', data }]);
    const { url, h } = { url: 'pay.much-shop.example/dc/xyz', h: keyHash() };
    const bills = await shop.openBill(`dogeconnect:${url}?h=${h}`);
    expect(bills.state).toMatchObject({ status: 'ready', bill: { data: { hex: data } } });
    expect(bills.hasAddress).toBe(false);
  });
});

describe('a shop’s logo', () => {
  it('is fetched when somebody asks for it, and not before', async () => {
    const bills = await shop.review();
    expect(asked('GET /icon.png')).toBe(0);
    await bills.loadIcon();
    expect(asked('GET /icon.png')).toBe(1);
    expect(bills.icon).toMatchObject({ status: 'ready', value: { mime: 'image/png' } });
    await shop.openBill();
    expect(bills.icon.status).toBe('idle');
  });

  it('is none where the bill names one without https, and the bill can be paid without it', async () => {
    shop.vendor.changes = { vendor_icon: 'http://pay.much-shop.example/icon.png' };
    const bills = await shop.review();
    await bills.loadIcon();
    expect(bills.icon.status).toBe('idle');
    expect(asked('GET /icon.png')).toBe(0);
    expect(shop.app.stores.tx.flow.state.status).toBe('ready');
  });

  it('may fail, and the bill can be paid all the same', async () => {
    const bills = await shop.openBill();
    shop.vendor.mood = 'garbage';
    await bills.loadIcon();
    expect(bills.icon.status).toBe('failed');
    shop.vendor.mood = 'honest';
    await bills.prepare();
    expect(shop.app.stores.tx.flow.state.status).toBe('ready');
  });
});

describe('a second confirmation', () => {
  const confirmAlways = async (): Promise<void> => {
    const rule = shop.app.stores.lazy.of(SecondConfirmationRule);
    expect(await rule.change({ kind: 'always' }, TEST_PASSWORD)).toBe(true);
  };
  const proves = (password: string): Promise<boolean> => {
    const { session, tx } = shop.app.stores;
    return session.owner.prove({ password }, tx.flow.release);
  };

  it('comes before the relay gets a byte', async () => {
    await confirmAlways();
    await shop.review();
    const { flow } = shop.app.stores.tx;
    expect(flow.isHeld).toBe(true);
    expect(await flow.confirm()).toBeNull();
    expect(await proves('wrong')).toBe(false);
    expect(await flow.confirm()).toBeNull();
    expect(shop.vendor.handedOver).toEqual([]);
    expect(await proves(TEST_PASSWORD)).toBe(true);
    await flow.confirm();
    expect(shop.vendor.handedOver.map(({ tx }) => tx)).toEqual([shop.sent.rawHex]);
    expect(shop.sent).toMatchObject({ stage: 'accepted' });
  });

  it('that comes after the bill expired hands nothing over', async () => {
    await confirmAlways();
    await shop.review();
    shop.aheadMs = 3_600_000;
    expect(await proves(TEST_PASSWORD)).toBe(true);
    await shop.app.stores.tx.flow.confirm();
    expect(shop.sent).toMatchObject({ stage: 'rejected', rejection: { reason: 'bill-expired' } });
    expect(shop.vendor.handedOver).toEqual([]);
  });
});

describe('what a relay says afterwards', () => {
  it('is no news where it declines what it took', async () => {
    await shop.pay();
    shop.vendor.mood = 'declining';
    expect(await asksAbout()).toBe(true);
    expect(shop.sent).toMatchObject({ stage: 'accepted', bill: { answer: { kind: 'accepted' } } });
  });

  it.each([{ kind: 'unpaid' }, { kind: 'refused', code: 'not_found' }] as const)(
    'is no news where it never heard of the payment: $kind',
    async (answer) => {
      const { txid } = await shop.pay('garbage');
      const { ports, stores } = shop.app;
      const ignorant = ports.relay && { ...ports.relay, status: async () => answer };
      expect(await askAbout(ignorant, stores.tx.journal, txid)).toBe(true);
      expect(shop.sent).toMatchObject({ stage: 'unknown', bill: { answer: null } });
      expect(stores.tx.coins.breakdown.spendable).toBe(0n);
    },
  );

  it('may be a late no: the coins stay spent, and nobody gets the bytes again', async () => {
    await shop.pay('silent');
    shop.vendor.mood = 'declining';
    await asksAbout();
    expect(shop.sent).toMatchObject({ stage: 'unknown', bill: { answer: { kind: 'declined' } } });
    expect(shop.app.stores.tx.coins.breakdown.spendable).toBe(0n);
    shop.vendor.mood = 'honest';
    await shop.app.stores.tx.resend(shop.sent.txid);
    await shop.app.stores.tx.journal.reconcile();
    expect(shop.vendor.handedOver).toHaveLength(1);
    expect(shop.mempool).toBe(0);
  });

  /** Waits end at once; their lengths are recorded. */
  const hurried = () => {
    const waits: number[] = [];
    const clock: Clock = {
      nowMs: shop.clock.nowMs,
      after(delayMs, callback) {
        waits.push(delayMs);
        const timer = setTimeout(callback, 0);
        return () => clearTimeout(timer);
      },
    };
    return { waits, clock };
  };

  it('is asked for until a block has it, seldom after a minute, and not once more', async () => {
    await shop.pay();
    const { relay } = shop.app.ports;
    const { journal } = shop.app.stores.tx;
    const { waits, clock } = hurried();
    followPayment({ relay, clock }, journal, shop.sent.txid);
    await expect.poll(() => waits.length).toBeGreaterThan(15);
    shop.server.control.mine(1);
    await expect.poll(() => shop.sent.stage).toBe('confirmed');
    await expect.poll(() => shop.sent.bill?.answer?.kind).toBe('confirmed');
    const times = asked('POST /relay/status');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked('POST /relay/status') - times).toBeLessThanOrEqual(1);
    expect(new Set(waits.slice(0, 12))).toEqual(new Set([5_000]));
    expect(new Set(waits.slice(12))).toEqual(new Set([30_000]));
  });

  it('is not asked for once somebody left', async () => {
    await shop.pay();
    const { clock } = hurried();
    const leave = followPayment(
      { relay: shop.app.ports.relay, clock },
      shop.app.stores.tx.journal,
      shop.sent.txid,
    );
    leave();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked('POST /relay/status')).toBe(0);
  });
});
