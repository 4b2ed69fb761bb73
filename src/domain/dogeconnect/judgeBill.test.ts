/** Checks for expiry, agreement with the link, and the sum of the lines. */
import { describe, expect, it } from 'vitest';
import { changedLine, exampleBill, PAYMENT } from '../../../mocks/dogeconnect/exampleBill.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { koinu } from '../amount/Koinu.ts';
import { lineDifference, linkProblem, timeProblem } from './judgeBill.ts';

const bill = exampleBill();

describe('time', () => {
  const { issuedAtMs, expiresAtMs } = bill;

  it('is left until the last millisecond', () => {
    expect(timeProblem(bill, expiresAtMs - 1)).toBeNull();
    expect(timeProblem(bill, expiresAtMs)).toEqual({ kind: 'expired', expiredAtMs: expiresAtMs });
    expect(timeProblem(bill, expiresAtMs + 1)).toEqual({ kind: 'expired', expiredAtMs: expiresAtMs });
  });

  it('forgives a vendor ten minutes of a wrong clock, and no more', () => {
    expect(timeProblem(bill, issuedAtMs - 600_000)).toBeNull();
    expect(timeProblem(bill, issuedAtMs - 600_001)).toEqual({ kind: 'not-yet', issuedAtMs });
  });
});

describe('the link that led here', () => {
  const [first, second] = bill.payments.map(({ to }) => to) as [DogeAddress, DogeAddress];
  const stranger = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;

  it.each([
    ['first', first],
    ['last', second],
  ])('says the same when it names the %s of those paid', (_, address) => {
    expect(linkProblem({ address }, bill)).toBeNull();
    expect(linkProblem({ address, amount: bill.total }, bill)).toBeNull();
  });

  it.each([
    ['a koinu less', bill.total - 1n],
    ['a koinu more', bill.total + 1n],
    ['the share of that address', bill.payments[0]?.amount ?? 0n],
    ['nothing', 0n],
  ])('is not paid when it asks for %s', (_, amount) => {
    expect(linkProblem({ address: first, amount: koinu(amount) }, bill)).toEqual({ kind: 'link-differs' });
  });

  it('is not paid when it names somebody else, whatever it asks for', () => {
    expect(linkProblem({ address: stranger }, bill)).toEqual({ kind: 'link-differs' });
    expect(linkProblem({ address: stranger, amount: bill.total }, bill)).toEqual({ kind: 'link-differs' });
  });
});

describe('lines', () => {
  const tax = changedLine({ type: 'tax', unit: '1.9495', total: '1.9495' });
  const fee = changedLine({ type: 'fee', unit: '1', total: '1' });
  const item = changedLine({});
  /** by how much the lines, and what is given apart from them, exceed the total, koinu */
  const above = (changes: Parameters<typeof exampleBill>[0]) => {
    const sum = lineDifference(exampleBill(changes));
    return sum === null ? null : sum - bill.total;
  };

  it.each([
    ['both beside them', [item]],
    ['both among them', [item, tax, fee]],
    ['taxes among them, fees beside', [item, tax]],
    ['fees among them, taxes beside', [item, fee]],
  ])('add up with fees and taxes: %s', (_, items) => {
    expect(above({ items })).toBeNull();
  });

  it('add up where the vendor says the fees that are in its prices', () => {
    const whole = changedLine({ unit: '41.9395', total: '41.9395' });
    expect(above({ items: [whole] })).toBeNull();
    expect(above({ items: [whole], fees: undefined, taxes: undefined })).toBeNull();
  });

  it('are counted once where they stand among them and are said again', () => {
    expect(above({ items: [item, tax, fee], fees: '7', taxes: '9' })).toBeNull();
    expect(above({ items: [item, item, tax, fee], fees: '7', taxes: '9' })).toBe(3_899_000_000n);
  });

  it('need not be there', () => {
    expect(above({ items: [] })).toBeNull();
    expect(above({ items: [], fees: '7' })).toBeNull();
  });

  it('take off what a discount takes off', () => {
    const discount = changedLine({ type: 'discount', unit: '-1', total: '-1' });
    expect(above({ items: [item, discount], fees: '2' })).toBeNull();
    expect(above({ items: [item, discount] })).toBe(-100_000_000n);
  });

  it.each([
    ['a koinu more', { fees: '1.00000001' }, 1n],
    ['a koinu less', { taxes: '1.94949999' }, -1n],
    ['without the fees', { fees: undefined }, -100_000_000n],
    ['without the taxes', { taxes: undefined }, -194_950_000n],
  ])('are said not to add up: %s', (_, changes, difference) => {
    expect(above({ items: PAYMENT.items, ...changes })).toBe(difference);
  });
});
