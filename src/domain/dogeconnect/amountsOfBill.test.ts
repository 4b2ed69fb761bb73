/** The amounts of a bill: accepted notations, sums, and what is rejected rather than guessed. */
import { describe, expect, it } from 'vitest';
import { exampleBill, PAYMENT, readChanged } from '../../../mocks/dogeconnect/exampleBill.ts';

const [OUTPUT] = PAYMENT.outputs;
const OTHER = PAYMENT.outputs[1]?.address;
const paying = (...amounts: readonly string[]) => ({
  outputs: amounts.map((amount) => ({ ...OUTPUT, amount })),
});
const malformed = (field: string) => ({ kind: 'malformed', field });

describe('an amount', () => {
  it.each([
    ['1', 100_000_000n],
    ['1.0', 100_000_000n],
    ['1.5', 150_000_000n],
    ['01', 100_000_000n],
    ['.5', 50_000_000n],
    ['100.', 10_000_000_000n],
    ['0000000000000000100.00000000', 10_000_000_000n],
    ['000000000100', 10_000_000_000n],
    ['1.230000000', 123_000_000n],
    ['0.00000001', 1n],
    ['0.10000001', 10_000_001n],
    ['9999999999.99999999', 999_999_999_999_999_999n],
    ['10000000000', 1_000_000_000_000_000_000n],
    ['10000000000.00000000', 1_000_000_000_000_000_000n],
  ])('of %s is %d koinu', (amount, koinu) => {
    const { total, payments } = exampleBill({ total: amount, ...paying(amount) });
    expect([total, payments.map((payment) => payment.amount)]).toEqual([koinu, [koinu]]);
  });

  it.each([
    ['10000000000.00000001', 'a koinu more than there can be'],
    ['99999999999', 'eleven digits'],
    ['100000000000', 'twelve digits'],
    ['-1', 'below zero'],
    ['-0', 'nothing below nothing'],
    ['-0.00000000', 'nothing below nothing, with decimals'],
    ['+1', 'a plus'],
    ['0.000000001', 'nine decimals'],
    ['1e3', 'an exponent'],
    ['1,5', 'a comma'],
    ['1 000', 'a space'],
    [' 1', 'a space before it'],
    ['1\n', 'a line after it'],
    ['', 'nothing'],
    ['.', 'no digit'],
    ['-.5', 'below zero, without a digit before its dot'],
    [`${'0'.repeat(100)}1`, 'too many zeros'],
    ['1.2.3', 'two dots'],
    ['0x10', 'another base'],
    ['NaN', 'no number'],
    ['١', 'digits of another script'],
  ])('is not %s: %s', (amount) => {
    expect(readChanged({ total: amount })).toEqual(malformed('total'));
    expect(readChanged({ fee_per_kb: amount })).toEqual(malformed('fee_per_kb'));
    expect(readChanged(paying('1', amount))).toEqual(malformed('outputs[1].amount'));
  });

  it.each(['fees', 'taxes'] as const)('of %s may be left out, or be nothing', (field) => {
    expect(exampleBill({ [field]: undefined })[field]).toBeNull();
    expect(exampleBill({ [field]: '' })[field]).toBeNull();
    expect(exampleBill({ [field]: '0' })[field]).toBe(0n);
    expect(exampleBill({ [field]: '2.5' })[field]).toBe(250_000_000n);
    expect(readChanged({ [field]: '-1' })).toEqual(malformed(field));
    expect(readChanged({ [field]: ' ' })).toEqual(malformed(field));
  });
});

