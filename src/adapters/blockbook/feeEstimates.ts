/** Fee estimates: all in one message over the live connection, one request each by HTTP. */

import type { FeeRate } from '../../domain/amount/FeeRate.ts';
import { feesQuestion } from './protocol/questions.ts';
import { checkCount } from './reads.ts';
import type { Transport } from './transport/Transport.ts';

/** @throws {RangeError} when a number of blocks is not one; {Fault} of any kind */
export async function feeEstimates(
  transport: Transport,
  blocks: readonly number[],
  signal?: AbortSignal,
): Promise<readonly (FeeRate | null)[]> {
  for (const one of blocks) checkCount(one, 'blocks');
  if (blocks.length > 1 && (await transport.isLive('estimateFee', signal))) {
    const reported = await transport.ask(feesQuestion(blocks), signal).catch(() => null);
    signal?.throwIfAborted();
    if (reported?.length === blocks.length) return reported;
  }
  const each = await Promise.all(
    blocks.map((one) => transport.ask(feesQuestion([one]), signal, 'background')),
  );
  return each.flat();
}
