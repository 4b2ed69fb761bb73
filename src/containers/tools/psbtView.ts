/** The view of a partially signed transaction. */
import type { CopyOutcome } from '../../components/actions/CopyButton.tsx';
import type { CodeRow } from '../../components/codes/AnimatedQrCode.tsx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { judgeRecipient, type RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import { type CheckedPsbt, isSigned } from '../../domain/psbt/signingProgress.ts';
import { signersOf } from '../../domain/psbt/spentScript.ts';
import { effectOf } from '../../domain/review/signingEffect.ts';
import { spendingOfPsbt } from '../../domain/review/spendingOf.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { Consent } from '../../domain/tx/Consent.ts';
import type {
  PsbtEntryView,
  PsbtScreenFailure,
  PsbtSummary,
  PsbtView,
  SharedProgress,
} from '../../screens/tools/Psbt/PsbtScreen.types.ts';
import type { SignedRequestLine } from '../../screens/tools/Psbt/SignedRequestList.tsx';
import type { PsbtDesk } from '../../stores/psbt/PsbtDesk.ts';
import { SignedRequests } from '../../stores/psbt/SignedRequests.ts';
import type { AppServices } from '../AppContext.tsx';
import { knownAddresses } from '../knownAddresses.ts';
import { failureOf } from '../preparing.ts';
import { signingReview } from '../signingReview.ts';

/** State kept by the screen itself. */
export interface PsbtParts extends PsbtEntryView {
  readonly desk: PsbtDesk;
  /** why a scanned code was rejected; null when none was */
  readonly codeFailure: PsbtScreenFailure | null;
  readonly copied: CopyOutcome | null;
  readonly row: CodeRow | 'too-large' | null;
  readonly isCodeShown: boolean;
  readonly agreed: ReadonlySet<Consent>;
  /** milliseconds since 1970 */
  readonly nowMs: number;
  /** null when the current wallet is not a shared one that pays */
  readonly shared?: SharedProgress | null;
  readonly payer?: string | null;
}

/** The effects of the bytes, with what is known of all addresses in them. */
export function psbtSummary(
  explanation: CheckedPsbt,
  { stores, network }: Pick<AppServices, 'stores' | 'network'>,
  nowMs: number,
): PsbtSummary {
  const { inputs, outputs, leaves, returned, fee } = explanation;
  const signing = { effect: effectOf(explanation), spending: spendingOfPsbt(explanation) };
  const review = signingReview(stores, signing, nowMs);
  const known = knownAddresses(stores);
  const named = (address: DogeAddress | null): RecipientTrust | null => {
    const trust = address === null ? null : judgeRecipient(address, known);
    const isNamed = trust?.kind === 'own' || trust?.kind === 'contact' || trust?.kind === 'watched';
    return isNamed ? trust : null;
  };
  return {
    ...review,
    network,
    leaves,
    fee,
    returns: returned,
    inputs: inputs.map((input) => {
      const { address, value, isOwn, signatures, needed, isUnverified } = input;
      const line = { key: outpointKey(input), address, trust: named(address), value, isOwn };
      return { ...line, signatures, needed, isUnverified };
    }),
    outputs: outputs.map(({ address, value, isOwn }, index) => ({
      key: String(index),
      address,
      value,
      isOwn,
      trust: review.trusts[address ?? ''] ?? named(address),
    })),
    signedCoins: inputs.filter(isSigned).length,
  };
}

/** Whether a key of ours can still sign: watched addresses have none here. */
function waitsForUs({ inputs }: CheckedPsbt, { stores, network }: AppServices): boolean {
  const hasKey = (address: DogeAddress): boolean => {
    const owned = stores.keyrings.findByAddress(address);
    return owned !== null && owned.account.type !== 'watch';
  };
  return inputs.some(
    (input) => input.isOwn && !isSigned(input) && signersOf(input.spent, network).some(hasKey),
  );
}

function nextOf(
  explanation: CheckedPsbt,
  shared: SharedProgress | null,
  app: AppServices,
): 'sign' | 'send' | 'pass' {
  if (explanation.isComplete) return 'send';
  if (shared !== null)
    return shared.signers.some(({ isOwn, hasSigned }) => isOwn && !hasSigned) ? 'sign' : 'pass';
  return waitsForUs(explanation, app) ? 'sign' : 'pass';
}

/** Why the last step failed: a code, the desk, or preparing to send. */
function lastFailure({ desk, codeFailure }: PsbtParts, { stores }: AppServices): PsbtScreenFailure | null {
  const prepared = failureOf(stores.tx.flow.state);
  return codeFailure ?? desk.failure ?? (prepared?.kind === 'fault' ? prepared : null);
}

/** Requests signed here for others to send. */
function requestLines({ stores }: AppServices): readonly SignedRequestLine[] {
  const requests = stores.lazy.of(SignedRequests);
  return requests.list.map(({ txid, amount, to, createdAtMs }) => ({
    txid,
    amount,
    to,
    signedAtMs: createdAtMs,
    name: stores.contacts.nameOf(to),
    canCancel: requests.coinOf(txid) !== null,
  }));
}

export function psbtView(app: AppServices, parts: PsbtParts): PsbtView {
  const { desk, typed, scan, copied, row, isCodeShown, shared = null, payer = null, agreed, nowMs } = parts;
  const { state } = desk;
  const failure = lastFailure(parts, app);
  switch (state.status) {
    case 'empty':
      return { status: 'empty', typed, scan, failure, requests: requestLines(app) };
    case 'reading':
      return { status: 'reading' };
    case 'refused':
      return { status: 'refused', problem: state.problem, site: desk.site };
    case 'failed':
      return { status: 'failed', fault: state.fault };
    case 'shown':
    case 'signing':
    case 'held': {
      const isPreparing = app.stores.tx.flow.state.status === 'preparing';
      const status = state.status === 'signing' ? 'signing' : isPreparing ? 'preparing' : 'shown';
      const { explanation } = state;
      const next = nextOf(explanation, shared, app);
      const summary = psbtSummary(explanation, app, nowMs);
      const { site } = desk;
      return {
        status,
        next,
        summary,
        agreed,
        failure,
        typed,
        scan,
        copied,
        row,
        isCodeShown,
        shared,
        payer,
        site,
      };
    }
  }
}
