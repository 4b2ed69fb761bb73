// Describes fee choices, and explains why an entered rate is invalid.

import type { FeeTextProblem } from '../../../domain/amount/parseFeeRate.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { t } from '../../i18n.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';
import { describeWaitShort } from './describeWait.ts';

/** By its multiple of the recommended rate. */
export function nameFeePreset(multiple: number): string {
  if (multiple <= 1) return t('fee.preset.low', 'Low');
  return multiple <= 5 ? t('fee.preset.normal', 'Normal') : t('fee.preset.high', 'High');
}

/** `Estimate right now: 0.012 DOGE per kB, ~2 min`. @param feeRate - koinu per 1000 bytes */
export const describeFeeEstimate = (feeRate: bigint, minutes: number): string =>
  t('fee.estimate', 'Estimate right now: {feeRate} per\u00a0kB, {minutes}', {
    feeRate: inDoge(feeRate),
    minutes: describeWaitShort(minutes),
  });

/** Includes the limit. */
export function describeFeeProblem(problem: FeeTextProblem): string {
  switch (problem.kind) {
    case 'not-a-rate':
      return problem.problem.kind === 'empty'
        ? t('fee.problem.not-a-rate', 'Enter a rate.')
        : describeAmountProblem(problem.problem);
    case 'rate-too-low':
      return t('fee.problem.rate-too-low', 'Below {minimum}, no node relays a transfer.', {
        minimum: bareDoge(problem.minimum),
      });
    case 'rate-too-high':
      return t(
        'fee.problem.rate-too-high',
        'Rates above {maximum} are almost certainly a mistake, so Kennel doesn’t allow them.',
        { maximum: bareDoge(problem.maximum) },
      );
  }
}
