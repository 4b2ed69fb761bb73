/** How long a fee should take, by what an indexer estimates. It changes a sentence and nothing that is paid. */
import { type FeeRate, MIN_RELAY_FEE_RATE } from '../../amount/FeeRate.ts';
import { MAX_FEE_RATE } from '../../amount/parseFeeRate.ts';

/** A rate that an indexer expects to be in a block within so many blocks. */
export interface FeeTime {
  readonly blocks: number;
  readonly feeRate: FeeRate;
}

/** What an indexer expects to be in a block soon. */
export interface FeeEstimate {
  readonly feeRate: FeeRate;
  readonly minutes: number;
}

/** The numbers of blocks that are asked about; nodes estimate none for the very next one. */
export const ESTIMATED_BLOCKS = [2, 5, 15, 60] as const;

/** Minutes between blocks, as Dogecoin aims at. */
const BLOCK_MINUTES = 1;

/**
 * Estimates that can be right, the fewest blocks first: within the rails of what is ever paid, and for more blocks no higher
 * than for fewer.
 */
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

/** Minutes until a rate should be in a block; null when no estimate says. */
export function minutesAt(feeRate: bigint, times: readonly FeeTime[]): number | null {
  const enough = times.find((time) => feeRate >= time.feeRate);
  return enough === undefined ? null : enough.blocks * BLOCK_MINUTES;
}

/**
 * Minutes until a transfer should be in a block; null when no estimate says.
 *
 * @param fee - koinu
 * @param size - bytes
 */
export const expectedMinutes = (fee: bigint, size: number, times: readonly FeeTime[]): number | null =>
  size > 0 ? minutesAt((fee * 1000n) / BigInt(size), times) : null;
