// Says what a choice of fee means, and why a typed rate is refused.

import type { FeeTextProblem } from '../domain/tx/FeeTextProblem.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';
import { describeWaitShort } from './describeWait.ts';
import { bareDoge, inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** The name of a preset, by its multiple of the recommended rate. */
export const nameFeePreset = inLanguage('describeFee.nameFeePreset', (multiple: number): string => {
  if (multiple <= 1) return 'Low';
  return multiple <= 5 ? 'Normal' : 'High';
});

/** `Estimate right now: 0.012 DOGE per kB, ~2 min`. @param feeRate - koinu per 1000 bytes */
export const describeFeeEstimate = inLanguage(
  'describeFee.describeFeeEstimate',
  (feeRate: bigint, minutes: number): string =>
    `Estimate right now: ${inDoge(feeRate)} per\u00a0kB, ${describeWaitShort(minutes)}`,
);

/** Why a typed rate is refused, with its rail. */
export const describeFeeProblem = inLanguage(
  'describeFee.describeFeeProblem',
  (problem: FeeTextProblem): string => {
    switch (problem.kind) {
      case 'not-a-rate':
        return problem.problem.kind === 'empty' ? 'Type a rate.' : describeAmountProblem(problem.problem);
      case 'rate-too-low':
        return `Below ${bareDoge(problem.minimum)} no node passes a transfer on.`;
      case 'rate-too-high':
        return `Above ${bareDoge(problem.maximum)} is almost surely a slip, so Kennel stops there.`;
    }
  },
);
