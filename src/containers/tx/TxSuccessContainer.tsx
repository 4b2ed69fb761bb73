/** The result after sending. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CopyOutcome } from '../../components/actions/CopyButton.tsx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { judgeRecipient } from '../../domain/address/judgeRecipient.ts';
import { sumKoinu } from '../../domain/amount/Koinu.ts';
import type { TokenStage, TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import { expectedMinutes } from '../../domain/tx/fees/feeTimes.ts';
import { isOver, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { CONTACTS_MESSAGES } from '../../i18n/messages/settings/contactMessages.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { TxSuccessScreen } from '../../screens/tx/TxSuccess/TxSuccessScreen.tsx';
import type { TxSuccessView } from '../../screens/tx/TxSuccess/TxSuccessScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { knownAddresses } from '../knownAddresses.ts';
import { readDraft } from '../nameDraft.ts';
import { ownTransferOf } from '../ownTransfer.ts';
import { useCopied } from '../useCopied.ts';
import { useNow } from '../useNow.ts';
import { leaveTransfer } from './TxFailContainer.tsx';

/** The other people's addresses that a transfer pays. */
const recipientsOf = ({ outputs }: PendingTransfer): readonly string[] =>
  outputs.flatMap(({ address, isOwn }) => (isOwn ? [] : [address]));

/** Saves a recipient as a contact; ignores an invalid name. @returns whether it was saved */
export function saveRecipient(
  { stores: { contacts, ui }, host }: AppServices,
  to: DogeAddress | null,
  text: string,
): boolean {
  const { name } = readDraft(text);
  if (name === null || to === null || !contacts.add(to, name)) return false;
  host.haptic('success');
  ui.toast('success', CONTACTS_MESSAGES.saved);
  return true;
}

/** The amount sent to others, or else the amount moved to ourselves. */
const movedBy = ({ amount, outputs }: PendingTransfer) =>
  amount > 0n ? amount : sumKoinu(outputs.map(({ value }) => value));

/** Status of the last transfer. */
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

/** The transfers named by the route: one, or a batch; empty when DOGE was sent. */
const sentTokens = ({ tokens }: Stores, { txid, batch }: RouteParams): readonly TokenTransfer[] => {
  if (batch !== undefined) return tokens.journal.batch(batch);
  const own = txid === undefined ? null : tokens.journal.find(txid);
  return own === null ? [] : [own];
};

/** Status of a token or file transfer; null when DOGE was sent. */
export function tokenSuccessView(
  { stores }: AppServices,
  params: RouteParams,
  name: string | null = null,
): TxSuccessView | null {
  const { contacts, accounts } = stores;
  const transfers = sentTokens(stores, params);
  const [first, second] = transfers;
  if (first === undefined) return null;
  if (second !== undefined) {
    const items = transfers.map((transfer) => ({ transfer, name: contacts.nameOf(transfer.to) }));
    return { status: 'tokens', items };
  }
  return {
    status: 'token',
    own: ownTransferOf(stores, first),
    to: first.to,
    others: 0,
    trust: judgeRecipient(first.to, knownAddresses(stores)),
    naming: name === null ? null : readDraft(name).draft,
    price: accounts.price.quote,
  };
}

const NOT_SENT: readonly TokenStage[] = ['rejected', 'failed', 'stuck', 'recovering', 'recovered'];

/** Route /tx-success: the token transfers in its parameters, or else the last DOGE transfer. */
export const TxSuccessContainer = observer(function TxSuccessContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const [copied, copy] = useCopied(host, clock);
  const nowMs = useNow(clock);
  const [name, setName] = useState<string | null>(null);
  const transfer = stores.tx.lastSent;
  const tokenView = tokenSuccessView(app, params, name);
  const isToken = tokenView !== null;
  const hasFailed = isToken
    ? sentTokens(stores, params).some(({ stage }) => NOT_SENT.includes(stage))
    : transfer !== null && isOver(transfer);
  useEffect(() => {
    if (!hasFailed) return;
    if (isToken) nav.replace('transfer-detail', params);
    else nav.replace('tx-fail');
  }, [hasFailed, isToken, nav, params]);
  useEffect(() => (isToken ? stores.tokens.attend() : undefined), [stores, isToken]);
  const to = tokenView?.status === 'token' ? tokenView.to : (transfer?.to ?? null);
  return (
    <TxSuccessScreen
      {...(tokenView ?? txSuccessView(app, copied?.outcome ?? null, nowMs, name))}
      onCopyTxid={() => transfer && copy('txid', transfer.txid)}
      onDetails={() => {
        if (isToken) nav.go('transfer-detail', params);
        else if (transfer !== null) nav.go('history-detail', { txid: transfer.txid });
      }}
      onRetry={() => transfer && void stores.tx.resend(transfer.txid)}
      onNaming={(isNaming) => setName(isNaming ? '' : null)}
      onNameText={setName}
      onSaveContact={() => {
        if (name !== null && saveRecipient(app, to, name)) setName(null);
      }}
      onDone={() => leaveTransfer(app)}
    />
  );
});
