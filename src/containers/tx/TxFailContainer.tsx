/** After a refusal, over the stores. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { TxFailScreen } from '../../screens/tx/TxFailScreen.tsx';
import type { TxFailView } from '../../screens/tx/TxFailScreen.types.ts';
import type { TxStore } from '../../stores/TxStore.ts';
import { useApp } from '../AppContext.tsx';

/** What was refused, and why. */
export function txFailView({ lastSent }: TxStore): TxFailView {
  if (lastSent === null || lastSent.refusal === null) return { status: 'missing' };
  return { status: 'rejected', ...lastSent.refusal, amount: lastSent.amount, to: lastSent.to };
}

/** Route /tx-fail. */
export const TxFailContainer = observer(function TxFailContainer() {
  const { stores, nav } = useApp();
  const { tx } = stores;
  const transfer = tx.lastSent;
  const isRefused = transfer?.refusal != null;
  useEffect(() => {
    if (transfer !== null && !isRefused) nav.replace('tx-success');
  }, [transfer, isRefused, nav]);
  return (
    <TxFailScreen
      {...txFailView(tx)}
      onEdit={() => {
        void tx.refresh();
        nav.replace('tx-create');
      }}
      onRetry={() => transfer && void tx.resend(transfer.txid)}
      onHistory={() => nav.replace('history')}
      onHome={() => nav.replace('home')}
    />
  );
});
