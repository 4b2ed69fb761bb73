/** The view of the final review of a token or a file. */
import { moneyOfTransfers } from '../../domain/drc20/send/moneyOfTransfers.ts';
import { subjectOf } from '../../domain/drc20/TokenActivity.ts';
import { effectOfTokens } from '../../domain/review/signingEffect.ts';
import { spendingOfTokens } from '../../domain/review/spendingOf.ts';
import type { Consent } from '../../domain/tx/Consent.ts';
import { expectedMinutes } from '../../domain/tx/fees/feeTimes.ts';
import type {
  SignedTokenTransfer,
  TokenConfirmView,
} from '../../screens/tx/TokenConfirm/TokenConfirmScreen.types.ts';
import { namesIn } from '../../stores/send/PaidContacts.ts';
import type { ReviewedTokens } from '../../stores/send/token/TokenFlow.ts';
import type { AppServices } from '../AppContext.tsx';
import { signingReview } from '../signingReview.ts';
import { accountSummary } from '../walletSummaries.ts';

function activitiesOf({ transfers, spec }: ReviewedTokens): readonly SignedTokenTransfer[] {
  const names = spec.kind === 'token' ? namesIn(spec.payments) : null;
  return transfers.map(({ parsed: { to, op } }) => ({
    to,
    subject: subjectOf(op, spec),
    name: names?.get(to) ?? null,
  }));
}

/** All but the names of the subjects comes from the signed bytes. Null when nothing is under review. */
export function tokenConfirmView(
  { stores, network }: AppServices,
  agreed: ReadonlySet<Consent>,
  nowMs: number,
): TokenConfirmView | null {
  const { tokens, accounts, tx } = stores;
  const { state } = tokens.flow;
  const account = accountSummary(accounts.current);
  if (account === null || (state.status !== 'ready' && state.status !== 'sending')) return null;
  const [first] = state.transfers;
  const effect = effectOfTokens(state.transfers.map(({ parsed }) => parsed.to));
  const frame = {
    ...signingReview(
      stores,
      { effect, spending: spendingOfTokens(state.plan), notes: state.warnings },
      nowMs,
    ),
    account,
    network,
    activities: activitiesOf(state),
    cost: state.cost,
    money: moneyOfTransfers(state.transfers.map(({ parsed }) => parsed)),
    firstRun: state.plan.firstRun,
    price: accounts.price.quote,
    expectedMinutes:
      first === undefined
        ? null
        : expectedMinutes(first.parsed.commit.fee, first.parsed.commit.size, tx.fees.times),
  };
  if (state.status === 'sending') {
    const progress = tokens.runner.progress ?? { done: 0, total: state.transfers.length * 2 };
    return { ...frame, status: 'sending', progress };
  }
  return {
    ...frame,
    status: 'ready',
    agreed,
    isOffline: tx.coins.cache.connection === 'down',
  };
}
