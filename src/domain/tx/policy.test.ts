import { describe, expect, it } from 'vitest';
import { feeRate, MIN_RELAY_FEE_RATE, presetFeeRate, RECOMMENDED_FEE_RATE } from '../amount/FeeRate.ts';
import { requiredFee } from './policy.ts';

const COIN = 100_000_000n;

describe('requiredFee', () => {
  it('takes 226,000 koinu for the usual payment at the recommended rate', () => {
    expect(requiredFee(226, [COIN, COIN], RECOMMENDED_FEE_RATE)).toBe(226_000n);
    expect(requiredFee(226, [COIN, COIN], presetFeeRate(5))).toBe(1_130_000n);
  });

  it('rounds up to whole koinu', () => {
    expect(requiredFee(193, [COIN], feeRate(100_001n))).toBe(19_301n);
  });

  it('adds 0.01 DOGE for each output below 0.01 DOGE, whatever the rate', () => {
    expect(requiredFee(226, [999_999n, COIN], RECOMMENDED_FEE_RATE)).toBe(1_226_000n);
    expect(requiredFee(260, [999_999n, 100_000n, COIN], MIN_RELAY_FEE_RATE)).toBe(2_026_000n);
    expect(requiredFee(226, [1_000_000n, COIN], presetFeeRate(10))).toBe(2_260_000n);
  });

  it('never goes below what nodes relay for', () => {
    expect(requiredFee(226, [COIN], feeRate(1n))).toBe(22_600n);
  });

  // Recorded from Dogecoin Core 1.14.99 on regtest: size, outputs and fee of a transaction, and whether peers relayed it.
  it.each([
    { name: 'fee at min relay', size: 225, outputs: [COIN, COIN], fee: 22_600n, isRelayed: true },
    { name: 'fee at half of min relay', size: 225, outputs: [COIN, COIN], fee: 11_300n, isRelayed: false },
    { name: 'one koinu below min relay', size: 226, outputs: [COIN, COIN], fee: 22_599n, isRelayed: false },
    { name: '0.01 exactly', size: 225, outputs: [1_000_000n, COIN], fee: 300_000n, isRelayed: true },
    { name: '0.01 less 1 koinu', size: 225, outputs: [999_999n, COIN], fee: 300_000n, isRelayed: false },
    {
      name: 'the same, surcharge paid',
      size: 226,
      outputs: [999_999n, COIN],
      fee: 1_300_000n,
      isRelayed: true,
    },
    { name: '0.001, surcharge paid', size: 225, outputs: [100_000n, COIN], fee: 1_300_000n, isRelayed: true },
    { name: '0.001, none paid', size: 225, outputs: [100_000n, COIN], fee: 300_000n, isRelayed: false },
    {
      name: 'two such, one paid',
      size: 260,
      outputs: [500_000n, 500_000n],
      fee: 1_300_000n,
      isRelayed: false,
    },
    {
      name: 'two such, two paid',
      size: 260,
      outputs: [500_000n, 500_000n],
      fee: 2_300_000n,
      isRelayed: true,
    },
  ])('agrees with the node about $name', ({ size, outputs, fee, isRelayed }) => {
    expect(fee >= requiredFee(size, outputs, MIN_RELAY_FEE_RATE)).toBe(isRelayed);
  });
});
