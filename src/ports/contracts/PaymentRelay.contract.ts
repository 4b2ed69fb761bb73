/** The contract of every PaymentRelay. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Vendor } from '../../../mocks/dogeconnect/Vendor.ts';
import type { BillPointer } from '../../domain/address/billPointer.ts';
import { parseDogecoinUri } from '../../domain/address/dogecoinUri.ts';

import { Fault, type FaultKind } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { PaymentHandOver, PaymentRelay } from '../PaymentRelay.ts';

/** A relay, and the vendor behind it. */
export interface RelayFixture {
  readonly relay: PaymentRelay;
  readonly vendor: Vendor;
  /** a transaction with its txid */
  readonly transaction: { readonly rawHex: string; readonly txid: Txid };
}

const fault = (...kinds: readonly FaultKind[]) =>
  expect.toSatisfy(
    (thrown: unknown) => thrown instanceof Fault && kinds.includes(thrown.kind),
    `a Fault ${kinds}`,
  );

/** @param makeFixture - called for each case */
export function paymentRelayContract(name: string, makeFixture: () => Promise<RelayFixture>): void {
  describe(`${name} as a PaymentRelay`, () => {
    let fixture: RelayFixture;
    beforeEach(async () => {
      fixture = await makeFixture();
    });
    const pointer = (): BillPointer => {
      const link = parseDogecoinUri(fixture.vendor.link(), 'regtest');
      if (!link.ok || link.value.bill === undefined) throw new Error('no bill in the link');
      return link.value.bill;
    };
    const handOver = (): PaymentHandOver => ({
      relay: 'https://pay.much-shop.example/relay',
      id: 'PID-123',
      relayToken: 'token',
      ...fixture.transaction,
      refund: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8',
    });

    it('gives the bill that a link names', async () => {
      const bill = await fixture.relay.bill(pointer());
      expect(bill).toMatchObject({ ok: true, value: { vendor: 'Much Shop', host: 'pay.much-shop.example' } });
    });

    it.each([
      ['forged', 'other-key'],
      ['honest', 'malformed'],
    ] as const)('says what is wrong with a bill: %s', async (mood, kind) => {
      fixture.vendor.mood = mood;
      if (mood === 'honest') fixture.vendor.changes = { total: 41.9395 };
      expect(await fixture.relay.bill(pointer())).toMatchObject({ ok: false, problem: { kind } });
    });

    it.each(['garbage', 'down'] as const)('fails when the vendor is %s', async (mood) => {
      fixture.vendor.mood = mood;
      await expect(fixture.relay.bill(pointer())).rejects.toEqual(fault('bad-answer', 'timeout', 'offline'));
    });

    it('hands bytes over once, with what the schema tables ask for', async () => {
      expect(await fixture.relay.pay(handOver())).toMatchObject({ kind: 'accepted', required: 1 });
      const { rawHex, refund } = handOver();
      expect(fixture.vendor.handedOver).toEqual([
        { id: 'PID-123', tx: rawHex, refund, relay_token: 'token' },
      ]);
    });

    it('hands them over without a token where there is none', async () => {
      await fixture.relay.pay({ ...handOver(), relayToken: null });
      expect(fixture.vendor.handedOver[0]).not.toHaveProperty('relay_token');
    });

    it('says that it was declined, or refused', async () => {
      fixture.vendor.mood = 'declining';
      expect(await fixture.relay.pay(handOver())).toEqual({
        kind: 'declined',
        reason: 'Too risky for this shop',
      });
      fixture.vendor.mood = 'refusing';
      expect(await fixture.relay.pay(handOver())).toEqual({ kind: 'refused', code: 'invalid_outputs' });
    });

    it.each(['silent', 'garbage', 'other-transaction'] as const)(
      'fails after one try when the relay is %s',
      async (mood) => {
        fixture.vendor.mood = mood;
        await expect(fixture.relay.pay(handOver())).rejects.toEqual(
          fault('bad-answer', 'timeout', 'offline'),
        );
        expect(fixture.vendor.handedOver.length).toBeLessThanOrEqual(1);
      },
    );

    it('tells how a payment stands', async () => {
      expect(await fixture.relay.status(handOver())).toEqual({ kind: 'unpaid' });
      await fixture.relay.pay(handOver());
      expect(await fixture.relay.status(handOver())).toMatchObject({ kind: 'accepted' });
    });

    it('gives a picture', async () => {
      const { mime, bytes } = await fixture.relay.icon('https://pay.much-shop.example/icon.png');
      expect(mime).toBe('image/png');
      expect(bytes.length).toBeGreaterThan(20);
    });
  });
}
