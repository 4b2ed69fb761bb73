/** The view of signing by QR codes. */
import type { CodeRow } from '../../components/codes/AnimatedQrCode.tsx';
import type { OtherText } from '../../components/layout/CodeNotice.tsx';
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import { NO_KOINU } from '../../domain/amount/Koinu.ts';
import type { PsbtExplanation } from '../../domain/psbt/explainPsbt.ts';
import { effectOf } from '../../domain/review/signingEffect.ts';
import { spendingOfPsbt } from '../../domain/review/spendingOf.ts';
import type { Consent } from '../../domain/tx/Consent.ts';
import type {
  ColdSignFailure,
  ColdSignView,
  SigningSummary,
} from '../../screens/tools/ColdSign/ColdSignScreen.types.ts';
import type { ColdSigning } from '../../stores/psbt/ColdSigning.ts';
import type { AppServices } from '../AppContext.tsx';
import { failureOf } from '../preparing.ts';
import { signingReview } from '../signingReview.ts';
import { accountSummary } from '../walletSummaries.ts';

/** State kept by the screen itself. */
interface ColdSignParts {
  readonly cold: ColdSigning;
  readonly isReading: boolean;
  /** a code that belongs elsewhere. @default null */
  readonly other?: OtherText | null;
  readonly row: CodeRow | null;
  readonly agreed: ReadonlySet<Consent>;
  /** milliseconds since 1970 */
  readonly nowMs: number;
}

/** The effects of the bytes, and the warnings about them. @param account - ours, whose coins are spent */
export function signingSummary(
  explanation: PsbtExplanation,
  account: NamedAddress,
  { stores, network }: Pick<AppServices, 'stores' | 'network'>,
  nowMs: number,
): SigningSummary {
  const { inputs, outputs, fee, returned } = explanation;
  const signing = { effect: effectOf(explanation), spending: spendingOfPsbt(explanation) };
  const review = signingReview(stores, signing, nowMs);
  const paid = outputs.filter(({ comesBack }) => !comesBack);
  const isToSelf = paid.length === 0;
  const shown = isToSelf ? outputs : paid;
  return {
    ...review,
    account,
    network,
    isToSelf,
    fee,
    recipients: shown.map(({ address, value }) => ({
      address,
      amount: value,
      trust: review.trusts[address ?? ''] ?? null,
    })),
    amount: shown.reduce((sum, { value }) => sum + value, 0n),
    change: isToSelf ? NO_KOINU : returned,
    coins: inputs.length,
  };
}

/** Our account that it spends from, or else the current one. */
function spenderOf({ stores }: AppServices, { inputs }: PsbtExplanation): NamedAddress | null {
  for (const { isOwn, address } of inputs) {
    const owned = isOwn && address !== null ? stores.keyrings.findByAddress(address) : null;
    if (owned !== null) return accountSummary(owned.account);
  }
  return accountSummary(stores.accounts.current);
}

function lastFailure({ cold }: ColdSignParts): ColdSignFailure | null {
  return cold.problem === null ? cold.desk.failure : { kind: 'message', problem: cold.problem };
}

/** Null when there is no account. */
export function coldSignView(app: AppServices, parts: ColdSignParts): ColdSignView | null {
  const { cold, isReading, other = null } = parts;
  const { state } = cold.desk;
  const { tx, accounts } = app.stores;
  if (accountSummary(accounts.current) === null) return null;
  const role = tx.canSpend ? 'signer' : 'watcher';
  const { progress, problem } = cold.scan;
  const collecting = { role, progress, problem, isReading, other, failure: lastFailure(parts) } as const;
  switch (state.status) {
    case 'empty':
      return role === 'watcher' ? { status: 'nothing' } : { status: 'collecting', ...collecting };
    case 'reading':
      return { status: 'reading' };
    case 'refused':
      return { status: 'refused', problem: state.problem };
    case 'failed':
      return { status: 'failed', fault: state.fault };
    case 'shown':
    case 'signing':
    case 'held':
      return cold.isAwaitingAnswer ? { status: 'collecting', ...collecting } : shownView(app, parts);
  }
}

function shownView(app: AppServices, parts: ColdSignParts): ColdSignView | null {
  const { cold } = parts;
  const row = cold.isTooLargeForCodes ? 'too-large' : parts.row;
  const { shown, state } = cold.desk;
  const { tx } = app.stores;
  const account = shown && spenderOf(app, shown.explanation);
  if (shown === null || account === null) return null;
  const { explanation } = shown;
  const summary = signingSummary(explanation, account, app, parts.nowMs);
  const failure = lastFailure(parts);
  if (!tx.canSpend && !explanation.isComplete) return { status: 'showing', role: 'watcher', summary, row };
  if (!tx.canSpend) return completeView(app, summary, failure);
  if (explanation.isSignedByUs) return { status: 'showing', role: 'signer', summary, row };
  const { agreed } = parts;
  return { status: state.status === 'signing' ? 'signing' : 'review', summary, agreed, failure };
}

function completeView(
  { stores: { tx } }: AppServices,
  summary: SigningSummary,
  failure: ColdSignFailure | null,
): ColdSignView {
  const isPreparing = tx.flow.state.status === 'preparing';
  const prepared = failureOf(tx.flow.state);
  const fault = prepared?.kind === 'fault' ? prepared : null;
  return { status: isPreparing ? 'preparing' : 'complete', summary, failure: failure ?? fault };
}
