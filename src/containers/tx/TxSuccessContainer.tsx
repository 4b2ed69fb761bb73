/** After sending, over the stores. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isOver } from '../../domain/tx/PendingTransfer.ts';
import { TxSuccessScreen } from '../../screens/tx/TxSuccessScreen.tsx';
import type { TxSuccessView } from '../../screens/tx/TxSuccessScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { useCopied } from '../useCopied.ts';
import { useNow } from '../useNow.ts';
import { expectedMinutes } from './expectedMinutes.ts';

/** What became of the last transfer. */
export function txSuccessView(
  { stores: { tx, accounts } }: AppServices,
  copied: 'copied' | 'failed' | null,
  nowMs: number,
): TxSuccessView {
  const transfer = tx.lastSent;
  if (transfer === null) return { status: 'missing' };
  const { txid, to, amount, fee, size, createdAtMs, stage, confirmations, tries } = transfer;
  const frame = { txid, to, amount, fee, price: accounts.quote, sentAtMs: createdAtMs, copied, nowMs };
  if (stage === 'accepted' || stage === 'confirmed') {
    return { ...frame, status: 'accepted', confirmations, expectedMinutes: expectedMinutes(fee, size) };
  }
  const isRetrying = tx.journal.inFlight.includes(txid);
  return { ...frame, status: 'unknown', isRetrying, tries: Math.max(1, tries) };
}

/** Route /tx-success. */
export const TxSuccessContainer = observer(function TxSuccessContainer() {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const [copied, copy] = useCopied(host, clock);
  const nowMs = useNow(clock);
  const transfer = stores.tx.lastSent;
  const hasFailed = transfer !== null && isOver(transfer);
  useEffect(() => {
    if (hasFailed) nav.replace('tx-fail');
  }, [hasFailed, nav]);
  return (
    <TxSuccessScreen
      {...txSuccessView(app, copied?.outcome ?? null, nowMs)}
      onCopyTxid={() => transfer && copy('txid', transfer.txid)}
      onDetails={() => transfer && nav.go('history-detail', { txid: transfer.txid })}
      onRetry={() => transfer && void stores.tx.resend(transfer.txid)}
      onDone={() => nav.replace('home')}
    />
  );
});
