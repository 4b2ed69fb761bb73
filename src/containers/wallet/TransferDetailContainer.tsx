/** A transfer of a token or a file, or a batch of ours. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CopyOutcome } from '../../components/actions/CopyButton.tsx';
import { HiddenAmounts } from '../../components/money/HiddenAmounts.tsx';
import type { TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { lastValue } from '../../domain/loadable.ts';
import type { Review } from '../../domain/review/Review.ts';
import { effectOfRecovery } from '../../domain/review/signingEffect.ts';
import { RECOVERED } from '../../domain/review/spendingOf.ts';
import type { Consent } from '../../domain/tx/Consent.ts';
import { isTxid, type Txid } from '../../domain/tx/Txid.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { TransferDetailScreen } from '../../screens/wallet/TransferDetail/TransferDetailScreen.tsx';
import type { TransferDetailView } from '../../screens/wallet/TransferDetail/TransferDetailScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { canBeSentAnew, ownTransferOf, partToResend } from '../ownTransfer.ts';
import { signingReview } from '../signingReview.ts';
import { useAgreement } from '../useAgreement.ts';
import { useCopied } from '../useCopied.ts';
import { useNow } from '../useNow.ts';

/** State kept by the screen itself. */
export interface DetailSources {
  readonly nowMs: number;
  readonly copied: CopyOutcome | null;
  readonly scrollPosition: { offset: number };
  /** consents to the recovery */
  readonly agreed: ReadonlySet<Consent>;
}

const txidOf = ({ txid }: RouteParams): Txid | null => (txid !== undefined && isTxid(txid) ? txid : null);

/** The transfers in a route: one, or a batch. */
function transfersOf({ tokens }: Stores, params: RouteParams): readonly TokenTransfer[] {
  if (params.batch !== undefined) return tokens.journal.batch(params.batch);
  const own = tokens.journal.find(params.txid ?? '');
  return own === null ? [] : [own];
}

/** The review of recovering a stuck commit; null until that is known. */
function reviewOf(stores: Stores, { id }: TokenTransfer, nowMs: number): Review | null {
  const state = stores.tokens.recovery.of(id);
  return state?.kind === 'possible'
    ? signingReview(stores, { effect: effectOfRecovery(state.gets, state.fee), spending: RECOVERED }, nowMs)
    : null;
}

/** @param params - untrusted */
export function transferDetailView(
  { stores }: AppServices,
  params: RouteParams,
  { nowMs, copied, scrollPosition, agreed }: DetailSources,
): TransferDetailView {
  const { accounts, contacts } = stores;
  const frame = { price: accounts.price.quote, nowMs };
  const transfers = transfersOf(stores, params);
  const [first, second] = transfers;
  if (first !== undefined && second !== undefined) {
    const items = transfers.map((transfer) => ({ transfer, name: contacts.nameOf(transfer.to) }));
    const again = transfers.filter((transfer) => canBeSentAnew(stores, transfer)).length;
    return { ...frame, status: 'batch', items, again, scrollPosition };
  }
  if (first !== undefined) {
    const name = contacts.nameOf(first.to);
    const own = ownTransferOf(stores, first);
    return { ...frame, status: 'own', own, name, copied, agreed, review: reviewOf(stores, first, nowMs) };
  }
  const txid = txidOf(params);
  return txid === null ? { status: 'unread' } : reportedView(stores, txid, { ...frame, copied });
}

