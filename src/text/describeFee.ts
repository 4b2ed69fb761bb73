// Says what a choice of fee means, and why a typed rate is refused.

import type { FeeTextProblem } from '../domain/tx/FeeTextProblem.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';
import { bareDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** A preset in words. */
export interface FeePresetWords {
  readonly name: string;
  readonly wait: string;
}

/** The words of a preset, by its multiple of the recommended rate. */
export const describeFeePreset = inLanguage(
  'describeFee.describeFeePreset',
  (multiple: number): FeePresetWords => {
    if (multiple <= 1) return { name: 'Low', wait: 'minutes' };
    if (multiple <= 5) return { name: 'Normal', wait: 'a minute' };
    return { name: 'High', wait: 'next block' };
  },
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
