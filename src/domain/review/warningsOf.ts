/** What a person should know about a plan before it is signed. */
import type { PendingTransfer } from '../tx/PendingTransfer.ts';
import { earlierWarnings } from '../tx/plan/earlierWarnings.ts';
import { ancestorsOfAll } from '../tx/selection/unconfirmedChains.ts';
import type { TransferPlan, TransferWarning } from '../tx/Transfer.ts';
import { effectWarnings } from './reviewSigning.ts';
import { effectOfPlan } from './signingEffect.ts';

/** A plan has no lock time. */
const ANY_MOMENT = { nowMs: 0, height: null };

/**
 * What bytes don't say of a plan: what stays behind, what was given up, what it rests on, and which earlier payments it ends.
 *
 * @param transfers - ours that it is not made to replace
 */
export function planNotes(
  plan: TransferPlan,
  transfers: readonly PendingTransfer[] = [],
): readonly TransferWarning[] {
  const { inputs, left, changeGivenUp } = plan;
  const ancestors = ancestorsOfAll(inputs).length;
  return [
    ...(left ? [{ kind: 'coins-left', ...left } as const] : []),
    ...(changeGivenUp > 0n ? [{ kind: 'change-given-up', amount: changeGivenUp } as const] : []),
    ...(ancestors > 0 ? [{ kind: 'unconfirmed-inputs', ancestors } as const] : []),
    ...earlierWarnings(plan, transfers),
  ];
}

/** Lists what is unusual about a plan, the weightiest first. */
export const warningsOf = (plan: TransferPlan): readonly TransferWarning[] => [
  ...effectWarnings(effectOfPlan(plan), ANY_MOMENT),
  ...planNotes(plan),
];
