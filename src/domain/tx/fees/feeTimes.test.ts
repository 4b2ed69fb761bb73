import { describe, expect, it } from 'vitest';
import { feeRate } from '../../amount/FeeRate.ts';
import { expectedMinutes, type FeeTime, minutesAt, plausibleTimes, soonestEstimate } from './feeTimes.ts';

const time = (blocks: number, rate: bigint): FeeTime => ({ blocks, feeRate: feeRate(rate) });
const TIMES = [time(2, 5_000_000n), time(5, 1_000_000n), time(15, 200_000n)];

describe('how long a fee takes', () => {
  it('is the fewest blocks whose estimate it pays, one minute each', () => {
    expect(minutesAt(10_000_000n, TIMES)).toBe(2);
    expect(minutesAt(5_000_000n, TIMES)).toBe(2);
    expect(minutesAt(4_999_999n, TIMES)).toBe(5);
    expect(minutesAt(200_000n, TIMES)).toBe(15);
  });

  it('is not known below all estimates, and without any', () => {
    expect(minutesAt(199_999n, TIMES)).toBeNull();
    expect(minutesAt(10_000_000n, [])).toBeNull();
  });

  it('is the same for a rate and for a fee that comes to it', () => {
    expect(expectedMinutes(226_000n, 226, TIMES)).toBe(minutesAt(1_000_000n, TIMES));
    expect(expectedMinutes(226_000n, 0, TIMES)).toBeNull();
  });
});

describe('the estimate beside the presets', () => {
  it('is the one for the fewest blocks, and none without any', () => {
    expect(soonestEstimate(TIMES)).toEqual({ feeRate: 5_000_000n, minutes: 2 });
    expect(soonestEstimate([])).toBeNull();
  });
});

describe('estimates that cannot be right', () => {
  it('are left out: below what nodes relay, above what is ever paid', () => {
    expect(plausibleTimes([time(2, 1n), time(5, 10n ** 15n), time(15, 200_000n)])).toEqual([
      time(15, 200_000n),
    ]);
  });

  it('are left out where waiting longer would cost more', () => {
    expect(plausibleTimes([time(15, 900_000n), time(2, 500_000n), time(5, 400_000n)])).toEqual([
      time(2, 500_000n),
      time(5, 400_000n),
    ]);
  });
});
