/** The rules of a bill, one by one, as documented in *Docs/DogeConnect* of the stories. */
import { describe, expect, it } from 'vitest';
import { exampleBill, readChanged } from '../../../mocks/dogeconnect/exampleBill.ts';
import { readBillPointer } from '../address/billPointer.ts';

const HASH = 'p212MS4KXZBX5uDNXWmB';
const bill = exampleBill();

describe('where a bill lies', () => {
  it('is read from the example of the protocol, in both alphabets of base64', () => {
    expect(readBillPointer('example.com/dc/xyz123', HASH)).toEqual({
      url: 'https://example.com/dc/xyz123',
      keyHash: 'a76d76312e0a5d9057e6e0cd5d6981',
    });
    expect(readBillPointer('example.com', `-_${HASH.slice(2)}`)?.keyHash).toBe(
      readBillPointer('example.com', `+/${HASH.slice(2)}`)?.keyHash,
    );
  });

  it.each([
    ['a hash that is too short', 'example.com', HASH.slice(1)],
    ['a hash that is too long', 'example.com', `${HASH}AAAA`],
    ['a hash of other letters', 'example.com', `${HASH.slice(1)}!`],
    ['a password', 'user:word@example.com', HASH],
    ['a name in front of another host', 'example.com@evil.example', HASH],
    ['a fragment', 'example.com/#part', HASH],
    ['a name without a dot, which may be this very device', 'localhost/dc', HASH],
    ['https:// that was not left out', 'https://example.com/dc', HASH],
    ['no host', '', HASH],
    ['an address that is far too long', `example.com/${'x'.repeat(2_000)}`, HASH],
  ])('is not read with %s', (_, dc, h) => {
    expect(readBillPointer(dc, h)).toBeNull();
  });

  it('is always https, and names a homograph as browsers do', () => {
    expect(readBillPointer('http://example.com', HASH)).toBeNull();
    expect(readBillPointer('\u0430pple.example/x', HASH)?.url).toBe('https://xn--pple-43d.example/x');
  });
});

describe('a payment', () => {
  it('is read whole', () => {
    expect(bill).toMatchObject({
      id: 'PID-123',
      relay: 'https://relay.example.com/doge/v1',
      relayToken: 'eyJpZCI6IlBJRC',
      vendor: 'Vendor Co',
      vendorSite: 'example.com',
      total: 4_193_950_000n,
      feeRate: 5_000_000n,
      fiat: { total: '5.00', tax: '0.23', currency: 'USD' },
      expiresAtMs: Date.parse('2026-01-02T22:05:05Z'),
    });
    expect(bill.payments.map(({ amount }) => amount)).toEqual([4_093_950_000n, 100_000_000n]);
  });

  it('says whose it is, and where it came from', () => {
    expect(bill).toMatchObject({ host: 'example.com', key: 'ab'.repeat(32) });
  });

  it('says nothing where its vendor says nothing', () => {
    for (const nothing of [undefined, ''])
      expect(
        exampleBill({
          relay_token: nothing,
          vendor_icon: nothing,
          vendor_address: nothing,
          vendor_url: nothing,
          vendor_order_id: nothing,
          order_reference: nothing,
          note: nothing,
        }),
      ).toMatchObject({
        relayToken: null,
        icon: null,
        vendorAddress: null,
        vendorSite: null,
        orderId: null,
        orderReference: null,
        note: null,
      });
  });

  it.each([
    ['id', 'id', 'id'],
    ['relay_token', 'relayToken', 'relay_token'],
  ] as const)('says its %s back to the letter, up to 2,000 letters', (field, read, name) => {
    for (const words of ['x', ' \u202e<b> ', 'x'.repeat(1_999), 'x'.repeat(2_000)])
      expect(exampleBill({ [field]: words })[read]).toBe(words);
    expect(readChanged({ [field]: 'x'.repeat(2_001) })).toEqual({ kind: 'malformed', field: name });
  });

  it('is none without an id', () => {
    expect(readChanged({ id: '' })).toEqual({ kind: 'malformed', field: 'id' });
  });

  it.each(['', ' \n '])('is none of a vendor whom nobody sees: %j', (vendor_name) => {
    expect(readChanged({ vendor_name })).toEqual({ kind: 'malformed', field: 'vendor_name' });
  });

  it('shows texts of strangers as all of them are shown', () => {
    const long = `\u202e${'W'.repeat(300)}`;
    const shown = exampleBill({
      vendor_name: long,
      vendor_order_id: long,
      order_reference: long,
      vendor_address: long,
      note: 'a\u0000b\nc',
    });
    const short = `\ufffd${'W'.repeat(38)}…`;
    expect(shown).toMatchObject({ vendor: short, orderId: short, orderReference: short });
    expect(shown.vendorAddress).toBe(`\ufffd${'W'.repeat(198)}…`);
    expect(shown.note).toBe('a\ufffdb c');
  });

  it('takes pictures and pages over https alone', () => {
    expect(
      exampleBill({ vendor_icon: 'https://a.example/i.png', vendor_url: 'https://A.example:8443/b' }),
    ).toMatchObject({
      icon: 'https://a.example/i.png',
      vendorSite: 'a.example',
    });
    for (const url of [
      'javascript:alert(1)',
      'http://example.com',
      'data:image/png;base64,AA==',
      'example.com',
    ])
      expect(exampleBill({ vendor_icon: url, vendor_url: url })).toMatchObject({
        icon: null,
        vendorSite: null,
      });
  });
});

it('does not take a fault of the program for one of the vendor', () => {
  expect(() => readChanged({ items: null })).toThrow(TypeError);
});
