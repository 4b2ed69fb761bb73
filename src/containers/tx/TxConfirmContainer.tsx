/** The final review before anything is sent: DOGE, a token or a file. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SecondConfirmationSheet } from '../../components/overlays/SecondConfirmationSheet.tsx';
import type { TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { TokenConfirmScreen } from '../../screens/tx/TokenConfirm/TokenConfirmScreen.tsx';
import { TxConfirmScreen } from '../../screens/tx/TxConfirm/TxConfirmScreen.tsx';
import { type AppServices, useApp } from '../AppContext.tsx';
import { useAgreement } from '../useAgreement.ts';
import { useNow } from '../useNow.ts';
import { useSecondConfirmation } from '../useSecondConfirmation.ts';
import { tokenConfirmView } from './tokenConfirmView.ts';
import { txConfirmView } from './txConfirmView.ts';

const isTokenRoute = ({ token, file }: RouteParams): boolean => token !== undefined || file !== undefined;

/**
 * Route /tx-confirm: a token or a file if its parameters name one under review, else DOGE. When nothing is under review any more, it
 * says so and leads back to the form.
 */
export const TxConfirmContainer = observer(function TxConfirmContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { tx, tokens, accounts } = app.stores;
  const nowMs = useNow(app.clock);
  const [isToken] = useState(isTokenRoute(params) && tokens.flow.state.status !== 'idle');
  const { agreed, onAgree } = useAgreement('prepared');
  useEffect(() => {
    void accounts.price.refresh();
    if (!isToken && tx.fees.times.length === 0) void tx.fees.fetch();
  }, [accounts, tx, isToken]);
  const flow = isToken ? tokens.flow : tx.flow;
  const { onSend, sheet } = useSecondConfirmation({
    isHeld: () => flow.isHeld,
    release: flow.release,
    send: () => (isToken ? sendTokens(app) : sendTransfer(app)),
  });
  const ways = { onSend, onAgree };
  const tokenView = isToken ? tokenConfirmView(app, agreed, nowMs) : null;
  if (isToken && tokenView === null) return null;
  const onEdit = isTokenRoute(params) ? () => app.nav.replace('drc20-send', params) : app.nav.back;
  return (
    <>
      {tokenView === null ? (
        <TxConfirmScreen {...txConfirmView(app, agreed, nowMs)} {...ways} onEdit={onEdit} />
      ) : (
        <TokenConfirmScreen {...tokenView} {...ways} />
      )}
      <SecondConfirmationSheet {...sheet} />
    </>
  );
});

/**
 * Sends DOGE, and shows the result. If recording fails, the form shows the failure; other requests return to their own screen, which
 * does.
 */
async function sendTransfer({ stores, nav, host }: AppServices): Promise<void> {
  const { tx } = stores;
  const isFromForm = !('purpose' in tx.flow.state) || tx.flow.state.purpose.kind === 'send';
  if ((await tx.flow.confirm()) === null) {
    host.haptic('error');
    if (tx.flow.state.status !== 'failed') return;
    if (isFromForm) nav.replace('tx-create');
    else nav.back();
    return;
  }
  const sent = tx.lastSent;
  const isRejected = sent?.stage === 'rejected';
  host.haptic(isRejected ? 'error' : 'success');
  if (sent?.bill !== undefined) {
    nav.replace('bill-receipt', { txid: sent.txid });
    return;
  }
  nav.replace(isRejected ? 'tx-fail' : 'tx-success');
}

/** Sends tokens or a file, and shows the result. */
async function sendTokens(app: AppServices): Promise<void> {
  const { nav, host } = app;
  const { tokens } = app.stores;
  const { subject } = tokens.draft;
  const sent = await tokens.flow.confirm();
  const first = sent?.transfers[0];
  if (first === undefined) {
    host.haptic('error');
    if (tokens.flow.state.status !== 'failed') return;
    if (subject === null) nav.back();
    else
      nav.replace('drc20-send', subject.kind === 'token' ? { token: subject.key } : { file: subject.fileId });
    return;
  }
  leadOn(app, first);
}

/** To the result, or to the details if it failed already. */
function leadOn({ stores, nav, host }: AppServices, { id, batch }: TokenTransfer): void {
  const stage = stores.tokens.journal.find(id)?.stage;
  const isRejected = stage === 'rejected' || stage === 'stuck';
  host.haptic(isRejected ? 'error' : 'success');
  nav.replace(
    isRejected ? 'transfer-detail' : 'tx-success',
    batch === null ? { txid: id } : { batch: batch.id },
  );
}
