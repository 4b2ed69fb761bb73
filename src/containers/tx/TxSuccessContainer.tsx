/** After sending, over the stores. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CopyOutcome } from '../../components/actions/CopyButton.tsx';
import { judgeRecipient } from '../../domain/address/judgeRecipient.ts';
import { sumKoinu } from '../../domain/amount/Koinu.ts';
import { expectedMinutes } from '../../domain/tx/fees/feeTimes.ts';
import { isOver, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { CONTACTS_MESSAGES } from '../../i18n/messages/settings/contactMessages.ts';
import { TxSuccessScreen } from '../../screens/tx/TxSuccess/TxSuccessScreen.tsx';
import type { TxSuccessView } from '../../screens/tx/TxSuccess/TxSuccessScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { knownAddresses } from '../knownAddresses.ts';
import { readDraft } from '../nameDraft.ts';
import { useCopied } from '../useCopied.ts';
import { useNow } from '../useNow.ts';
import { leaveTransfer } from './TxFailContainer.tsx';

/** The addresses of others that a transfer pays. */
const recipientsOf = ({ outputs }: PendingTransfer): readonly string[] =>
  outputs.flatMap(({ address, isOwn }) => (isOwn ? [] : [address]));

/** Keeps the recipient under a name; what is no name changes nothing. @returns whether it was kept */
export function saveRecipient({ stores: { contacts, tx, ui }, host }: AppServices, text: string): boolean {
  const { name } = readDraft(text);
  if (name === null || tx.lastSent === null || !contacts.add(tx.lastSent.to, name)) return false;
  host.haptic('success');
  ui.toast('success', CONTACTS_MESSAGES.saved);
  return true;
}

/** What went to others; where nothing did, what moved to ourselves. */
const movedBy = ({ amount, outputs }: PendingTransfer) =>
  amount > 0n ? amount : sumKoinu(outputs.map(({ value }) => value));

/** What became of the last transfer. */
export function txSuccessView(
  { stores }: AppServices,
  copied: CopyOutcome | null,
  nowMs: number,
  name: string | null = null,
): TxSuccessView {
  const { tx, accounts } = stores;
  const transfer = tx.lastSent;
  if (transfer === null) return { status: 'missing' };
  const { txid, to, fee, size, createdAtMs, stage, confirmations, tries } = transfer;
  const paid = recipientsOf(transfer);
  const about = {
    others: Math.max(0, paid.length - 1),
    trust: paid.length === 0 ? null : judgeRecipient(to, knownAddresses(stores)),
    naming: name === null ? null : readDraft(name).draft,
  };
  const frame = {
    ...about,
    txid,
    to,
    amount: movedBy(transfer),
    fee,
    price: accounts.price.quote,
    sentAtMs: createdAtMs,
    copied,
    nowMs,
  };
  if (stage === 'accepted' || stage === 'confirmed') {
    return {
      ...frame,
      status: 'accepted',
      confirmations,
      expectedMinutes: expectedMinutes(fee, size, tx.fees.times),
    };
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
  const [name, setName] = useState<string | null>(null);
  const transfer = stores.tx.lastSent;
  const hasFailed = transfer !== null && isOver(transfer);
  useEffect(() => {
    if (hasFailed) nav.replace('tx-fail');
  }, [hasFailed, nav]);
  return (
    <TxSuccessScreen
      {...txSuccessView(app, copied?.outcome ?? null, nowMs, name)}
      onCopyTxid={() => transfer && copy('txid', transfer.txid)}
      onDetails={() => transfer && nav.go('history-detail', { txid: transfer.txid })}
      onRetry={() => transfer && void stores.tx.resend(transfer.txid)}
      onNaming={(isNaming) => setName(isNaming ? '' : null)}
      onNameText={setName}
      onSaveContact={() => {
        if (name !== null && saveRecipient(app, name)) setName(null);
      }}
      onDone={() => leaveTransfer(app)}
    />
  );
});
