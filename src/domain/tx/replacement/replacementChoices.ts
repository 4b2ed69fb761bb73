/** The fees to offer for a replacement: the minimum, and faster ones. */
import {
  FEE_PRESETS,
  type FeeRate,
  MIN_RELAY_FEE_RATE,
  presetFeeRate,
  RECOMMENDED_FEE_RATE,
} from '../../amount/FeeRate.ts';
import type { Koinu } from '../../amount/Koinu.ts';
import { ok, type Result } from '../../result.ts';
import type { ReplacementKind, ReplacementRequest } from '../Replacement.ts';
import type { TransferPlan, TransferProblem } from '../Transfer.ts';
import { planCancel, planReplacement } from './planReplacement.ts';

export interface ReplacementChoice {
  /** the rate to request from the plan */
  readonly feeRate: FeeRate;
  /** the total new fee, koinu */
  readonly fee: Koinu;
  /** the increase over the original's fee, koinu */
  readonly more: bigint;
  /** the effective rate, koinu per 1000 bytes */
  readonly paidRate: bigint;
  /** the amount returned to us, koinu */
  readonly returned: bigint;
}

/** Maximum number of choices. */
const MAX_CHOICES = 3;

const RATES = [...FEE_PRESETS, 20, 50, 100].map(presetFeeRate);

function choiceOf(plan: TransferPlan, { original, changeTo }: ReplacementRequest): ReplacementChoice {
  const home = plan.outputs.filter(({ to }) => to === changeTo);
  return {
    feeRate: plan.feeRate,
    fee: plan.fee,
    more: plan.fee - original.fee,
    paidRate: (plan.fee * 1000n) / BigInt(plan.size),
    returned: home.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

/**
 * Fees to choose from, lowest first: the bare minimum is left out when it is below the recommended rate.
 *
 * Problems: those of the plan, when not even the minimum can be paid
 *
 * @param request - its rate is ignored
 * @returns at least one
 */
export function replacementChoices(
  kind: ReplacementKind,
  request: Omit<ReplacementRequest, 'feeRate'>,
): Result<readonly ReplacementChoice[], TransferProblem> {
  const plan = kind === 'cancel' ? planCancel : planReplacement;
  const least = plan({ ...request, feeRate: MIN_RELAY_FEE_RATE });
  if (!least.ok) return least;
  const choices: ReplacementChoice[] = [choiceOf(least.value, { ...request, feeRate: MIN_RELAY_FEE_RATE })];
  for (const feeRate of RATES) {
    const planned = plan({ ...request, feeRate });
    if (!planned.ok) continue;
    const choice = choiceOf(planned.value, { ...request, feeRate });
    const before = choices.at(-1);
    if (before === undefined || choice.fee > before.fee) choices.push(choice);
  }
  const [first, ...others] = choices;
  const isWeak = first !== undefined && first.paidRate < RECOMMENDED_FEE_RATE && others.length > 0;
  return ok((isWeak ? others : choices).slice(0, MAX_CHOICES));
}
