import { describe, expect, it } from 'vitest';
import { feeRate, MIN_RELAY_FEE_RATE, presetFeeRate } from './FeeRate.ts';
import { MAX_FEE_RATE, parseFeeRate } from './parseFeeRate.ts';

describe('parseFeeRate', () => {
  it.each([
    ['0.001', 100_000n],
    ['0.01', 1_000_000n],
    ['5.21', 521_000_000n],
  ])('reads %s DOGE per 1000 bytes', (text, value) => {
    expect(parseFeeRate(text)).toEqual({ ok: true, value });
  });

  it('names the rail that is passed', () => {
    expect(parseFeeRate('0.00099999')).toEqual({
      ok: false,
      problem: { kind: 'rate-too-low', minimum: MIN_RELAY_FEE_RATE },
    });
    expect(parseFeeRate('5.21000001')).toEqual({
      ok: false,
      problem: { kind: 'rate-too-high', maximum: MAX_FEE_RATE },
    });
  });

  it('says what is wrong with a text that is no rate', () => {
    const read = parseFeeRate('wow');
    expect(read.ok === false && read.problem.kind).toBe('not-a-rate');
    expect(read.ok === false && 'problem' in read.problem).toBe(true);
  });
});

describe('feeRate', () => {
  it.each([0n, -1n])('is never %s', (perKilobyte) => {
    expect(() => feeRate(perKilobyte)).toThrow(RangeError);
  });

  it('multiplies the recommended rate by a preset', () => {
    expect(feeRate(1n)).toBe(1n);
    expect(presetFeeRate(5)).toBe(5_000_000n);
  });
});
