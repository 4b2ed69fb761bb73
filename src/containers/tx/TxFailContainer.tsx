/** The result after a rejection. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isOver } from '../../domain/tx/PendingTransfer.ts';
import type { TxFailView } from '../../screens/tx/TxFail/TxFailScreen.tsx';
import { TxFailScreen } from '../../screens/tx/TxFail/TxFailScreen.tsx';
import type { TxStore } from '../../stores/TxStore.ts';
import { type AppServices, useApp } from '../AppContext.tsx';

export function txFailView({ lastSent }: TxStore): TxFailView {
  if (lastSent === null || lastSent.rejection === null || !isOver(lastSent)) return { status: 'missing' };
  return { status: 'rejected', ...lastSent.rejection, amount: lastSent.amount, to: lastSent.to };
}

/** Leaves the result of a transfer: home, or back to the site that requested it and waits for the report. */
export function leaveTransfer({ stores, nav }: AppServices): void {
  const desk = stores.apps.desk.loaded;
  if (desk?.state.status === 'paid') nav.replace('app-connect', { startapp: desk.text });
  else nav.replace('home');
}

/** Route /tx-fail. */
export const TxFailContainer = observer(function TxFailContainer() {
  const app = useApp();
  const { stores, nav } = app;
  const { tx } = stores;
  const transfer = tx.lastSent;
  const isUnderWay = transfer !== null && !isOver(transfer);
  useEffect(() => {
    if (isUnderWay) nav.replace('tx-success');
  }, [isUnderWay, nav]);
  return (
    <TxFailScreen
      {...txFailView(tx)}
      onEdit={() => {
        void tx.refresh();
        // the transfer to be replaced is still pending: another fee is chosen there
        const replaced = transfer?.replaces ?? null;
        if (replaced === null) nav.replace('tx-create');
        else nav.replace('history-detail', { txid: replaced });
      }}
      onRetry={() => transfer && void tx.resend(transfer.txid)}
      onHistory={() => nav.replace('history')}
      onHome={() => leaveTransfer(app)}
    />
  );
});
