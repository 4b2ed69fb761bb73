/** The last look before a token or a file moves, over the stores. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SecondConfirmationSheet } from '../../components/SecondConfirmationSheet.tsx';
import { judgeRecipient } from '../../domain/address/judgeRecipient.ts';
import { expectedMinutes } from '../../domain/tx/feeTimes.ts';
import { TokenConfirmScreen } from '../../screens/tx/TokenConfirmScreen.tsx';
import type { SignedTokenTransfer, TokenConfirmView } from '../../screens/tx/TokenConfirmScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { ReviewedTokens } from '../../stores/tokens/reviewedTokens.ts';
import { subjectOf } from '../../stores/tokens/tokenSubject.ts';
import { namesIn } from '../../stores/tx/TransferRequest.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { accountSummary } from '../accountSummaries.ts';
import { knownAddresses } from '../knownAddresses.ts';
import { useSecondConfirmation } from './useSecondConfirmation.ts';

/** What the person agreed to a second time. */
interface Agreed {
  readonly hasConsented: boolean;
  readonly hasCompared: boolean;
}

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
  const { state } = tokens.review;
  const account = accountSummary(accounts.current);
  if (account === null || (state.status !== 'ready' && state.status !== 'sending')) return null;
  const [first] = state.transfers;
  const frame = {
    account,
    network,
    activities: activitiesOf(state, stores),
    cost: state.cost,
    firstRun: state.plan.firstRun,
    price: accounts.quote,
    warnings: state.warnings,
    expectedMinutes:
      first === undefined
        ? null
        : expectedMinutes(first.parsed.commit.fee, first.parsed.commit.size, tx.feeTimes),
  };
  if (state.status === 'sending') {
    const progress = tokens.runner.progress ?? { done: 0, total: state.transfers.length * 2 };
    return { ...frame, status: 'sending', progress };
  }
  return { ...frame, status: 'ready', hasConsented, hasCompared, isOffline: tx.coins.connection === 'down' };
}

/** Sends, and leads on to what became of it. */
async function send({ stores, nav, host }: AppServices): Promise<void> {
  const { tokens } = stores;
  const { subject } = tokens.draft;
  const transfers = await tokens.review.confirm();
  const [first] = transfers ?? [];
  if (first === undefined) {
    host.haptic('error');
    if (tokens.review.state.status !== 'failed') return;
    if (subject === null) nav.back();
    else
      nav.replace('drc20-send', subject.kind === 'token' ? { token: subject.key } : { file: subject.fileId });
    return;
  }
  const stage = tokens.journal.find(first.id)?.stage;
  host.haptic(stage === 'refused' || stage === 'stuck' ? 'error' : 'success');
  nav.replace('transfer-detail', first.batch === null ? { txid: first.id } : { batch: first.batch.id });
}

/** Part of route /tx-confirm: what is on review there is a token or a file. */
export const TokenConfirmContainer = observer(function TokenConfirmContainer() {
  const app = useApp();
  const { accounts } = app.stores;
  const [hasConsented, setHasConsented] = useState(false);
  const [hasCompared, setHasCompared] = useState(false);
  useEffect(() => {
    void accounts.refreshPrice();
  }, [accounts]);
  const view = tokenConfirmView(app, { hasConsented, hasCompared });
  const { review } = app.stores.tokens;
  const { onSend, sheet } = useSecondConfirmation({
    isHeld: () => review.state.status === 'ready' && review.state.ticket !== undefined,
    release: review.release,
    send: () => send(app),
  });
  if (view === null) return null;
  return (
    <>
      <TokenConfirmScreen {...view} onSend={onSend} onConsent={setHasConsented} onCompared={setHasCompared} />
      <SecondConfirmationSheet {...sheet} />
    </>
  );
});
