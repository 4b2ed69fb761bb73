/** Warnings about a plan before it is signed. */
import { ancestorsOfAll } from '../tx/selection/unconfirmedChains.ts';
import type { TransferPlan, TransferWarning } from '../tx/Transfer.ts';
import { effectWarnings } from './reviewSigning.ts';
import { effectOfPlan } from './signingEffect.ts';

/** A plan has no lock time, so the moment is irrelevant. */
const ANY_MOMENT = { nowMs: 0, height: null };

/** Warnings that a plan's bytes do not reveal: coins left, change given up, unconfirmed ancestors. */
export function planNotes({ inputs, left, changeGivenUp }: TransferPlan): readonly TransferWarning[] {
  const ancestors = ancestorsOfAll(inputs).length;
  return [
    ...(left ? [{ kind: 'coins-left', ...left } as const] : []),
    ...(changeGivenUp > 0n ? [{ kind: 'change-given-up', amount: changeGivenUp } as const] : []),
    ...(ancestors > 0 ? [{ kind: 'unconfirmed-inputs', ancestors } as const] : []),
  ];
}

/** All warnings about a plan, the most severe first. */
export const warningsOf = (plan: TransferPlan): readonly TransferWarning[] => [
  ...effectWarnings(effectOfPlan(plan), ANY_MOMENT),
  ...planNotes(plan),
];
