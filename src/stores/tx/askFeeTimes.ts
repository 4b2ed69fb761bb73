/** Asks an indexer how long fees take. Whatever it says or does not say, fees and forms stay as they are. */
import { ESTIMATED_BLOCKS, type FeeTime, plausibleTimes } from '../../domain/tx/feeTimes.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';

async function askFor(chain: ChainIndexer, blocks: number): Promise<readonly FeeTime[]> {
  try {
    const feeRate = await chain.feeEstimate(blocks);
    return feeRate === null ? [] : [{ blocks, feeRate }];
  } catch {
    return [];
  }
}

/** Never throws; empty when nobody knows. */
export async function askFeeTimes(chain: ChainIndexer): Promise<readonly FeeTime[]> {
  const answers = await Promise.all(ESTIMATED_BLOCKS.map((blocks) => askFor(chain, blocks)));
  return plausibleTimes(answers.flat());
}
