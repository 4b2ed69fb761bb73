/** The draft and all that is computed from it, as the sending form shows it. */
import { FEE_PRESETS, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { TransferPlan } from '../../domain/tx/Transfer.ts';
import type {
  AmountDraft,
  FeeDraft,
  PlanSummary,
  PrepareFailure,
  RecipientDraft,
  TxCreateForm,
} from '../../screens/tx/TxCreateScreen.types.ts';
import type { TxStore } from '../../stores/TxStore.ts';
import type { Preparation } from '../../stores/tx/Preparation.ts';
import type { TransferDraft } from '../../stores/tx/TransferDraft.ts';
import { freshnessOf } from '../faces.ts';

/** The form; null while coins or rules are not there yet. */
export function formOf(tx: TxStore, price: FiatPrice | null, nowMs: number): TxCreateForm | null {
  const freshness = freshnessOf(tx.coins.snapshot, tx.coins.connection, nowMs);
  if (freshness === null || tx.rules === null) return null;
  const { draft, preparation } = tx;
  const planned = draft.plan;
  const plan = planned?.ok ? planned.value : null;
  const refused = planned !== null && !planned.ok ? planned.problem : refusedPlan(preparation);
  return {
    recipient: recipientOf(draft),
    amount: amountOf(draft, plan),
    fee: feeOf(draft),
    plan: plan === null ? null : summaryOf(plan),
    problem: refused,
    warnings: plan === null || refused !== null ? [] : tx.rules.warningsOf(plan),
    parts: tx.parts,
    freshness,
    price,
    isRestored: false,
  };
}

/** Why the last review did not come to be; what the plan says itself is shown with the plan. */
export function failureOf(preparation: Preparation): PrepareFailure | null {
  if (preparation.status === 'failed') return { kind: 'fault', fault: preparation.fault };
  if (preparation.status !== 'refused' || preparation.problem.kind === 'plan') return null;
  return preparation.problem;
}

const refusedPlan = (preparation: Preparation) =>
  preparation.status === 'refused' && preparation.problem.kind === 'plan'
    ? preparation.problem.problem
    : null;

function recipientOf({ recipientText, recipient }: TransferDraft): RecipientDraft {
  const { address, problem, link } = recipient;
  return {
    text: recipientText,
    address,
    problem,
    link: link && { amount: link.amount ?? null, label: link.label ?? null, message: link.message ?? null },
  };
}

function amountOf(draft: TransferDraft, plan: TransferPlan | null): AmountDraft {
  const { amount: read, amountText: text, unit, isMax } = draft;
  const planned = isMax ? (plan?.outputs[0]?.amount ?? null) : null;
  return {
    text,
    unit,
    isMax,
    amount: read?.ok ? read.value : planned,
    problem: read !== null && !read.ok ? read.problem : null,
  };
}

function feeOf(draft: TransferDraft): FeeDraft {
  const feeAt = (rate: TransferPlan['feeRate']) => {
    const planned = draft.planAt(rate);
    return planned?.ok ? planned.value.fee : null;
  };
  const isCustom = draft.feeChoice.kind === 'custom';
  return {
    choice: draft.feeChoice,
    options: FEE_PRESETS.map((multiple) => ({ multiple, fee: feeAt(presetFeeRate(multiple)) })),
    customText: draft.customFeeText,
    customProblem: draft.customFeeProblem,
    customFee: isCustom && draft.feeRate !== null ? feeAt(draft.feeRate) : null,
  };
}

function summaryOf(plan: TransferPlan): PlanSummary {
  const change = plan.changeIndex === null ? 0n : (plan.outputs[plan.changeIndex]?.amount ?? 0n);
  const paid = plan.outputs.reduce((sum, output) => sum + output.amount, 0n) - change;
  return {
    amount: koinu(paid),
    fee: plan.fee,
    total: koinu(paid + plan.fee),
    change: koinu(change),
    inputs: plan.inputs.length,
    size: plan.size,
  };
}
