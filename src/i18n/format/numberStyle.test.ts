// Numbers are formatted in the user's style everywhere.
import { afterEach, describe, expect, it } from 'vitest';
import { NUMBER_STYLES } from '../../domain/preferences/NumberStyle.ts';
import { bareDoge } from './inAmounts.ts';
import { inCount, inTenths } from './inCount.ts';
import { inFiat } from './inFiat.ts';
import { writeNumbers } from './numberStyle.ts';

afterEach(() => writeNumbers('point'));

const price = (currency: string, microsPerDoge: bigint) => ({ currency, microsPerDoge, atMs: 0 });
const inAll = (write: () => string) =>
  NUMBER_STYLES.map((style) => {
    writeNumbers(style);
    return write();
  });

describe('the style of numbers', () => {
  it('holds for DOGE, for fiat and for counts', () => {
    expect(inAll(() => bareDoge(123_456_789_000_000n))).toEqual([
      '1,234,567.89',
      '1.234.567,89',
      '1\u202f234\u202f567,89',
      '1\u202f234\u202f567.89',
    ]);
    expect(inAll(() => inFiat(1_000_000_000_000n, price('usd', 200_000n)))).toEqual([
      '$2,000.00',
      '$2.000,00',
      '$2\u202f000,00',
      '$2\u202f000.00',
    ]);
    expect(inAll(() => inCount(5_984_221))).toEqual([
      '5,984,221',
      '5.984.221',
      '5\u202f984\u202f221',
      '5\u202f984\u202f221',
    ]);
    expect(inAll(() => `${inTenths(1234.56)} ${inTenths(2.04)}`)).toEqual([
      '1,234.6 2',
      '1.234,6 2',
      '1\u202f234,6 2',
      '1\u202f234.6 2',
    ]);
  });
});

describe('fiat', () => {
  it('has as many decimals as its currency', () => {
    expect(inFiat(100_000_000n, price('jpy', 30_400_000n))).toBe('¥30');
    expect(inFiat(100_000_000n, price('jpy', 30_500_000n))).toBe('¥31');
    expect(inFiat(100_000_000n, price('eur', 180_000n))).toBe('€0.18');
    expect(inFiat(100_000_000n, price('rub', 16_000_000n))).toBe('₽16.00');
    expect(inFiat(100_000_000n, price('chf', 160_000n))).toBe('CHF\u00a00.16');
  });

  it('is never nothing for something', () => {
    expect(inFiat(1n, price('usd', 200_000n))).toBe('under $0.01');
    expect(inFiat(1n, price('jpy', 30_000_000n))).toBe('under ¥1');
    expect(inFiat(0n, price('usd', 200_000n))).toBe('$0.00');
  });
});
