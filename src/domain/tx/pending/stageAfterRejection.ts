/** What refusals prove about a transfer: nothing, when its bytes may be with other nodes already. */
import type { PendingStage } from '../PendingTransfer.ts';

/**
 * The stage that a refusal leads to; `unknown` keeps its coins spent. Nothing becomes `replaced` by a node's word: that takes the bytes
 * of what replaced it.
 *
 * @param mayBeOut - it was broadcast before, without a refusal: other nodes may have it
 */
export const stageAfterRejection = (mayBeOut: boolean): Extract<PendingStage, 'refused' | 'unknown'> =>
  mayBeOut ? 'unknown' : 'refused';
