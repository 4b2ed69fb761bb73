/** The view of the final review of DOGE. */
import { type FiatPrice, priceMoveOf } from '../../domain/amount/FiatPrice.ts';
import type { Review } from '../../domain/review/Review.ts';
import { effectOfTransfer } from '../../domain/review/signingEffect.ts';
import { planNotes } from '../../domain/review/warningsOf.ts';
import type { Consent } from '../../domain/tx/Consent.ts';
import { expectedMinutes } from '../../domain/tx/fees/feeTimes.ts';
import type { TxConfirmView } from '../../screens/tx/TxConfirm/TxConfirmScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { TypedNames } from '../../stores/send/PaidContacts.ts';
import type { ReviewedTransfer } from '../../stores/send/TransferFlow.ts';
import type { AppServices } from '../AppContext.tsx';
import { signingReview } from '../signingReview.ts';
import { accountSummary } from '../walletSummaries.ts';

const NO_NAMES: TypedNames = new Map();

/** The effects of the signed bytes, with notes on the plan. */
function reviewOf(
  { transfer: { parsed, plan }, purpose }: ReviewedTransfer,
  stores: Stores,
  nowMs: number,
): Review {
  const effect = effectOfTransfer(parsed, plan, purpose.kind === 'psbt');
  const replaces = [parsed.txid, 'replaces' in purpose ? purpose.replaces : null];
  return signingReview(stores, { effect, spending: plan, replaces, notes: planNotes(plan) }, nowMs);
}

const moveSince = (then: FiatPrice | null, now: FiatPrice | null): number | null =>
  then === null || now === null ? null : priceMoveOf(then, now);

/** Nothing of it comes from the draft. */
export function txConfirmView(
  { stores, network }: AppServices,
  agreed: ReadonlySet<Consent>,
  nowMs: number,
): TxConfirmView {
  const { tx, accounts } = stores;
  const { state: preparation } = tx.flow;
  const account = accountSummary(accounts.current);
  if (account === null || (preparation.status !== 'ready' && preparation.status !== 'sending')) {
    return { status: 'missing' };
  }
  const { parsed } = preparation.transfer;
  const frame = {
    ...reviewOf(preparation, stores, nowMs),
    account,
    network,
    transfer: parsed,
    purpose: preparation.purpose,
    names: tx.flow.request?.names ?? NO_NAMES,
    priceMove: moveSince(preparation.quoted, accounts.price.quote),
    label: preparation.label,
    price: accounts.price.quote,
    expectedMinutes: expectedMinutes(parsed.fee, parsed.size, tx.fees.times),
    nowMs,
  };
  if (preparation.status === 'sending') return { ...frame, status: 'sending' };
  return {
    ...frame,
    status: 'ready',
    agreed,
    isOffline: tx.coins.cache.connection === 'down',
  };
}
