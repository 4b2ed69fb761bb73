/** Status of a bill's payment. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { isTaken, isTurnedDown } from '../../domain/dogeconnect/Bill.ts';
import { type PendingTransfer, SETTLED_CONFIRMATIONS } from '../../domain/tx/PendingTransfer.ts';
import { isTxid, txid as readTxid } from '../../domain/tx/Txid.ts';
import { receiptText } from '../../i18n/messages/send/receiptText.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { BillReceiptScreen } from '../../screens/tx/Bill/BillReceiptScreen.tsx';
import type { BillReceiptView, Receipt } from '../../screens/tx/Bill/BillReceiptScreen.types.ts';
import { BillStore } from '../../stores/bill/BillStore.ts';
import type { Stores } from '../../stores/Stores.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { canShareFiles, saveFile, shareFile } from '../fileHandOver.ts';
import { useCopied } from '../useCopied.ts';
import { useNow } from '../useNow.ts';
import { leaveTransfer } from './TxFailContainer.tsx';

const FILE_NAME = 'kennel-receipt.txt';

/** State kept by the screen itself, and what the device supports. */
type Kept = Pick<Receipt, 'copied' | 'saving' | 'canShare'>;

/** The chain takes precedence over the relay: a mined payment is paid, whatever the relay says. */
export function billReceiptView(
  { stores }: Pick<AppServices, 'stores'>,
  txid: string | undefined,
  nowMs: number,
  kept: Kept,
): BillReceiptView {
  const { journal } = stores.tx;
  const transfer = txid === undefined ? null : journal.find(txid);
  const bill = transfer?.bill;
  if (transfer === null || bill === undefined) return { status: 'missing' };
  const { stage, confirmations, outputs, from, fee, createdAtMs } = transfer;
  const payments = outputs.flatMap(({ address, value, isOwn, data }) =>
    isOwn || data !== undefined ? [] : [{ to: address, amount: value }],
  );
  const receipt = {
    data: outputs.find(({ data }) => data !== undefined)?.data ?? null,
    bill,
    txid: transfer.txid,
    payments,
    from,
    fee,
    nowMs,
    ...kept,
    price: stores.accounts.price.quote,
    sentAtMs: createdAtMs,
  };
  if (stage === 'confirmed') return { ...receipt, status: 'paid', confirmations };
  if (stage === 'accepted') return { ...receipt, status: 'accepted' };
  if (stage === 'rejected') return { ...receipt, status: 'unsent' };
  if (stage === 'replaced') return { ...receipt, status: 'returned', isSettled: isGone(transfer, journal) };
  return openView(receipt, stage, journal.inFlight.includes(transfer.txid));
}

/** Whether its replacement is final. */
function isGone({ replacedBy, voidedBy }: PendingTransfer, journal: Stores['tx']['journal']): boolean {
  const winner = replacedBy ? journal.find(replacedBy) : null;
  return Boolean(voidedBy) || (winner?.confirmations ?? 0) >= SETTLED_CONFIRMATIONS;
}

/** For payments unknown to our servers: only the relay has reported on them. */
function openView(receipt: Receipt, stage: 'sending' | 'unknown', isRetrying: boolean): BillReceiptView {
  const { bill, nowMs } = receipt;
  if (isTaken(bill)) return { ...receipt, status: 'accepted' };
  if (isTurnedDown(bill)) return { ...receipt, status: 'declined' };
  if (stage === 'sending') return { ...receipt, status: 'waiting' };
  return { ...receipt, status: 'silent', isRetrying, canRetry: nowMs < bill.expiresAtMs };
}

/** Route /bill-receipt, with the payment's id in its parameters. */
export const BillReceiptContainer = observer(function BillReceiptContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const bills = stores.lazy.of(BillStore);
  const id = params.txid !== undefined && isTxid(params.txid) ? readTxid(params.txid) : null;
  const [copied, copy] = useCopied<'receipt'>(host, clock);
  const [saving, setSaving] = useState<Kept['saving']>('none');
  const nowMs = useNow(clock);
  useEffect(() => (id === null ? undefined : bills.follow(id)), [bills, id]);
  const canShare = canShareFiles(FILE_NAME);
  const view = billReceiptView(app, params.txid, nowMs, {
    copied: copied?.outcome ?? null,
    saving,
    canShare,
  });
  const text = () => (view.status === 'missing' ? '' : receiptText(view));
  const save = async () => {
    if (canShare) {
      setSaving((await shareFile(FILE_NAME, text())) === 'failed' ? 'failed' : 'none');
      return;
    }
    saveFile(FILE_NAME, text());
    setSaving('started');
  };
  return (
    <BillReceiptScreen
      {...view}
      onRetry={() => id !== null && void stores.tx.resend(id)}
      onTakeBack={() => id !== null && nav.go('history-detail', { txid: id })}
      onDetails={() => id !== null && nav.go('history-detail', { txid: id })}
      onCopy={() => copy('receipt', text())}
      onSave={canShare || host.takesFiles ? () => void save() : undefined}
      onDone={() => leaveTransfer(app)}
    />
  );
});
