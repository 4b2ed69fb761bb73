/** Bills and receipts for stories, parsed from a shop's format. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { Bill, BillPayment, PaidBill, RelayAnswer } from '../../src/domain/dogeconnect/Bill.ts';
import { paidBill } from '../../src/domain/dogeconnect/paidBill.ts';
import { readBill, type WrittenBill } from '../../src/domain/dogeconnect/readBill.ts';
import { IDLE } from '../../src/domain/loadable.ts';
import type { Receipt } from '../../src/screens/tx/Bill/BillReceiptScreen.types.ts';
import type { ShownBill } from '../../src/screens/tx/Bill/BillScreen.types.ts';
import { STORY_NOW_MS as NOW_MS } from '../../stories/support/storyTime.ts';
import { type Payload, plushieBill } from '../dogeconnect/payload.ts';
import { storyTxid } from './history.ts';
import { MINUTE_MS, PRICE } from './money.ts';

const SHOP = 'DQ6dt7wCjLDxtdSwCYSAMFHwrD5Q1xybmL' as DogeAddress;
const OWN = 'DPD7uK4B1kRmbfGmytBhG1DZjaMWNfbpwY' as DogeAddress;

/** The usual bill, made two minutes ago. @throws when it would be rejected */
export function storyBill(changes: Payload = {}): Bill {
  const written = plushieBill({ address: SHOP, nowMs: NOW_MS - 2 * MINUTE_MS }, changes);
  const read = readBill(written as unknown as WrittenBill, {
    network: 'mainnet',
    host: 'pay.much-shop.example',
    key: 'ab'.repeat(32),
  });
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

export const shownBill = (changes: Payload = {}, part: Partial<ShownBill> = {}): ShownBill => ({
  bill: storyBill(changes),
  lineSum: null,
  price: PRICE,
  icon: IDLE,
  nowMs: NOW_MS,
  ...part,
});

/** Every text at its longest. */
export const LONG: Payload = {
  vendor_name: 'The Very Much Extraordinary Company of Wow',
  order_reference: 'A-0000-0000-0000-0000-0000-0000-0042',
  note: 'Thank you for your order! It leaves our kennel within two days and comes in a box that a dog can open by itself.',
  items: Array.from({ length: 12 }, (_, at) => ({
    type: 'item',
    id: `${at}`,
    count: 3,
    unit: '1',
    total: '3',
    name: `Hand-knitted scarf number ${at + 1}, extra long`,
    desc: 'Pure wool, made to order, no returns',
  })),
  total: '36',
  fees: '',
  taxes: '',
  outputs: [
    { address: SHOP, amount: '35' },
    { address: OWN, amount: '1' },
  ],
};

const paymentsOf = ({ payments }: Bill): readonly BillPayment[] => payments;

export function storyReceipt(answer: RelayAnswer | null, changes: Payload = {}): Receipt {
  const bill = storyBill(changes);
  const paid: PaidBill = { ...paidBill(bill), answer };
  return {
    bill: paid,
    txid: storyTxid(7),
    payments: paymentsOf(bill),
    data: bill.data?.hex ?? null,
    from: OWN,
    fee: koinu(1_130_000n),
    price: PRICE,
    sentAtMs: NOW_MS - MINUTE_MS,
    nowMs: NOW_MS,
    copied: null,
    saving: 'none',
    canShare: true,
  };
}

const dataOutput = (data: string): Payload => ({
  outputs: [
    { address: SHOP, amount: '41.9395' },
    { type: 'data', data },
  ],
});
const hexOf = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A shop's data for the chain: a text, bytes that are no text, and the maximum length. */
export const SHORT_TEXT = hexOf('Order A073');
export const ODD_BYTES = 'f00dbabe00ff10';
export const FULL_TEXT = hexOf(
  'I, the undersigned, adopt the dog named Kabosu and promise to feed it every day.',
);

/** With an on-chain data output. */
export const withData = (data: string): Payload => ({
  ...dataOutput(data),
  items: [
    { type: 'item', id: '1', name: 'Doge Plushie', count: 1, unit: '38.99', total: '38.99' },
    { type: 'signing', id: 's', name: 'Adoption pledge', desc: 'Kept on the chain as a proof' },
  ],
});