describe('the outputs of a bill', () => {
  it('are all paid, in order, the same address as often as it is named', () => {
    const { payments } = exampleBill({
      total: '6',
      outputs: [
        { address: OUTPUT?.address, amount: '1' },
        { address: OTHER, amount: '2' },
        { address: OUTPUT?.address, amount: '3' },
      ],
    });
    expect(payments).toEqual([
      { to: OUTPUT?.address, amount: 100_000_000n },
      { to: OTHER, amount: 200_000_000n },
      { to: OUTPUT?.address, amount: 300_000_000n },
    ]);
  });

  it('are the total to the koinu', () => {
    expect(exampleBill({ total: '41.93950000' }).total).toBe(4_193_950_000n);
    for (const total of ['41.93950001', '41.93949999', '0', '4193.95'])
      expect(readChanged({ total })).toMatchObject({ kind: 'sums-differ', paid: 4_193_950_000n });
  });

  it('cannot come to more than there is', () => {
    expect(readChanged({ total: '10000000000', ...paying('10000000000', '0.00000001') })).toEqual({
      kind: 'sums-differ',
      total: 10n ** 18n,
      paid: 10n ** 18n + 1n,
    });
  });

  it('are fifty at most, one at least, and none of nothing', () => {
    const some = (count: number) => paying(...Array.from({ length: count }, () => '1'));
    expect(exampleBill({ total: '50', ...some(50) }).payments).toHaveLength(50);
    expect(readChanged({ total: '51', ...some(51) })).toEqual({
      kind: 'too-long',
      what: 'outputs',
      maximum: 50,
    });
    expect(readChanged({ total: '0', outputs: [] })).toEqual(malformed('outputs'));
    expect(readChanged({ total: '1', ...paying('1', '0.0') })).toEqual(malformed('outputs[1].amount'));
  });

  it.each([
    ['of another chain', 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8'],
    ['of another coin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['with a space before it', ` ${OUTPUT?.address}`],
    ['with a line after it', `${OUTPUT?.address}\n`],
    ['with a letter that is another', `${OUTPUT?.address?.slice(0, -1)}m`],
    ['with a name of somebody', `dogecoin:${OUTPUT?.address}`],
    ['that is none', ''],
  ])('go to no address %s', (_, address) => {
    expect(readChanged({ outputs: [OUTPUT, { address, amount: '1' }] })).toEqual({ kind: 'bad-address' });
  });
});

describe('an output that says of what kind it is', () => {
  const first = { ...OUTPUT, amount: '1' };

  it('is paid as p2pkh, which one without a kind is too, and never to an address of another kind', () => {
    const said = (address: string | undefined) => ({
      total: '1',
      outputs: [{ address, amount: '1', type: 'p2pkh' }],
    });
    expect(exampleBill(said(OUTPUT?.address)).payments).toHaveLength(1);
    expect(readChanged(said('9rmLBkNgQt8Py5o35rXZvrY11C2JmPSeYW'))).toEqual(malformed('outputs[0].type'));
  });

  it.each(['x', '', 'payment', 'P2PKH', 'DATA', null, 0, {}, ['data']])('is refused as %j', (type) => {
    expect(readChanged({ total: '1', outputs: [{ ...first, type }] })).toEqual({
      kind: 'unknown-output',
      wanted: 'other',
    });
  });

  it('is named by its field where it lacks what a payment has', () => {
    expect(readChanged({ outputs: [{ amount: '1' }] })).toEqual(malformed('outputs[0].address'));
    expect(readChanged({ outputs: [first, { address: OUTPUT?.address }] })).toEqual(
      malformed('outputs[1].amount'),
    );
  });
});

describe('the fee that a bill asks for', () => {
  it.each([
    ['0', 5_000_000n],
    ['0.04999999', 5_000_000n],
    ['0.05', 5_000_000n],
    ['0.05000001', 5_000_001n],
    ['5.20999999', 520_999_999n],
    ['5.21', 521_000_000n],
  ])('of %s is paid, and no less than is paid anyhow', (fee, rate) => {
    expect(exampleBill({ fee_per_kb: fee }).feeRate).toBe(rate);
  });

  it('is refused above what a person may type', () => {
    expect(readChanged({ fee_per_kb: '5.21000001' })).toEqual({
      kind: 'fee-too-high',
      feeRate: 521_000_001n,
      maximum: 521_000_000n,
    });
  });
});

describe('the size that a bill allows', () => {
  it.each([192, 193, 10_000, 2 ** 53 - 1])('is %d bytes', (size) => {
    expect(exampleBill({ max_size: size }).maxSize).toBe(size);
  });

  it.each([1, 191])('is refused at %d bytes, which no payment has', (size) => {
    expect(readChanged({ max_size: size })).toEqual({ kind: 'size-too-small', maxSize: size });
  });

  it.each([0, -1, 192.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is not %d', (size) => {
    expect(readChanged({ max_size: size })).toEqual(malformed('max_size'));
  });
});

describe('what a bill is in money', () => {
  const money = (fiat_total?: string, fiat_tax?: string, fiat_currency?: string) => ({
    fiat_total,
    fiat_tax,
    fiat_currency,
  });

  it.each([
    ['both', money('5.00', '0.23', 'USD'), { total: '5.00', tax: '0.23', currency: 'USD' }],
    ['the total alone', money('5', '', 'EUR'), { total: '5', tax: null, currency: 'EUR' }],
    ['the tax alone', money(undefined, '0.23', 'JPY'), { total: null, tax: '0.23', currency: 'JPY' }],
    ['nothing', money('0', '0', 'USD'), { total: '0', tax: '0', currency: 'USD' }],
    ['a lot', money('999999999999999.12345678', '', 'IRR'), { total: '999999999999999.12345678', tax: null }],
    ['a currency of nothing', money('', undefined, 'USD'), null],
    ['not said', money(), null],
  ])('is as it was written: %s', (_, changes, fiat) => {
    if (fiat === null) expect(exampleBill(changes).fiat).toBeNull();
    else expect(exampleBill(changes).fiat).toMatchObject(fiat);
  });

  it('has a currency in capitals', () => {
    expect(exampleBill(money('5.00', undefined, 'usd')).fiat).toEqual({
      total: '5.00',
      tax: null,
      currency: 'USD',
    });
  });

  it.each(['1,000.00', '12,000', '1,234,567.8'])('may have commas between thousands: %s', (text) => {
    expect(exampleBill(money(text, '1', 'USD')).fiat).toMatchObject({ total: text });
  });

  it.each(['', undefined])('has to have a currency: %s', (currency) => {
    expect(readChanged(money('5.00', undefined, currency))).toEqual(malformed('fiat_currency'));
    expect(readChanged(money(undefined, '5.00', currency))).toEqual(malformed('fiat_currency'));
  });

  it.each(['$', 'US', 'USDT', ' USD', 'USD\n', 'ÜSD', 'ß$'])(
    'is left out in a currency that is none, and the bill can be paid: %s',
    (currency) => {
      expect(exampleBill(money('5.00', '1', currency)).fiat).toBeNull();
    },
  );

  it.each([
    ...['5 dollars', '-5', '5.', '.5', '5,00', '1e3', '1234567890123456', '5.123456789', ' 5', '5\n'],
    ...['$5', '1,00,000', ',100', '1000,000'],
  ])('is left out when it is no number: %s', (text) => {
    expect(exampleBill(money(text, '1', 'USD')).fiat).toMatchObject({ total: null, tax: '1' });
    expect(exampleBill(money('1', text, 'USD')).fiat).toMatchObject({ total: '1', tax: null });
    expect(exampleBill(money(text, '', 'USD')).fiat).toBeNull();
  });
});