/** A transfer by others, or by us on another device. */
function reportedView(
  { tokens, tx, accounts, contacts }: Stores,
  txid: Txid,
  frame: {
    readonly price: typeof accounts.price.quote;
    readonly nowMs: number;
    readonly copied: CopyOutcome | null;
  },
): TransferDetailView {
  const lookup = tokens.portfolio.hasLedger ? tokens.transferLookup.of(txid) : ({ status: 'none' } as const);
  const { nameOf } = contacts;
  if (lookup.status === 'reported' && tx.from !== null) {
    return {
      ...frame,
      status: 'reported',
      activity: lookup.activity,
      account: tx.from,
      nameOf,
      index: lookup.index,
    };
  }
  if (lookup.status === 'loading') return { status: 'loading' };
  const { copied: _, ...rest } = frame;
  const entry = tx.history.entries.find((candidate) => candidate.txid === txid);
  if (lookup.status === 'changed' && tx.from !== null) {
    const { changes, index } = lookup;
    const isInHistory = entry !== undefined;
    return { ...frame, status: 'changed', txid, changes, account: tx.from, nameOf, index, isInHistory };
  }
  if (entry !== undefined) return { ...rest, status: 'chain', entry };
  if (lookup.status === 'failed') return lookup;
  const { pages } = tx.history.cache;
  const isAwaited = pages.status === 'idle' || pages.status === 'loading';
  return { status: isAwaited && lastValue(pages) === undefined ? 'loading' : 'unread' };
}

/** Fills the form with the failed transfers of a batch; successful ones are not repeated. */
export function sendRest({ stores, nav }: AppServices, params: RouteParams): void {
  const { tokens, accounts } = stores;
  const rest = transfersOf(stores, params).filter((transfer) => canBeSentAnew(stores, transfer));
  const [first] = rest;
  if (first === undefined || first.subject.kind === 'nft') return;
  if (first.subject.kind === 'file') {
    const { fileId } = first.subject;
    tokens.draft.begin(accounts.current.key, { kind: 'file', fileId });
    tokens.draft.pick(first.to);
    nav.go('drc20-send', { file: fileId });
    return;
  }
  const key = tokenKey(first.subject.id);
  const payments = rest.flatMap(({ to: address, subject }) =>
    subject.kind === 'token' ? [{ address, amount: subject.amount, name: null }] : [],
  );
  tokens.draft.begin(accounts.current.key, { kind: 'token', key });
  tokens.draft.setList(payments);
  nav.go('drc20-send', { token: key });
}

/** Route /transfer-detail. */
export const TransferDetailContainer = observer(function TransferDetailContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const { tx, tokens } = stores;
  const [copied, copy] = useCopied(host, clock);
  const [scrollPosition] = useState({ offset: 0 });
  const txid = txidOf(params);
  const own = txid === null ? null : tokens.journal.find(txid);
  const isStuck = own?.stage === 'stuck';
  const isOwn = own !== null;
  const { from } = tx;
  const tip = lastValue(tx.coins.cache.snapshot)?.tip.height;
  useEffect(() => tokens.attend(), [tokens]);
  useEffect(() => {
    if (txid !== null && !isOwn && tip !== -1) void tokens.transferLookup.open(txid, from);
  }, [tokens, txid, isOwn, tip, from]);
  useEffect(() => {
    if (txid !== null && isStuck) void tokens.recovery.inspect(txid);
  }, [tokens, txid, isStuck]);
  const resend = async () => {
    const part = own && partToResend(stores, own);
    if (part !== null) await tx.journal.send(part.txid);
    await tokens.runner.run();
  };
  const { agreed, onAgree } = useAgreement(txid);
  const lookup = { nowMs: useNow(clock), copied: copied?.outcome ?? null, scrollPosition, agreed };
  return (
    <HiddenAmounts isHidden={stores.ui.isBalanceHidden}>
      <TransferDetailScreen
        {...transferDetailView(app, params, lookup)}
        onReceive={() => nav.go('receive')}
        onHistory={() => nav.go('history')}
        onEntry={(entry) => nav.go('history-detail', { txid: entry })}
        onTransfer={(id) => nav.go('transfer-detail', { txid: id })}
        onBatch={(batch) => nav.go('transfer-detail', { batch })}
        onCopyTxid={() => copy('txid', params.txid ?? '')}
        onRebroadcast={() => void resend()}
        onRecover={() => void (txid !== null && tokens.recovery.recover(txid, [...agreed]))}
        onAgree={onAgree}
        onSendRest={() => sendRest(app, params)}
        onRetry={() => {
          if (txid !== null) void tokens.transferLookup.open(txid, from);
          void tx.refresh();
        }}
      />
    </HiddenAmounts>
  );
});
