/** The input of the form that sends a token or a file, and all that is computed from it. */
import { FEE_PRESETS, type FeeRate, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { type Koinu, koinu } from '../../domain/amount/Koinu.ts';
import { type IndexReport, isUpToDate } from '../../domain/drc20/judgeIndexes.ts';
import { planTokenTransfers } from '../../domain/drc20/send/planTokenTransfers.ts';
import { planWarnings } from '../../domain/drc20/send/planWarnings.ts';
import { specsOf, type TokenSendSpec, unitsOfSpec } from '../../domain/drc20/send/TokenPayment.ts';
import type { TokenPlan, TokenPlanProblem } from '../../domain/drc20/send/TokenPlan.ts';
import type { TokenSendProblem, TokenSendWarning } from '../../domain/drc20/send/TokenSendProblem.ts';
import { NO_UNITS } from '../../domain/drc20/TokenUnits.ts';
import type { Result } from '../../domain/result.ts';
import { minutesAt, soonestEstimate } from '../../domain/tx/fees/feeTimes.ts';
import type {
  SendSubject,
  SendTokenForm,
  TokenAmountDraft,
  TokenPlanSummary,
} from '../../screens/drc20/SendToken/SendTokenScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import {
  availableOf,
  readTokenSpec,
  readUnits,
  type SentAsset,
} from '../../stores/send/token/readTokenDraft.ts';
import type { AppServices } from '../AppContext.tsx';
import { type CodeState, recipientForm } from '../sendForm.ts';

type Planned = Result<TokenPlan, TokenPlanProblem>;

/** Null while the input is incomplete. */
function planAt(
  { stores, network }: AppServices,
  spec: TokenSendSpec | null,
  feeRate: FeeRate | null,
): Planned | null {
  const { tx, accounts } = stores;
  const { address: holder, pubkey, keyForm } = accounts.current;
  if (spec === null || feeRate === null || holder === '') return null;
  const specs = specsOf(spec);
  const { addresses: commitAddresses } = tx.commits;
  return planTokenTransfers({
    specs,
    holder,
    pubkey,
    keyForm,
    coins: tx.coins.utxos,
    feeRate,
    network,
    commitAddresses,
  });
}

/** @param asset - what is sent */
export function sendTokenForm(app: AppServices, asset: SentAsset, code: CodeState): SendTokenForm {
  const { stores } = app;
  const { tokens, accounts } = stores;
  const { draft } = tokens;
  const spec = readTokenSpec(draft, asset);
  const planned = planAt(app, spec, draft.feeRate);
  const plan = planned?.ok ? planned.value : null;
  const reports = tokens.portfolio.reports.filter(({ kind }) => kind === 'ledger');
  const problem = problemOf(stores, asset, spec, planned);
  return {
    subject: subjectOf(asset),
    ...recipientForm(app, draft, code),
    list: listOf(spec, draft.input.list !== null),
    amount: asset.kind === 'token' ? amountOf(stores, asset) : null,
    fee: feeOf(app, spec),
    plan: plan === null || spec === null ? null : summaryOf(plan, spec),
    problem,
    warnings: problem === null ? warningsOf(asset, reports, plan) : [],
    reports,
    price: accounts.price.quote,
    loadContent: tokens.lists.contents?.load ?? null,
    isRestored: draft.isRestored,
  };
}

const subjectOf = (asset: SentAsset): SendSubject =>
  asset.kind === 'file' ? asset : { ...asset, available: availableOf(asset.holding) };

function listOf(spec: TokenSendSpec | null, isList: boolean) {
  if (!isList || spec === null || spec.kind === 'file') return null;
  return { payments: spec.payments, total: unitsOfSpec(spec) ?? NO_UNITS };
}

function amountOf({ tokens }: Stores, { holding }: Extract<SentAsset, { kind: 'token' }>): TokenAmountDraft {
  const { input } = tokens.draft;
  const read = readUnits(input, holding);
  return {
    text: input.amountText,
    isMax: input.isMax,
    units: read?.ok ? read.value : null,
    problem: read !== null && !read.ok ? read.problem : null,
  };
}

const feesOf = (plan: TokenPlan): Koinu => koinu(plan.cost.commitFees + plan.cost.revealFees);

function feeOf(app: AppServices, spec: TokenSendSpec | null) {
  const { input, feeRate, customFeeProblem } = app.stores.tokens.draft;
  const { feeChoice: choice, customFeeText } = input;
  const feeAt = (rate: FeeRate | null) => {
    const planned = planAt(app, spec, rate);
    return planned?.ok ? feesOf(planned.value) : null;
  };
  return {
    choice,
    options: FEE_PRESETS.map((multiple) => ({
      multiple,
      fee: feeAt(presetFeeRate(multiple)),
      minutes: minutesAt(presetFeeRate(multiple), app.stores.tx.fees.times),
    })),
    estimate: soonestEstimate(app.stores.tx.fees.times),
    customText: customFeeText,
    customProblem: customFeeProblem,
    customFee: choice.kind === 'custom' ? feeAt(feeRate) : null,
  };
}

const summaryOf = (plan: TokenPlan, spec: TokenSendSpec): TokenPlanSummary => ({
  transfers: plan.transfers.length,
  firstRun: plan.firstRun,
  units: unitsOfSpec(spec),
  cost: plan.cost,
});

/** Why the input can't be sent: holdings read by the last preparation take precedence over earlier ones. */
function problemOf(
  { tokens }: Stores,
  asset: SentAsset,
  spec: TokenSendSpec | null,
  planned: Planned | null,
): TokenSendProblem | null {
  const { state } = tokens.flow;
  if (state.status === 'rejected' && state.problem.kind === 'send') return state.problem.problem;
  const needed = spec === null ? null : unitsOfSpec(spec);
  if (asset.kind === 'token' && needed !== null) {
    const available = availableOf(asset.holding);
    if (available === null) return { kind: 'no-index' };
    if (needed > available) return { kind: 'not-enough-tokens', needed, available };
  }
  return planned !== null && !planned.ok ? { kind: 'plan', problem: planned.problem } : null;
}

function warningsOf(
  asset: SentAsset,
  reports: readonly IndexReport[],
  plan: TokenPlan | null,
): readonly TokenSendWarning[] {
  const claims = asset.kind === 'token' ? asset.holding.claims : [];
  const isDiffering = asset.kind === 'token' && asset.holding.agreement === 'differ';
  return [
    ...(isDiffering ? [{ kind: 'indexes-differ', claims } as const] : []),
    ...reports.flatMap((report): TokenSendWarning[] => {
      if (report.status === 'silent') return [{ kind: 'index-silent', index: report.name }];
      const { name: index, behind } = report;
      return isUpToDate(behind) ? [] : [{ kind: 'index-behind', index, behind }];
    }),
    ...(plan === null ? [] : planWarnings(plan, plan.cost)),
  ];
}
