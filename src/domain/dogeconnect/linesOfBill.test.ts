/** The lines of a bill, and that each adds up. `judgeBill` checks their sum. */
import { describe, expect, it } from 'vitest';
import { changedLine, exampleBill, readChanged } from '../../../mocks/dogeconnect/exampleBill.ts';
import type { BillLineKind } from './Bill.ts';
import type { WrittenLine } from './readBill.ts';

const KINDS: readonly BillLineKind[] = ['item', 'tax', 'fee', 'shipping', 'discount', 'donation'];
const first = changedLine({});
/** The result of a bill with a changed second line. */
const second = (part: Partial<WrittenLine>) => {
  const read = readChanged({ items: [first, changedLine(part)] });
  return 'kind' in read ? read : read.lines[1];
};
const malformed = (field: string) => ({ kind: 'malformed', field: `items[1].${field}` });

describe('a line', () => {
  it('says what it is for, in the order of the vendor', () => {
    expect(exampleBill({ items: [first, changedLine({ name: 'Hat', desc: 'A red one' })] }).lines).toEqual([
      {
        kind: 'item',
        name: 'Doge Plushie',
        description: 'One doge plushie in a soft bag',
        count: 1,
        unit: 3_899_000_000n,
        total: 3_899_000_000n,
      },
      {
        kind: 'item',
        name: 'Hat',
        description: 'A red one',
        count: 1,
        unit: 3_899_000_000n,
        total: 3_899_000_000n,
      },
    ]);
  });

  it('needs a name and no description, and shows both as texts of strangers are shown', () => {
    expect(second({ desc: undefined })).toMatchObject({ description: null });
    expect(second({ desc: '' })).toMatchObject({ description: null });
    expect(second({ desc: 'a\u0000b' })).toMatchObject({ description: 'a\ufffdb' });
    expect(second({ name: 'W'.repeat(41) })).toMatchObject({ name: `${'W'.repeat(39)}…` });
    expect(second({ name: '' })).toEqual(malformed('name'));
    expect(second({ name: ' \n' })).toEqual(malformed('name'));
  });

  it('is its count times its unit, as far as eight places of a unit say', () => {
    for (const total of ['1', '0.99999998', '0.99999999', '0.99999997', '1.00000001'])
      expect(second({ count: 3, unit: '0.33333333', total })).toMatchObject({ count: 3, unit: 33_333_333n });
    for (const total of ['1.00000002', '0.99999996', '0.33333333', '0'])
      expect(second({ name: 'Hat', count: 3, unit: '0.33333333', total })).toEqual({
        kind: 'line-differs',
        name: 'Hat',
      });
    for (const total of ['0.33333332', '0.33333334'])
      expect(second({ count: 1, unit: '0.33333333', total })).toMatchObject({ kind: 'line-differs' });
    expect(second({ type: 'discount', count: 3, unit: '-33.33333333', total: '-100' })).toMatchObject({
      total: -10_000_000_000n,
    });
  });

  it.each([1, 2, 999_999_999, 1_000_000_000])('counts %d pieces', (count) => {
    expect(second({ count, unit: '0', total: '0' })).toMatchObject({ count });
  });

  it.each([0, -1, 0.5, 1_000_000_001, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not count %d pieces',
    (count) => {
      expect(second({ count, unit: '0', total: '0' })).toEqual(malformed('count'));
    },
  );

  it.each(['', 'x', '0.000000001', '10000000000.00000001', '-0', '--1', '+1'])('costs no %j', (amount) => {
    expect(second({ unit: amount })).toEqual(malformed('unit'));
    expect(second({ total: amount })).toEqual(malformed('total'));
  });
});

describe('what is below zero', () => {
  it('is a discount, and every discount is', () => {
    expect(second({ type: 'discount', count: 2, unit: '-1.5', total: '-3' })).toMatchObject({
      kind: 'discount',
      unit: -150_000_000n,
      total: -300_000_000n,
    });
    expect(second({ type: 'discount', unit: '-0.00000001', total: '-0.00000001' })).toMatchObject({
      unit: -1n,
    });
    expect(second({ type: 'discount', unit: '0', total: '0' })).toEqual(malformed('unit'));
    expect(second({ type: 'discount', unit: '1', total: '1' })).toEqual(malformed('unit'));
  });

  it.each(KINDS.filter((kind) => kind !== 'discount'))('is no %s, which may be free', (type) => {
    expect(second({ type, unit: '0', total: '0' })).toMatchObject({ kind: type, unit: 0n, total: 0n });
    expect(second({ type, unit: '0.00000001', total: '0.00000001' })).toMatchObject({ kind: type, unit: 1n });
    expect(second({ type, unit: '-0.00000001', total: '-0.00000001' })).toEqual(malformed('unit'));
  });

  it('is not made of what is above it', () => {
    expect(second({ type: 'discount', unit: '-1', total: '1' })).toMatchObject({ kind: 'line-differs' });
    expect(second({ type: 'item', unit: '1', total: '-1' })).toMatchObject({ kind: 'line-differs' });
  });
});

describe('all lines', () => {
  const some = (count: number) => Array.from({ length: count }, () => first);

  it('are 200 at most, or none at all', () => {
    expect(exampleBill({ items: [] }).lines).toEqual([]);
    expect(exampleBill({ items: some(200) }).lines).toHaveLength(200);
    expect(readChanged({ items: some(201) })).toEqual({ kind: 'too-long', what: 'lines', maximum: 200 });
  });
});
