import { describe, expect, it } from 'vitest';
import { type FiatPrice, microsOf, priceMoveOf } from './FiatPrice.ts';
import { MAX_MONEY } from './Koinu.ts';
import { parseFiat } from './parseFiat.ts';

const priced = (microsPerDoge: bigint, currency = 'usd'): FiatPrice => ({
  currency,
  microsPerDoge,
  atMs: 0,
});

describe('microsOf', () => {
  it('rounds down', () => {
    expect(microsOf(100_000_000n, priced(123_457n))).toBe(123_457n);
    expect(microsOf(1n, priced(99_999_999n))).toBe(0n);
    expect(microsOf(3n, priced(50_000_000n))).toBe(1n);
  });
});

describe('parseFiat', () => {
  it('gives the koinu that are worth it, rounded down', () => {
    expect(parseFiat('1', priced(200_000n))).toEqual({ ok: true, value: 500_000_000n });
    expect(parseFiat('1', priced(300_000n))).toEqual({ ok: true, value: 333_333_333n });
    expect(parseFiat('0.01', priced(1_000_000n))).toEqual({ ok: true, value: 1_000_000n });
  });

  it('passes on what is wrong with the text', () => {
    expect(parseFiat('wow', priced(1n)).ok).toBe(false);
  });

  it('takes all the money there is, and no koinu more', () => {
    expect(parseFiat('10000000000', priced(1_000_000n))).toEqual({ ok: true, value: MAX_MONEY });
    expect(parseFiat('10000000000', priced(999_999n))).toEqual({
      ok: false,
      problem: { kind: 'too-large', maximum: MAX_MONEY },
    });
  });

  it.each([0n, -1n])('refuses to count with a price of %s', (micros) => {
    expect(() => parseFiat('1', priced(micros))).toThrow(RangeError);
  });
});

describe('priceMoveOf', () => {
  it('says by how many percent it rose or fell, with two decimals', () => {
    expect(priceMoveOf(priced(200n), priced(300n))).toBe(50);
    expect(priceMoveOf(priced(300n), priced(200n))).toBe(-33.33);
    expect(priceMoveOf(priced(10_000n), priced(10_001n))).toBe(0.01);
    expect(priceMoveOf(priced(5n), priced(5n))).toBe(0);
  });

  it('compares no two currencies', () => {
    expect(priceMoveOf(priced(1n), priced(1n, 'eur'))).toBeNull();
  });

  it.each([0n, -1n])('refuses a price of %s before', (micros) => {
    expect(() => priceMoveOf(priced(micros), priced(1n))).toThrow(RangeError);
  });
});
