/** The last look before a token or a file moves, over the stores. */
import { judgeRecipient } from '../../domain/address/judgeRecipient.ts';
import { moneyOfTransfers } from '../../domain/drc20/send/moneyOfTransfers.ts';
import { subjectOf } from '../../domain/drc20/TokenActivity.ts';
import { expectedMinutes } from '../../domain/tx/fees/feeTimes.ts';
import type {
  SignedTokenTransfer,
  TokenConfirmView,
} from '../../screens/tx/TokenConfirm/TokenConfirmScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import { namesIn } from '../../stores/send/PaidContacts.ts';
import type { ReviewedTokens } from '../../stores/send/token/TokenFlow.ts';
import type { AppServices } from '../AppContext.tsx';
import { knownAddresses } from '../knownAddresses.ts';
import { accountSummary } from '../walletSummaries.ts';
import type { Agreed } from './txConfirmView.ts';

function activitiesOf({ transfers, spec }: ReviewedTokens, stores: Stores): readonly SignedTokenTransfer[] {
  const known = knownAddresses(stores);
  const names = spec.kind === 'token' ? namesIn(spec.payments) : null;
  return transfers.map(({ parsed: { to, op } }) => ({
    to,
    subject: subjectOf(op, spec),
    trust: judgeRecipient(to, known),
    name: names?.get(to) ?? null,
  }));
}

/** What the confirm screen shows: all but the names of what moves is read from the signed bytes. Null: nothing to confirm */
export function tokenConfirmView(
  { stores, network }: AppServices,
  { hasConsented, hasCompared }: Agreed,
): TokenConfirmView | null {
  const { tokens, accounts, tx } = stores;
  const { state } = tokens.flow;
  const account = accountSummary(accounts.current);
  if (account === null || (state.status !== 'ready' && state.status !== 'sending')) return null;
  const [first] = state.transfers;
  const frame = {
    account,
    network,
    activities: activitiesOf(state, stores),
    cost: state.cost,
    money: moneyOfTransfers(state.transfers.map(({ parsed }) => parsed)),
    firstRun: state.plan.firstRun,
    price: accounts.price.quote,
    warnings: state.warnings,
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
    hasConsented,
    hasCompared,
    isOffline: tx.coins.cache.connection === 'down',
  };
}
