/** The draft, and all that is computed from it, as the send form shows it. */
import { FEE_PRESETS, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { koinu, sumKoinu } from '../../domain/amount/Koinu.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { type FeeTime, minutesAt, soonestEstimate } from '../../domain/tx/fees/feeTimes.ts';
import type { TransferPlan } from '../../domain/tx/Transfer.ts';
import type {
  AmountDraft,
  CoinChoice,
  FeeDraft,
  PlanSummary,
  RecipientListDraft,
  TxCreateForm,
  TxCreateView,
} from '../../screens/tx/TxCreate/TxCreateScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { DraftInput } from '../../stores/send/DraftInput.ts';
import type { TransferDraft } from '../../stores/send/doge/TransferDraft.ts';
import type { Preparation } from '../../stores/send/TransferFlow.ts';
import { freshnessOf } from '../freshness.ts';
import { type CodeState, recipientForm } from '../sendForm.ts';

/** Null until the coins are loaded. */
export function formOf(stores: Stores, nowMs: number, code: CodeState): TxCreateForm | null {
  const { tx, accounts } = stores;
  const freshness = freshnessOf(tx.coins.cache.snapshot, tx.coins.cache.connection, nowMs);
  if (freshness === null) return null;
  const { draft } = tx;
  const { state: preparation } = tx.flow;
  const planned = draft.plan;
  const plan = planned?.ok ? planned.value : null;
  const problem = planned !== null && !planned.ok ? planned.problem : rejectedPlan(preparation);
  return {
    ...recipientForm({ stores }, draft, code),
    list: listOf(draft),
    coins: coinsOf(draft),
    amount: amountOf(draft, plan),
    fee: feeOf(draft, tx.fees.times),
    plan: plan === null ? null : summaryOf(plan),
    problem,
    warnings: plan === null || problem !== null ? [] : tx.rules.get().warningsOf(plan),
    breakdown: tx.coins.breakdown,
    freshness,
    price: accounts.price.quote,
    isRestored: draft.isRestored,
  };
}

const rejectedPlan = (preparation: Preparation) =>
  preparation.status === 'rejected' && preparation.problem.kind === 'plan'
    ? preparation.problem.problem
    : null;

function listOf({ input: { list } }: TransferDraft): RecipientListDraft | null {
  return list && { payments: list, total: sumKoinu(list.map(({ amount }) => amount)) };
}

const coinsOf = ({ input: { chosen }, coins }: TransferDraft): CoinChoice => choiceOf(coins, chosen);

function choiceOf(coins: CoinChoice['coins'], chosen: CoinChoice['chosen']): CoinChoice {
  if (chosen === null) return { coins, chosen, sum: 0n };
  const keys = new Set(chosen);
  const picked = coins.filter(({ coin }) => keys.has(outpointKey(coin)));
  return { coins, chosen, sum: picked.reduce((sum, { coin }) => sum + coin.value, 0n) };
}

function amountOf(draft: TransferDraft, plan: TransferPlan | null): AmountDraft {
  const { amount: read } = draft;
  const { amountText: text, unit, isMax } = draft.input;
  const planned = isMax ? (plan?.outputs[0]?.amount ?? null) : null;
  return {
    text,
    unit,
    isMax,
    amount: read?.ok ? read.value : planned,
    problem: read !== null && !read.ok ? read.problem : null,
  };
}

function feeOf(draft: TransferDraft, times: readonly FeeTime[]): FeeDraft {
  const feeAt = (rate: TransferPlan['feeRate']) => {
    const planned = draft.planAt(rate);
    return planned?.ok ? planned.value.fee : null;
  };
  const isCustom = draft.input.feeChoice.kind === 'custom';
  return {
    choice: draft.input.feeChoice,
    options: FEE_PRESETS.map((multiple) => ({
      multiple,
      fee: feeAt(presetFeeRate(multiple)),
      minutes: minutesAt(presetFeeRate(multiple), times),
    })),
    estimate: soonestEstimate(times),
    customText: draft.input.customFeeText,
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

/** A part of the form with the latest input; the same object if nothing changed. */
function updated<Part extends object>(part: Part, now: Partial<Part>): Part {
  const names = Object.keys(now) as (keyof Part)[];
  return names.every((name) => part[name] === now[name]) ? part : { ...part, ...now };
}

/**
 * The view with the latest input, which may be ahead of the computed parts: typed letters and pressed buttons show at once.
 * Unchanged parts stay the same objects.
 */
export function asTyped(view: TxCreateView, input: DraftInput): TxCreateView {
  if (view.status !== 'ready' && view.status !== 'preparing') return view;
  const { form } = view;
  const { recipientText, amountText, unit, isMax, feeChoice, customFeeText, chosen } = input;
  return {
    ...view,
    form: {
      ...form,
      recipient: updated(form.recipient, { text: recipientText }),
      amount: updated(form.amount, {
        text: amountText,
        unit,
        isMax,
        ...(isMax !== form.amount.isMax && { amount: null }),
      }),
      fee: updated(form.fee, { choice: feeChoice, customText: customFeeText }),
      coins: form.coins.chosen === chosen ? form.coins : choiceOf(form.coins.coins, chosen),
    },
  };
}
