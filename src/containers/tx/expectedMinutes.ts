import { RECOMMENDED_FEE_RATE } from '../../domain/amount/FeeRate.ts';

/** Minutes in which a transfer that pays the recommended rate is usually mined: blocks come every minute. */
const USUAL_MINUTES = 2;

/**
 * When a transfer should be in a block.
 *
 * @param fee - koinu
 * @param size - bytes
 * @returns minutes, or null when it pays too little for anybody to say
 */
export const expectedMinutes = (fee: bigint, size: number): number | null =>
  fee * 1000n >= RECOMMENDED_FEE_RATE * BigInt(size) ? USUAL_MINUTES : null;
