/** The data of a bill: of limited size, at most one piece, and never with an amount. */
import { describe, expect, it } from 'vitest';
import { exampleBill, PAYMENT, readChanged } from '../../../mocks/dogeconnect/exampleBill.ts';
import { koinu } from '../amount/Koinu.ts';
import { paidBill, readPaidBill, saveBill } from './paidBill.ts';

const data = (hex: unknown, part: object = {}) => ({ type: 'data', data: hex, ...part });
const withOutputs = (...more: readonly object[]) => ({ outputs: [...PAYMENT.outputs, ...more] });
const SIGNING = { type: 'signing', id: 's', name: 'Adoption pledge', desc: 'Kept as a proof' };
const AT = PAYMENT.outputs.length;
const malformed = (field: string) => ({ kind: 'malformed', field });

describe('data of a bill', () => {
  it('is kept beside what is paid, wherever it stood', () => {
    const plain = exampleBill();
    for (const outputs of [
      [...PAYMENT.outputs, data('48656c6c6f')],
      [data('48656C6C6F'), ...PAYMENT.outputs],
    ]) {
      const bill = exampleBill({ outputs });
      expect(bill.data).toEqual({ hex: '48656c6c6f', reasons: [] });
      expect(bill.payments).toEqual(plain.payments);
    }
    expect('data' in plain).toBe(false);
  });

  it.each([1, 75, 76, 80])('may have %d bytes', (count) => {
    expect(exampleBill(withOutputs(data('00'.repeat(count)))).data?.hex).toHaveLength(2 * count);
  });

  it('may not have 81', () => {
    expect(readChanged(withOutputs(data('00'.repeat(81))))).toEqual({
      kind: 'too-long',
      what: 'data',
      maximum: 80,
    });
  });

  it.each([undefined, '', '0', '0x00', 'zz', '48 65', '48\n', 'Hello'])(
    'is whole bytes in hex: not %j',
    (hex) => {
      expect(readChanged(withOutputs(data(hex)))).toEqual(malformed(`outputs[${AT}].data`));
    },
  );

  it('goes to nobody and holds no money; an empty text says neither', () => {
    const extra = (part: object) => readChanged(withOutputs(data('48', part)));
    expect(extra({ amount: '1' })).toEqual(malformed(`outputs[${AT}].amount`));
    expect(extra({ amount: '0' })).toEqual(malformed(`outputs[${AT}].amount`));
    expect(extra({ address: PAYMENT.outputs[0]?.address })).toEqual(malformed(`outputs[${AT}].address`));
    expect(extra({ address: '', amount: '' })).toMatchObject({ data: { hex: '48' } });
  });

  it('is no part of an output that pays', () => {
    const [first, ...others] = PAYMENT.outputs;
    expect(readChanged({ outputs: [{ ...first, data: '48' }, ...others] })).toEqual(
      malformed('outputs[0].data'),
    );
    expect(readChanged({ outputs: [{ ...first, data: '' }, ...others] })).toMatchObject({ id: PAYMENT.id });
  });

  it('is one piece: nodes relay no more', () => {
    expect(readChanged(withOutputs(data('48'), data('48')))).toEqual({
      kind: 'unknown-output',
      wanted: 'several-data',
    });
  });

  it('is not all that is asked for', () => {
    expect(readChanged({ total: '0', outputs: [data('48')] })).toEqual(malformed('outputs'));
  });

  it('is kept with the payment', () => {
    const bill = exampleBill({ ...withOutputs(data('48')), items: [...PAYMENT.items, SIGNING] });
    const saved = JSON.parse(JSON.stringify(saveBill(paidBill(bill))));
    expect(readPaidBill(saved, (digits) => koinu(BigInt(digits))).data).toEqual(bill.data);
  });
});

describe('a line that says what is signed', () => {
  const signed = (part: object) =>
    readChanged({ ...withOutputs(data('48')), items: [{ ...SIGNING, ...part }] });

  it('is a reason beside the data, and none of the lines that cost something', () => {
    const bill = exampleBill({ ...withOutputs(data('48')), items: [SIGNING, ...PAYMENT.items] });
    expect(bill.data?.reasons).toEqual([{ name: 'Adoption pledge', description: 'Kept as a proof' }]);
    expect(bill.lines).toEqual(exampleBill().lines);
  });

  it.each(['count', 'unit', 'total', 'tax'])('has no %s', (field) => {
    expect(signed({ [field]: field === 'count' ? 1 : '1' })).toEqual(malformed(`items[0].${field}`));
    for (const nothing of ['', null, undefined])
      expect(signed({ [field]: nothing })).toMatchObject({ data: { hex: '48' } });
  });

  it('has a name, and shows both texts as texts of strangers are shown', () => {
    expect(signed({ name: undefined })).toEqual(malformed('items[0].name'));
    expect(signed({ name: ' ' })).toEqual(malformed('items[0].name'));
    expect(signed({ desc: undefined })).toMatchObject({ data: { reasons: [{ description: null }] } });
    expect(signed({ name: 'a\u202eb' })).toMatchObject({ data: { reasons: [{ name: 'a\ufffdb' }] } });
  });

  it('is malformed where nothing is written', () => {
    expect(readChanged({ items: [...PAYMENT.items, SIGNING] })).toEqual(malformed('outputs'));
  });
});
