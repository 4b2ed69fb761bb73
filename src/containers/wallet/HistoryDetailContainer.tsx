/** A single transaction. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { feeRate } from '../../domain/amount/FeeRate.ts';
import type { ScriptMoneyState } from '../../domain/drc20/script/recovery.ts';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import { lastValue } from '../../domain/loadable.ts';
import type { Review } from '../../domain/review/Review.ts';
import { effectOfRecovery } from '../../domain/review/signingEffect.ts';
import { RECOVERED } from '../../domain/review/spendingOf.ts';
import { explorersOf } from '../../domain/tx/explorers.ts';
import { isLive, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { isTxid, type Txid } from '../../domain/tx/Txid.ts';
import { describeFault } from '../../i18n/messages/app/describeFault.ts';
import { FORGET_MESSAGES } from '../../i18n/messages/wallet/rescueMessages.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { HistoryDetailScreen } from '../../screens/wallet/HistoryDetail/HistoryDetailScreen.tsx';
import type {
  Rebroadcast,
  TransferDetail,
} from '../../screens/wallet/HistoryDetail/HistoryDetailScreen.types.ts';
import { entryOfPending, historyEntryOf } from '../../stores/chain/historyEntry.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { ForgetOutcome } from '../../stores/send/Rescue.ts';
import { ScriptMoney } from '../../stores/send/token/ScriptMoney.ts';
import type { TxStore } from '../../stores/TxStore.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { openPage, useHostRequests } from '../openPage.ts';
import { signingReview } from '../signingReview.ts';
import { useAgreement } from '../useAgreement.ts';
import { useCopied } from '../useCopied.ts';
import { useGivenField } from '../useGivenField.ts';
import { useNow } from '../useNow.ts';
import { billNameOf } from './billName.ts';
import { isRescuable } from './rescueView.ts';
import { useRescue } from './useRescue.ts';

const rateOf = (fee: bigint, size: number | null) =>
  size === null || size === 0 || fee === 0n ? null : feeRate((fee * 1000n) / BigInt(size) || 1n);

/** A transaction as the chain reports it. @param entry - its history entry, so that row and detail agree */
export function detailOf(
  transaction: ChainTransaction,
  own: DogeAddress,
  entry: HistoryEntry = historyEntryOf(transaction, own),
): TransferDetail {
  const side = ({ address, value }: { address: DogeAddress | null; value: TransferDetail['totalFee'] }) => ({
    address,
    value,
    isOwn: address === own,
  });
  return {
    entry,
    inputs: transaction.inputs.map(side),
    outputs: transaction.outputs.map(side),
    totalFee: transaction.fee,
    size: transaction.size,
    feeRate: rateOf(transaction.fee, transaction.size),
    blockHeight: transaction.blockHeight,
  };
}

/** A transfer of ours that the chain does not report. */
export const detailOfPending = (transfer: PendingTransfer): TransferDetail => ({
  entry: entryOfPending(transfer),
  inputs: transfer.inputs.map(({ address, value }) => ({ address, value, isOwn: true })),
  outputs: transfer.outputs,
  totalFee: transfer.fee,
  size: transfer.size,
  feeRate: rateOf(transfer.fee, transfer.size),
  blockHeight: null,
});

/** Whether the same bytes can be broadcast again, and the status of that. */
export function rebroadcastOf(tx: TxStore, txid: Txid): Rebroadcast {
  const transfer = tx.journal.find(txid);
  if (transfer === null) return { kind: 'impossible' };
  if (tx.journal.inFlight.includes(txid)) return { kind: 'sending' };
  if (transfer.rejection !== null) return { kind: 'rejected', ...transfer.rejection };
  return { kind: isLive(transfer) ? 'possible' : 'impossible' };
}

/** Adds the data that we wrote on the chain ourselves: indexers don't return it. */
function withOwnData(detail: TransferDetail, transfer: PendingTransfer | null): TransferDetail {
  const outputs = detail.outputs.map((output, at) => {
    const data = transfer?.outputs[at]?.data;
    return data === undefined ? output : { ...output, data };
  });
  return { ...detail, outputs };
}

