import { describe, expect, it } from 'vitest';
import { formatDogeDelta } from './formatDoge.ts';
import { koinu, MAX_MONEY, MAX_TOTAL, sumKoinu, totalKoinu } from './Koinu.ts';

describe('koinu', () => {
  it.each([0n, 1n, MAX_MONEY])('is %s', (amount) => {
    expect(koinu(amount)).toBe(amount);
  });

  it.each([-1n, MAX_MONEY + 1n])('is never %s', (amount) => {
    expect(() => koinu(amount)).toThrow(RangeError);
  });
});

describe('sumKoinu', () => {
  it('adds, above what one transaction moves too, and refuses more than there will ever be', () => {
    expect(sumKoinu([])).toBe(0n);
    expect(sumKoinu([1n, 2n, 3n])).toBe(6n);
    expect(sumKoinu([MAX_MONEY, 1n])).toBe(MAX_MONEY + 1n);
    expect(() => sumKoinu([MAX_TOTAL, 1n])).toThrow(RangeError);
    expect(() => totalKoinu(-1n)).toThrow(RangeError);
  });
});

describe('formatDogeDelta', () => {
  it('gives a sign to a gain and to a loss', () => {
    expect(formatDogeDelta(1n)).toBe('+0.00000001');
    expect(formatDogeDelta(-1n)).toBe('\u22120.00000001');
  });
});
