/** Confirmation times by an indexer's fee estimates. For display only, never used for the fee itself. */
import { type FeeRate, MIN_RELAY_FEE_RATE } from '../../amount/FeeRate.ts';
import { MAX_FEE_RATE } from '../../amount/parseFeeRate.ts';

/** The estimated rate for confirmation within a number of blocks. */
export interface FeeTime {
  readonly blocks: number;
  readonly feeRate: FeeRate;
}

/** The estimate for fast confirmation. */
export interface FeeEstimate {
  readonly feeRate: FeeRate;
  readonly minutes: number;
}

/** The numbers of blocks requested; nodes give no estimate for the very next one. */
export const ESTIMATED_BLOCKS = [2, 5, 15, 60] as const;

/** Dogecoin's target, minutes per block. */
const BLOCK_MINUTES = 1;

/** Filters plausible estimates, fewest blocks first: within the limits of all rates, and never higher for more blocks. */
export function plausibleTimes(times: readonly FeeTime[]): readonly FeeTime[] {
  const sorted = times
    .filter(({ feeRate }) => feeRate >= MIN_RELAY_FEE_RATE && feeRate <= MAX_FEE_RATE)
    .sort((one, other) => one.blocks - other.blocks);
  return sorted.filter(({ feeRate }, index) => {
    const before = sorted[index - 1];
    return before === undefined || feeRate <= before.feeRate;
  });
}

/** The plausible estimate for the fewest blocks; null when there is none. */
export function soonestEstimate(times: readonly FeeTime[]): FeeEstimate | null {
  const [soonest] = times;
  return soonest === undefined ? null : { feeRate: soonest.feeRate, minutes: soonest.blocks * BLOCK_MINUTES };
}

/** Minutes until a rate should confirm; null without an estimate. */
export function minutesAt(feeRate: bigint, times: readonly FeeTime[]): number | null {
  const enough = times.find((time) => feeRate >= time.feeRate);
  return enough === undefined ? null : enough.blocks * BLOCK_MINUTES;
}

/**
 * Minutes until a transfer should confirm; null without an estimate.
 *
 * @param fee - koinu
 * @param size - bytes
 */
export const expectedMinutes = (fee: bigint, size: number, times: readonly FeeTime[]): number | null =>
  size > 0 ? minutesAt((fee * 1000n) / BigInt(size), times) : null;
