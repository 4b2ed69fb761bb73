/** A shop's bills on the wire. */

export const SHOP_ORIGIN = 'https://pay.much-shop.example';

/** A payment by the schema's tables; any field may be changed or wrong. */
export type Payload = Readonly<Record<string, unknown>>;

/** The payment's recipient, time and number. */
export interface Order {
  readonly address: string;
  readonly nowMs: number;
  /** the shop's order number, from 0; 0 by default */
  readonly number?: number;
}

const FIRST = { payment: 123, invoice: 42, reference: 73 };

const instant = (atMs: number): string => new Date(atMs).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** A plushie, its shipping, a discount and taxes: 41.9395 DOGE. */
export const plushieBill = ({ address, nowMs, number = 0 }: Order, changes: Payload = {}): Payload => ({
  type: 'payment',
  id: `PID-${FIRST.payment + number}`,
  issued: instant(nowMs),
  timeout: 900,
  relay: `${SHOP_ORIGIN}/relay`,
  relay_token: 'eyJpZCI6IlBJRC0xMjMifQ',
  fee_per_kb: '0.01001386',
  max_size: 10_000,
  vendor_icon: `${SHOP_ORIGIN}/icon.png`,
  vendor_name: 'Much Shop',
  vendor_address: '123 Example Street, Moon',
  vendor_url: 'https://much-shop.example',
  vendor_order_url: 'https://much-shop.example/orders/42',
  vendor_order_id: `INV-2026-00${FIRST.invoice + number}`,
  order_reference: `A0${FIRST.reference + number}`,
  note: 'Thank you for your order!',
  total: '41.9395',
  fees: '1.0',
  taxes: '1.9495',
  fiat_total: '8.39',
  fiat_tax: '0.39',
  fiat_currency: 'USD',
  items: [
    {
      type: 'item',
      id: 'SK-101',
      name: 'Doge Plushie',
      desc: 'One plushie in a soft bag',
      count: 2,
      unit: '18.995',
      total: '37.99',
    },
    { type: 'shipping', id: 'SH-1', name: 'Standard shipping', count: 1, unit: '2.5', total: '2.5' },
    { type: 'discount', id: 'D-1', name: 'Good dog discount', count: 1, unit: '-1.5', total: '-1.5' },
    { type: 'tax', id: 'T-1', name: 'Sales tax', count: 1, unit: '1.9495', total: '1.9495' },
    { type: 'fee', id: 'F-1', name: 'Handling', count: 1, unit: '1', total: '1' },
  ],
  outputs: [{ address, amount: '41.9395' }],
  ...changes,
});
