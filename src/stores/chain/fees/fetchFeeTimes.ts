/** Fetches fee estimates from an indexer. They are informational: fees and forms work without them. */
import { ESTIMATED_BLOCKS, type FeeTime, plausibleTimes } from '../../../domain/tx/fees/feeTimes.ts';
import type { ChainIndexer } from '../../../ports/ChainIndexer.ts';

/** Never throws; empty when unavailable. */
export async function fetchFeeTimes(chain: ChainIndexer): Promise<readonly FeeTime[]> {
  const rates = await chain.feeEstimates(ESTIMATED_BLOCKS).catch(() => []);
  const times = ESTIMATED_BLOCKS.flatMap((blocks, index): readonly FeeTime[] => {
    const feeRate = rates[index] ?? null;
    return feeRate === null ? [] : [{ blocks, feeRate }];
  });
  return plausibleTimes(times);
}
