/** The rules of a bill, one by one. They are written down in *Docs/DogeConnect* of the stories. */
import { describe, expect, it } from 'vitest';
import { changedLine, exampleBill, PAYMENT, readChanged } from '../../../mocks/dogeconnect/exampleBill.ts';
import { readBillPointer } from '../address/billPointer.ts';
import { MAX_LINES } from './readBill.ts';

const HASH = 'p212MS4KXZBX5uDNXWmB';
const bill = exampleBill();
const [OUTPUT] = PAYMENT.outputs;

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
      ...{ id: 'PID-123', relay: 'https://relay.example.com/doge/v1', relayToken: 'eyJpZCI6IlBJRC' },
      ...{ vendor: 'Vendor Co', vendorSite: 'example.com', total: 4_193_950_000n, feeRate: 5_000_000n },
      fiat: { total: '5.00', tax: '0.23', currency: 'USD' },
      expiresAtMs: Date.parse('2026-01-02T22:05:05Z'),
    });
    expect(bill.payments.map(({ amount }) => amount)).toEqual([4_093_950_000n, 100_000_000n]);
  });

  it.each(['-1', '0.000000001', '1e3', '1,5', ' 1', '', '.5', '5.', '0x10', '99999999999', '-0', 'NaN', '١'])(
    'is not paid with an amount of %s',
    (amount) => {
      expect(readChanged({ total: amount, outputs: [{ ...OUTPUT, amount }] })).toMatchObject({
        kind: 'malformed',
      });
      expect(readChanged({ fee_per_kb: amount })).toMatchObject({ kind: 'malformed' });
    },
  );

  it('pays nobody nothing', () => {
    expect(readChanged({ outputs: [...PAYMENT.outputs, { ...OUTPUT, amount: '0' }] })).toEqual({
      ...{ kind: 'malformed', field: 'outputs[2].amount' },
    });
    expect(readChanged({ outputs: [] })).toMatchObject({ kind: 'malformed' });
  });

  it('pays its total to the koinu, neither more nor less', () => {
    expect(readChanged({ total: '41.93950001' })).toEqual({
      ...{ kind: 'sums-differ', total: 4_193_950_001n, paid: 4_193_950_000n },
    });
    expect(readChanged({ total: '41.93949999' })).toMatchObject({ kind: 'sums-differ' });
  });

  it('pays addresses of this chain, to the letter', () => {
    for (const address of ['mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8', ` ${OUTPUT?.address}`, 'D', ''])
      expect(readChanged({ outputs: [{ ...OUTPUT, address }] })).toEqual({ kind: 'bad-address' });
  });

  it.each([
    [
      'more lines than anybody reads',
      { items: Array.from({ length: MAX_LINES + 1 }, () => changedLine({})) },
      'too-long',
    ],
    ['more outputs than a payment has', { outputs: Array.from({ length: 51 }, () => OUTPUT) }, 'too-long'],
    ['a fee above what may be typed', { fee_per_kb: '5.22' }, 'fee-too-high'],
    ['a size that no transaction has', { max_size: 191 }, 'size-too-small'],
    ['a size below zero', { max_size: -1 }, 'malformed'],
    ['a vendor whom nobody sees', { vendor_name: ' \n ' }, 'malformed'],
    ['no id', { id: '' }, 'malformed'],
    ['a currency that is none', { fiat_currency: '$' }, 'malformed'],
    ['money that is no number', { fiat_total: '5 dollars' }, 'malformed'],
    ['a line that is not its count times its unit', { items: [changedLine({ count: 2 })] }, 'line-differs'],
    ['a discount that is none', { items: [changedLine({ type: 'discount' })] }, 'malformed'],
    ['an item below zero', { items: [changedLine({ unit: '-1', total: '-1' })] }, 'malformed'],
    ['no piece of an item', { items: [changedLine({ count: 0 })] }, 'malformed'],
    ['half an item', { items: [changedLine({ count: 0.5, total: '19.495' })] }, 'malformed'],
  ])('is refused with %s', (_, changes, kind) => {
    expect(readChanged(changes)).toMatchObject({ kind });
  });

  it('pays at least what the vendor asks, and at least what Kennel pays anyhow', () => {
    expect(readChanged({ fee_per_kb: '0.5' })).toMatchObject({ feeRate: 50_000_000n });
    expect(readChanged({ fee_per_kb: '0' })).toMatchObject({ feeRate: 5_000_000n });
  });

  it('shows texts of strangers as all of them are shown', () => {
    const shown = exampleBill({ vendor_name: `\u202e${'W'.repeat(300)}`, note: 'a\u0000b\nc' });
    expect(shown.vendor).toHaveLength(40);
    expect(shown.vendor.startsWith('\ufffd')).toBe(true);
    expect(shown.note).toBe('a\ufffdb c');
  });

  it('takes pictures and pages over https alone', () => {
    expect(
      readChanged({ vendor_icon: 'javascript:alert(1)', vendor_url: 'http://example.com' }),
    ).toMatchObject({
      ...{ icon: null, vendorSite: null },
    });
  });
});
