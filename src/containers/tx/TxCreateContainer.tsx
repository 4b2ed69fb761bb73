/** The DOGE send form. */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { HiddenAmounts } from '../../components/money/HiddenAmounts.tsx';
import { LeaveDraftSheet } from '../../components/overlays/LeaveDraftSheet.tsx';
import { lastValue } from '../../domain/loadable.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { TxCreateScreen } from '../../screens/tx/TxCreate/TxCreateScreen.tsx';
import type { TxCreateEvents, TxCreateView } from '../../screens/tx/TxCreate/TxCreateScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { failureOf, leaveForm } from '../preparing.ts';
import { type CodeState, changing, NO_CODE, sendFormEvents } from '../sendForm.ts';
import { useLeavingForm } from '../useLeavingForm.ts';
import { useNow } from '../useNow.ts';
import { useViewAfterPaint } from '../useViewAfterPaint.ts';
import { wayToKeys } from '../vaultNotices.ts';
import { accountSummary, isShared } from '../walletSummaries.ts';
import { useBillLink, useSharedRecipient } from './paymentLinks.ts';
import { asTyped, formOf } from './txCreateForm.ts';
import { NO_PROPOSAL, type ProposalState, useProposal } from './useProposal.ts';

/** Null when there is no account. */
export function txCreateView(
  app: AppServices,
  nowMs: number,
  code: CodeState = NO_CODE,
  proposal: ProposalState = NO_PROPOSAL,
): TxCreateView | null {
  const { stores, network } = app;
  const { tx, accounts } = stores;
  const account = accountSummary(accounts.current);
  if (account === null) return null;
  const frame = { account, network, nowMs };
  if (!tx.canSpend && proposal.status === 'off') return { ...frame, status: 'watch-only' };
  const { snapshot } = tx.coins.cache;
  if (lastValue(snapshot) === undefined && snapshot.status === 'failed') {
    return { ...frame, status: 'failed', fault: snapshot.fault };
  }
  const form = formOf(stores, nowMs, code);
  if (form === null) return { ...frame, status: 'loading' };
  if (tx.flow.state.status === 'preparing') {
    return { ...frame, status: 'preparing', form, step: tx.flow.state.step };
  }
  if (tx.coins.breakdown.spendable === 0n && tx.draft.isEmpty)
    return { ...frame, status: 'empty', breakdown: tx.coins.breakdown };
  return readyView(app, { ...frame, form }, proposal);
}

type Frame = Pick<Extract<TxCreateView, { status: 'ready' }>, 'account' | 'network' | 'nowMs' | 'form'>;

/** The form, or the progress of a proposal for others to sign. */
function readyView({ stores }: AppServices, frame: Frame, proposal: ProposalState): TxCreateView {
  const { tx } = stores;
  if (proposal.status === 'making') {
    const total = frame.form.plan?.inputs ?? 1;
    return { ...frame, status: 'preparing', step: { kind: 'fetching', done: 0, total } };
  }
  const canReview = tx.draft.plan?.ok === true && tx.coins.cache.snapshot.status !== 'failed';
  if (proposal.status === 'on') {
    return { ...frame, status: 'ready', canReview, failure: proposal.failure, isProposal: !isShared(stores) };
  }
  return { ...frame, status: 'ready', canReview, failure: failureOf(tx.flow.state) };
}

/** The form's events. Every change drops a prepared transfer. */
export function txCreateEvents(
  app: AppServices,
  showCode: (code: CodeState) => void = () => {},
): Omit<TxCreateEvents, 'onPropose'> {
  const { nav, host } = app;
  const { tx } = app.stores;
  const { draft, flow } = tx;
  const change = changing({ flow, showCode });
  const review = async () => {
    await tx.prepare();
    if (tx.flow.state.status === 'ready') nav.go('tx-confirm');
    else if (tx.flow.state.status !== 'idle') host.haptic('error');
  };
  return {
    ...sendFormEvents(app, { draft, flow, showCode }),
    onList: change(draft.setList),
    onChooseCoins: change(draft.choose),
    onReleaseCoin: change(tx.coins.release),
    onProtectCoin: change(tx.withheld.protect),
    onFreezeCoin: change(tx.withheld.setFrozen),
    onUnit: change(draft.setUnit),
    onReview: () => void review(),
    onCancel: tx.flow.cancel,
    onStartOver: tx.reset,
    onRefresh: () => void tx.refresh(),
    onReceive: () => nav.go('receive'),
    onBringKey: () => nav.go(wayToKeys(app.stores.keyrings)),
  };
}

/** Route /tx-create. */
export const TxCreateContainer = observer(function TxCreateContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { tx } = app.stores;
  const [code, showCode] = useState(NO_CODE);
  useSharedRecipient(app, params, showCode);
  useBillLink(app);
  useEffect(() => {
    void tx.fees.fetch();
    return () => leaveForm(tx);
  }, [tx]);
  const nowMs = useNow(app.clock);
  const proposal = useProposal(app);
  const { state } = proposal;
  const view = useViewAfterPaint(
    useCallback(() => txCreateView(app, nowMs, code, state), [app, nowMs, code, state]),
  );
  const events = useMemo(() => txCreateEvents(app, showCode), [app]);
  const proposing = state.status === 'off' ? {} : { onReview: proposal.make, onCancel: proposal.cancel };
  const { input } = tx.draft;
  const leaving = useLeavingForm(app, {
    draft: tx.draft,
    about: app.stores.accounts.current.key,
    discard: tx.reset,
  });
  if (view === null) return null;
  return (
    <HiddenAmounts isHidden={app.stores.ui.isBalanceHidden}>
      <TxCreateScreen
        {...asTyped(view, input)}
        {...events}
        {...proposing}
        onBack={leaving.onBack}
        onPropose={proposal.turnOn}
      />
      <LeaveDraftSheet isOpen={leaving.isAsking} onChoose={leaving.onChoose} onClose={leaving.onStay} />
    </HiddenAmounts>
  );
});
