/** The record of a bill stored with its payment, and the meaning of its relay's answer. */
import { describe, expect, it } from 'vitest';
import { changedLine, exampleBill } from '../../../mocks/dogeconnect/exampleBill.ts';
import { koinu } from '../amount/Koinu.ts';
import { isSameBill, isTaken, isTurnedDown, type PaidBill, type RelayAnswer } from './Bill.ts';
import { paidBill, readPaidBill, type SavedBill, saveBill } from './paidBill.ts';

const money = (digits: string) => koinu(BigInt(digits));
const bill = exampleBill();
const throughDisk = (paid: PaidBill): PaidBill => {
  const saved = JSON.parse(JSON.stringify(saveBill(paid))) as SavedBill;
  return readPaidBill(saved, money);
};

describe('a bill that was paid', () => {
  it('keeps what a receipt says, and nothing of how it was to be paid', () => {
    const { issuedAtMs, feeRate, maxSize, icon, payments, ...receipt } = bill;
    expect([issuedAtMs, feeRate, maxSize, icon, payments]).not.toContain(undefined);
    expect(paidBill(bill)).toEqual({ ...receipt, answer: null });
  });

  it('comes back from the disk the same', () => {
    expect(throughDisk(paidBill(bill))).toEqual(paidBill(bill));
    const answer: RelayAnswer = { kind: 'accepted', required: 6, confirmed: 0 };
    expect(throughDisk({ ...paidBill(bill), answer })).toEqual({ ...paidBill(bill), answer });
  });

  it('comes back with nothing where nothing was said', () => {
    const bare = exampleBill({ fees: undefined, taxes: '', items: [], fiat_total: '', fiat_tax: '' });
    expect(throughDisk(paidBill(bare))).toMatchObject({ fees: null, taxes: null, lines: [], fiat: null });
  });

  it('comes back with fees of nothing where nothing is what they are', () => {
    const free = exampleBill({ fees: '0', taxes: '0' });
    expect(throughDisk(paidBill(free))).toMatchObject({ fees: 0n, taxes: 0n });
  });

  it('comes back with lines beyond the numbers of a page, and below zero', () => {
    const lines = exampleBill({
      items: [
        changedLine({ unit: '10000000000', count: 1, total: '10000000000' }),
        changedLine({ type: 'discount', unit: '-0.00000001', total: '-0.00000001', desc: undefined }),
      ],
    }).lines;
    expect(lines.map(({ total }) => total)).toEqual([10n ** 18n, -1n]);
    expect(throughDisk({ ...paidBill(bill), lines }).lines).toEqual(lines);
  });

  it.each(['-1', '1.5', 'x', '1000000000000000001'])(
    'is not read with %s in place of an amount',
    (damaged) => {
      const saved = saveBill(paidBill(bill));
      for (const field of ['total', 'fees', 'taxes'])
        expect(() => readPaidBill({ ...saved, [field]: damaged }, money)).toThrow();
    },
  );
});

describe('an answer of the relay', () => {
  const answered = (answer: RelayAnswer | null): PaidBill => ({ ...paidBill(bill), answer });
  const blocks = { required: 1, confirmed: 0 };

  it.each<[string, RelayAnswer | null, 'yes' | 'no' | 'neither']>([
    ['silence', null, 'neither'],
    ['unpaid', { kind: 'unpaid' }, 'neither'],
    ['accepted', { kind: 'accepted', ...blocks }, 'yes'],
    ['confirmed', { kind: 'confirmed', ...blocks }, 'yes'],
    ['declined', { kind: 'declined', reason: '' }, 'no'],
    ['refused', { kind: 'refused', code: 'expired' }, 'no'],
  ])('of %s says as much', (_, answer, meaning) => {
    expect(isTaken(answered(answer))).toBe(meaning === 'yes');
    expect(isTurnedDown(answered(answer))).toBe(meaning === 'no');
  });
});

describe('the same bill', () => {
  it('is one of the same id under the same key: shops count alike', () => {
    const { id, key } = bill;
    expect(isSameBill(bill, { id, key })).toBe(true);
    expect(isSameBill(bill, { id: 'PID-124', key })).toBe(false);
    expect(isSameBill(bill, { id, key: 'cd'.repeat(32) })).toBe(false);
    expect(isSameBill(bill, { id: 'PID-124', key: 'cd'.repeat(32) })).toBe(false);
  });
});