/** Status of a transaction's detail. */
export function detailState(tx: TxStore, txid: Txid, own: DogeAddress) {
  const { opened } = tx.history.cache;
  const reported = lastValue(opened);
  const transfer = tx.journal.find(txid);
  const isOutdone = transfer?.stage === 'replaced' && reported?.confirmations === 0;
  const known = tx.history.entries.find((candidate) => candidate.txid === txid) ?? null;
  if (reported?.txid === txid && !isOutdone) {
    const detail = detailOf(reported, own, tx.history.entryOf(reported) ?? undefined);
    return { status: 'ready', detail: withOwnData(detail, transfer) } as const;
  }
  if (transfer !== null) {
    const detail = detailOfPending(transfer);
    return { status: 'ready', detail: { ...detail, entry: known ?? detail.entry } } as const;
  }
  if (opened.status !== 'failed') return { status: 'loading' } as const;
  return { status: 'failed', fault: opened.fault, entry: known } as const;
}

/** The review of a recovery: if it takes several transactions, the most expensive one, because each is signed separately. */
export function scriptReviewOf(stores: Stores, money: ScriptMoneyState, nowMs: number): Review | null {
  if (money.kind !== 'possible') return null;
  const { gets, fee } = money.dearest ?? money;
  return signingReview(stores, { effect: effectOfRecovery(gets, fee), spending: RECOVERED }, nowMs);
}

/** What is left in the one-time script that a transaction paid, if it is one of ours. */
function useScriptMoney(stores: Stores, entry: HistoryEntry | null, nowMs: number) {
  const { tx } = stores;
  const scriptMoney = stores.lazy.of(ScriptMoney);
  const script = entry !== null && tx.canSpend ? tx.commits.paidBy(entry) : null;
  const tip = lastValue(tx.coins.cache.snapshot)?.tip.hash;
  useEffect(() => {
    if (script !== null && tip !== '') void scriptMoney.inspect(script);
  }, [scriptMoney, script, tip]);
  const { agreed, onAgree } = useAgreement(script?.address ?? null);
  const money = script && scriptMoney.of(script);
  return {
    view: {
      scriptMoney: money,
      scriptReview: money && scriptReviewOf(stores, money, nowMs),
      scriptAgreed: agreed,
    },
    onBringBack: () => script && void scriptMoney.bringBack(script, [...agreed]),
    onAgree,
  };
}

/** Whether a new block may change the transaction opened last. */
function isAwaited({ opened }: TxStore['history']['cache']): boolean {
  return opened.status === 'failed' || (opened.status === 'ready' && opened.value.blockHeight === null);
}

/** Route /history-detail. */
export const HistoryDetailContainer = observer(function HistoryDetailContainer({
  params,
}: {
  params: RouteParams;
}) {
  const { stores, nav } = useApp();
  const { tx } = stores;
  const txid = params.txid !== undefined && isTxid(params.txid) ? params.txid : null;
  const tip = lastValue(tx.coins.cache.snapshot)?.tip.hash;
  useEffect(() => {
    if (txid === null) nav.replace('history');
    else void tx.history.cache.open(txid);
  }, [tx, nav, txid]);
  useEffect(() => {
    if (txid !== null && tip !== '' && isAwaited(tx.history.cache)) void tx.history.cache.open(txid);
  }, [tx, txid, tip]);
  if (txid === null || tx.from === null) return null;
  return <Detail key={txid} txid={txid} own={tx.from} />;
});

