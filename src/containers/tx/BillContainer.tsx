/** A shop's bill. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { HiddenAmounts } from '../../components/money/HiddenAmounts.tsx';
import { lineDifference } from '../../domain/dogeconnect/judgeBill.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { BillScreen } from '../../screens/tx/Bill/BillScreen.tsx';
import type { BillView, ShownBill } from '../../screens/tx/Bill/BillScreen.types.ts';
import { BillStore } from '../../stores/bill/BillStore.ts';
import { readRecipient } from '../../stores/send/readDraft.ts';
import type { Preparation } from '../../stores/send/TransferFlow.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { failureOf, leaveForm } from '../preparing.ts';
import { useNow } from '../useNow.ts';

/** The view of the current bill. */
export function billView({ stores }: AppServices, bills: BillStore, nowMs: number): BillView {
  const { tx, accounts } = stores;
  const { state, icon } = bills;
  if (state.status === 'idle' || state.status === 'loading') return { status: 'loading' };
  if (state.status === 'failed') {
    return bills.isClosed
      ? { status: 'closed', hasAddress: bills.hasAddress }
      : { status: 'failed', fault: state.fault };
  }
  if (state.status === 'refused') return { status: 'refused', problem: state.problem, nowMs };
  const { bill } = state;
  const shown = { bill, icon, price: accounts.price.quote, lineSum: lineDifference(bill), nowMs };
  if (bills.payment !== null) return { ...shown, status: 'paid' };
  const problem = bills.timeProblem(nowMs);
  if (problem !== null) return { status: 'refused', problem, nowMs };
  return tx.canSpend ? payableView(tx.flow.state, shown) : { ...shown, status: 'watch-only' };
}

/** While it is being prepared, and when that failed. */
function payableView(preparation: Preparation, shown: ShownBill): BillView {
  if (preparation.status === 'preparing') return { ...shown, status: 'preparing', step: preparation.step };
  const isPlan = preparation.status === 'rejected' && preparation.problem.kind === 'plan';
  const planProblem = isPlan && preparation.problem.kind === 'plan' ? preparation.problem.problem : null;
  return { ...shown, status: 'ready', failure: failureOf(preparation), problem: planProblem };
}

/** The link's address is not paid here, only its bill: no check for our own scripts. */
const NO_SCRIPTS: ReadonlySet<string> = new Set();

/** Opens the link's bill, once per link. */
function useBill({ stores, network }: AppServices, bills: BillStore, link: string | undefined): void {
  useEffect(() => {
    stores.tx.flow.cancel();
    const reading = { rules: stores.tx.rules.get(), network, commitAddresses: NO_SCRIPTS };
    const read = readRecipient(link ?? '', reading).link;
    if (read !== null && !bills.isOpen(read)) void bills.open(read);
  }, [stores, bills, network, link]);
}

/** Route /bill, with the link in its parameters. */
export const BillContainer = observer(function BillContainer({ params }: { readonly params: RouteParams }) {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const { tx } = stores;
  const bills = stores.lazy.of(BillStore);
  useBill(app, bills, params.link);
  useEffect(() => () => leaveForm(tx), [tx]);
  const nowMs = useNow(clock, 1_000);
  const review = async () => {
    await bills.prepare();
    if (tx.flow.state.status === 'ready') nav.go('tx-confirm');
    else if (tx.flow.state.status !== 'idle') host.haptic('error');
  };
  return (
    <HiddenAmounts isHidden={false}>
      <BillScreen
        {...billView(app, bills, nowMs)}
        onReview={() => void review()}
        onCancel={tx.flow.cancel}
        onRetry={() => void bills.retry()}
        onIcon={() => void bills.loadIcon()}
        onReceipt={() => bills.payment && nav.replace('bill-receipt', { txid: bills.payment.txid })}
        onHome={() => nav.replace('home')}
      />
    </HiddenAmounts>
  );
});
