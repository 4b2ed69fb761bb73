/** A vendor's data is assumed to have no particular shape: every field is checked before use. */
import { describe, expect, it } from 'vitest';
import { type Payload, plushieBill } from '../../../mocks/dogeconnect/payload.ts';
import { keyHash, sealed } from '../../../mocks/dogeconnect/Vendor.ts';
import { type BillPointer, readBillPointer } from '../../domain/address/billPointer.ts';
import { MAX_DEPTH } from '../http/boundedJson.ts';
import { readPayload, readPayment } from './readPayload.ts';

const READING = { network: 'regtest', host: 'pay.much-shop.example', key: 'ab'.repeat(32) } as const;
const POINTER = readBillPointer('Pay.Much-Shop.example:8443/dc/xyz', keyHash()) as BillPointer;
const BILL = plushieBill({ address: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8', nowMs: 0 });

const readText = (text: string) => {
  const result = readPayment(text, READING);
  return result.ok ? result.value : result.problem;
};
const read = (changes: Payload = {}) => readText(JSON.stringify({ ...BILL, ...changes }));
/** Reads an envelope with some fields replaced. */
const unwrap = (changes: Payload = {}) => {
  const result = readPayload({ ...sealed(JSON.stringify(BILL)), ...changes }, POINTER, 'regtest');
  return result.ok ? result.value : result.problem;
};
const malformed = (field: string) => ({ kind: 'malformed', field });
const WRONG = [null, 1, true, {}, ['x']];
const nested = (depth: number) => `{"deep":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},`;

describe('the outputs of a payment', () => {
  const [output] = BILL.outputs as readonly object[];

  it('keep what they say of their kind: data is read, and what nobody knows is refused', () => {
    expect(read({ outputs: [output, { type: 'data', data: 'd0' }] })).toMatchObject({ data: { hex: 'd0' } });
    expect(read({ outputs: [{ ...output, type: 'x' }] })).toEqual({
      kind: 'unknown-output',
      wanted: 'other',
    });
    expect(read({ outputs: [{ ...output, type: 'data' }] })).toEqual(malformed('outputs[0].address'));
    expect(read({ outputs: [output, { type: 'data', data: 7 }] })).toEqual(malformed('outputs.1.data'));
  });
});

describe('a bill that Kennel cannot pay yet', () => {
  const unknown = (wanted: string) => ({ kind: 'unknown-output', wanted });
  const signing = { type: 'signing', id: 's', name: 'Sign', desc: 'd' };

  it('says that, and not that its vendor is wrong', () => {
    const data = { type: 'data', data: '48' };
    const outputs = BILL.outputs as object[];
    expect(read({ outputs: [...outputs, data, data] })).toEqual(unknown('several-data'));
    expect(read({ items: [signing], outputs: [...outputs, data] })).toMatchObject({
      data: { hex: '48', reasons: [{ name: 'Sign', description: 'd' }] },
    });
    for (const type of ['subscription', 'Item', ''])
      expect(read({ items: [{ type, id: 'x' }] })).toEqual(unknown('other'));
  });

  it('is malformed where a line is none, or one of a known kind lacks something', () => {
    expect(read({ items: [{ ...signing, type: 'item' }] })).toEqual(malformed('items.0.count'));
    expect(read({ items: [{ ...signing, type: 7 }] })).toEqual(malformed('items.0.type'));
    expect(read({ items: ['x'] })).toMatchObject({ kind: 'malformed' });
  });
});

describe('what says null', () => {
  it('says nothing, as the reference in Go has it', () => {
    const silent = read({
      relay_token: null,
      note: null,
      vendor_address: null,
      fiat_total: null,
      fees: null,
    });
    expect(silent).toMatchObject({ id: 'PID-123', relayToken: null, note: null, vendorAddress: null });
  });
});

describe('an envelope', () => {
  it('gives its bill, with the key and the host that it came from', () => {
    expect(unwrap()).toMatchObject({
      id: 'PID-123',
      vendor: 'Much Shop',
      total: 4_193_950_000n,
      key: sealed('').pubkey,
      host: 'pay.much-shop.example:8443',
    });
  });

  it('names the same key in either case of hex: it is the same bill', () => {
    const { pubkey } = sealed('');
    expect(unwrap({ pubkey: pubkey?.toUpperCase() })).toMatchObject({ key: pubkey });
  });

  it.each(['payload', 'pubkey', 'sig', 'version'])('is none when its %s is of another kind', (field) => {
    for (const wrong of [undefined, ...WRONG]) expect(unwrap({ [field]: wrong })).toEqual(malformed(field));
  });

  it.each(['1', '1.1', '2.0', ''])('is none of version %j', (version) => {
    expect(unwrap({ version })).toEqual(malformed('version'));
  });

  it('may carry more than is asked for', () => {
    expect(unwrap({ more: [1, 2, 3] })).toMatchObject({ id: 'PID-123' });
  });

  it.each([null, 1, 'text', [], true, undefined])('is none when %j was sent', (sent) => {
    expect(readPayload(sent, POINTER, 'regtest')).toMatchObject({ problem: { kind: 'malformed' } });
  });

  it('is held to its key and its signature before its payment is read', () => {
    expect(unwrap({ sig: '00'.repeat(64), payload: btoa('no payment') })).toEqual({ kind: 'bad-signature' });
    const other: BillPointer = { ...POINTER, keyHash: '00'.repeat(15) };
    expect(readPayload(sealed('no payment'), other, 'regtest')).toMatchObject({
      problem: { kind: 'other-key' },
    });
  });

  it('is no payment because somebody signed it', () => {
    const signed = readPayload(sealed(JSON.stringify({ ...BILL, total: '1' })), POINTER, 'regtest');
    expect(signed).toMatchObject({ problem: { kind: 'sums-differ' } });
    expect(readPayload(sealed('x'), POINTER, 'regtest')).toMatchObject({ problem: { kind: 'malformed' } });
  });

  it('pays addresses of the chain that is used', () => {
    const signed = readPayload(sealed(JSON.stringify(BILL)), POINTER, 'mainnet');
    expect(signed).toMatchObject({ problem: { kind: 'bad-address' } });
  });
});

describe('a payload', () => {
  it.each(['', 'x', '{', '{"type":"payment"', 'null', '[]', '1', '"payment"', '[{}]', 'undefined'])(
    'is no payment when it is %s',
    (text) => {
      expect(readText(text)).toMatchObject({ kind: 'malformed' });
    },
  );

  it('is not blamed on a field where it is no JSON at all, or JSON of something else', () => {
    for (const text of ['', '{', 'null', '1']) expect(readText(text)).toEqual(malformed(''));
  });

  it('is read 64 levels deep, and no deeper', () => {
    const rest = JSON.stringify(BILL).slice(1);
    expect(readText(nested(MAX_DEPTH) + rest)).toMatchObject({ id: 'PID-123' });
    expect(readText(nested(MAX_DEPTH + 1) + rest)).toEqual(malformed(''));
    expect(readText('['.repeat(100_000))).toEqual(malformed(''));
  });

  it('counts the last of a field that stands twice', () => {
    const twice = JSON.stringify(BILL).replace('{', '{"total":"1","outputs":[],');
    expect(readText(twice)).toEqual(read());
  });

  it('gets nothing from the names that all objects have', () => {
    const text = JSON.stringify({ ...BILL, id: undefined }).replace('{', '{"__proto__":{"id":"PID-666"},');
    expect(readText(text)).toEqual(malformed('id'));
    expect(readText(JSON.stringify(BILL).replace('{', '{"constructor":1,"toString":2,'))).toEqual(read());
  });

  it.each([undefined, null, 'Payment', 'refund', ''])('is no payment when its type is %j', (type) => {
    expect(read({ type })).toEqual(malformed('type'));
  });
});

describe('a field of a payment', () => {
  it.each(['id', 'issued', 'relay', 'fee_per_kb', 'vendor_name', 'total'])(
    'is a text, and has to be there: %s',
    (field) => {
      for (const wrong of [undefined, ...WRONG]) expect(read({ [field]: wrong })).toEqual(malformed(field));
      expect(read({ [field]: 'x'.repeat(4_001) })).toEqual(malformed(field));
    },
  );

  it.each([
    ...['relay_token', 'vendor_icon', 'vendor_address', 'vendor_url', 'vendor_order_url', 'vendor_order_id'],
    ...['order_reference', 'note', 'fees', 'taxes', 'fiat_total', 'fiat_tax'],
  ])('is a text, or left out: %s', (field) => {
    for (const nothing of [undefined, null])
      expect(read({ [field]: nothing })).toMatchObject({ id: 'PID-123' });
    for (const wrong of WRONG.slice(1)) expect(read({ [field]: wrong })).toEqual(malformed(field));
    expect(read({ [field]: 'x'.repeat(4_001) })).toEqual(malformed(field));
  });

  it.each(['timeout', 'max_size'])('is a number: %s', (field) => {
    for (const wrong of [undefined, null, '900', {}, [900]])
      expect(read({ [field]: wrong })).toEqual(malformed(field));
  });

  it('may be a long text', () => {
    expect(read({ note: 'x'.repeat(4_000) })).toMatchObject({ note: `${'x'.repeat(199)}…` });
  });
});

describe('a list of a payment', () => {
  const [item] = BILL.items as readonly Payload[];
  const [output] = BILL.outputs as readonly Payload[];

  it('of items may be empty, or null as a program in Go writes it', () => {
    for (const items of [null, []]) expect(read({ items })).toMatchObject({ lines: [] });
    for (const items of [undefined, '', 0, {}]) expect(read({ items })).toEqual(malformed('items'));
  });

  it('of outputs has to be there', () => {
    for (const outputs of [undefined, null, {}, '']) expect(read({ outputs })).toEqual(malformed('outputs'));
    expect(read({ outputs: [] })).toEqual(malformed('outputs'));
  });

  it('names the row and the field that is wrong', () => {
    expect(read({ items: [item, { ...item, unit: 18.995 }] })).toEqual(malformed('items.1.unit'));
    expect(read({ items: [item, { ...item, count: '2' }] })).toEqual(malformed('items.1.count'));
    expect(read({ items: [{ ...item, type: 'gift' }] })).toEqual({ kind: 'unknown-output', wanted: 'other' });
    expect(read({ outputs: [output, null] })).toEqual(malformed('outputs.1'));
    expect(read({ outputs: [{ ...output, amount: 41.9395 }] })).toEqual(malformed('outputs.0.amount'));
    expect(read({ outputs: [{ amount: '41.9395' }] })).toEqual(malformed('outputs[0].address'));
  });

  it('is counted before its rows are read', () => {
    const many = (count: number) => Array.from({ length: count }, () => 0);
    expect(read({ items: Array.from({ length: 201 }, () => item) })).toMatchObject({ kind: 'too-long' });
    expect(read({ outputs: Array.from({ length: 51 }, () => output) })).toMatchObject({ kind: 'too-long' });
    expect(read({ items: many(10_001) })).toMatchObject({ kind: 'malformed' });
  });
});
