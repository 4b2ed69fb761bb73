/** What one node's refusal proves about a transfer: little, when its bytes may be with other nodes already. */
import type { PendingStage } from './PendingTransfer.ts';
import type { RejectReason } from './RejectReason.ts';

/** What is known of a transfer when a node refuses it. */
export interface Circumstances {
  /** handed over before, without a refusal: other nodes may have it */
  readonly mayBeOut: boolean;
  /** spends an output of a transfer of ours that is not settled, which this node may lack */
  readonly restsOnUnsettled: boolean;
}

/** Reasons that another node, or the same one later, need not give. */
const PASSING: readonly RejectReason[] = [
  'fee-too-low',
  'fee-too-high',
  'replacement-too-cheap',
  'chain-too-long',
  'other',
];

/** The stage that a refusal leads to; `unknown` keeps its coins spent, so that nothing can be paid twice. */
export function stageAfterRefusal(
  reason: RejectReason,
  { mayBeOut, restsOnUnsettled }: Circumstances,
): Extract<PendingStage, 'refused' | 'replaced' | 'unknown'> {
  if (!mayBeOut) return 'refused';
  if (PASSING.includes(reason)) return 'unknown';
  if (reason === 'missing-inputs') return restsOnUnsettled ? 'unknown' : 'replaced';
  return reason === 'double-spend' ? 'replaced' : 'refused';
}