const Detail = observer(function Detail({ txid, own }: { readonly txid: Txid; readonly own: DogeAddress }) {
  const app = useApp();
  const { stores, nav, host, clock, network } = app;
  useHostRequests(host);
  const { tx, accounts, notes, contacts } = stores;
  const [copied, copy] = useCopied(host, clock);
  const nowMs = useNow(clock);
  const { other, hear } = useGivenField();
  const state = detailState(tx, txid, own);
  const entry = state.status === 'ready' ? state.detail.entry : null;
  const script = useScriptMoney(stores, entry, nowMs);
  const rescue = useRescue(stores, txid, entry !== null && isRescuable(entry));
  const view =
    state.status === 'ready'
      ? {
          ...state,
          rebroadcast: rebroadcastOf(tx, txid),
          rescue: rescue.view,
          nameOf: (address: DogeAddress) => contacts.nameOf(address) ?? billNameOf(tx, txid),
          note: notes.noteOf(txid),
          explorers: (host.canOpenLinks ? explorersOf(network) : []).map(({ name }) => name),
          canRepeat:
            tx.canSpend &&
            tx.coins.breakdown.spendable > state.detail.entry.amount &&
            repeatOf(tx, state.detail.entry) !== null,
          ...script.view,
        }
      : state;
  const explore = async (name: string) => {
    const explorer = explorersOf(network).find((one) => one.name === name);
    if (explorer) await openPage(app, explorer.urlOf(txid));
  };
  return (
    <HistoryDetailScreen
      {...view}
      txid={txid}
      isHidden={stores.ui.isBalanceHidden}
      price={accounts.price.quote}
      copied={copied?.outcome ?? null}
      nowMs={nowMs}
      onCopyTxid={() => copy('txid', txid)}
      onRebroadcast={() => void tx.resend(txid)}
      onRetry={() => void tx.history.cache.open(txid)}
      onEntry={(other) => nav.go('history-detail', { txid: other })}
      onTransfer={(id) => nav.go('transfer-detail', { txid: id })}
      onSpeedUp={(rate) => void rescue.prepare('speed-up', rate, () => nav.go('tx-confirm'))}
      onCancel={(rate) => void rescue.prepare('cancel', rate, () => nav.go('tx-confirm'))}
      onAgree={rescue.agree}
      onInspect={rescue.inspect}
      onForget={() => void rescue.forget().then((outcome) => reportForgotten(app, outcome))}
      noteOther={other}
      onNoteText={hear('message')}
      onNote={(note) => notes.setNote(txid, note)}
      onReceipt={stores.tx.journal.find(txid)?.bill && (() => nav.go('bill-receipt', { txid }))}
      onExplorer={(name) => void explore(name)}
      onRepeat={() => entry && void repeat(app, entry)}
      onBringBack={script.onBringBack}
      onScriptAgree={script.onAgree}
    />
  );
});

/**
 * The recipient and amount to send again; null when not possible: for parts of token transfers, paid bills, and payments to scripts
 * not known to be someone else's.
 */
export function repeatOf(
  { commits, journal }: Pick<TxStore, 'commits' | 'journal'>,
  { txid, direction, counterparts, amount, state, token }: HistoryEntry,
) {
  const [to, ...others] = counterparts;
  if (direction !== 'sent' || to === undefined || others.length > 0 || state.kind !== 'confirmed')
    return null;
  const own = journal.find(txid);
  // a bill is paid once, and through its relay
  if (own?.bill !== undefined) return null;
  const isPlain = commits.isOrdinary(to) || (own !== null && !own.tokenPart);
  if ((token ?? null) !== null || commits.addresses.has(to) || !isPlain) return null;
  return { to, amount };
}

function repeat({ stores: { tx }, nav }: AppServices, entry: HistoryEntry): void {
  const again = repeatOf(tx, entry);
  if (again === null) return;
  tx.draft.reset();
  tx.draft.pick(again.to);
  tx.draft.fillAmount(again.amount);
  nav.go('tx-create');
}

function reportForgotten({ stores: { ui }, nav }: AppServices, outcome: ForgetOutcome): void {
  if (outcome === 'forgotten') {
    ui.toast('success', FORGET_MESSAGES.forgotten);
    nav.replace('history');
  } else if (outcome === 'known') ui.toast('info', FORGET_MESSAGES.known);
  else if (outcome === 'too-early') ui.toast('info', FORGET_MESSAGES.tooEarly);
  else ui.toast('error', describeFault(outcome).title);
}
