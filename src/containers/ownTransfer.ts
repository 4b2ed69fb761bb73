/** A token transfer of ours with its transactions, for the detail screen. */
import type { IndexProgress, TransferLeg } from '../components/tokens/stepsOfTransfer.ts';
import { isTokenTransferOver, type TokenTransfer } from '../domain/drc20/send/TokenTransfer.ts';
import { Fault } from '../domain/fault.ts';
import { type PendingTransfer, SETTLED_CONFIRMATIONS } from '../domain/tx/PendingTransfer.ts';
import { canBroadcast, waitsForTurn } from '../domain/tx/pending/tokenParts.ts';
import type { Txid } from '../domain/tx/Txid.ts';
import type { Rebroadcast } from '../screens/wallet/HistoryDetail/HistoryDetailScreen.types.ts';
import type {
  OwnTransfer,
  RecoverOffer,
} from '../screens/wallet/TransferDetail/TransferDetailScreen.types.ts';
import type { Stores } from '../stores/createStores.ts';

/** Transactions no longer in the journal have long settled. */
const legOf = (txid: Txid, part: PendingTransfer | null): TransferLeg => ({
  txid,
  confirmations: part?.confirmations ?? SETTLED_CONFIRMATIONS,
  rejection: part?.rejection ?? null,
});

/** The transaction to rebroadcast: the first that is not out. */
export function partToResend({ tx }: Stores, transfer: TokenTransfer): PendingTransfer | null {
  const { commitTxid, id, recoveryTxid, stage } = transfer;
  if (isTokenTransferOver(transfer) || stage === 'mined') return null;
  const parts = [recoveryTxid, commitTxid, id].flatMap((txid) =>
    txid === null ? [] : (tx.journal.find(txid) ?? []),
  );
  const isOpen = (part: PendingTransfer) =>
    part.stage !== 'confirmed' && part.stage !== 'replaced' && !waitsForTurn(part);
  return parts.find((part) => isOpen(part) && canBroadcast(part, tx.journal.transfers)) ?? null;
}

function rebroadcastOf(stores: Stores, transfer: TokenTransfer): Rebroadcast {
  const part = partToResend(stores, transfer);
  if (part === null) return { kind: 'impossible' };
  if (stores.tx.journal.inFlight.includes(part.txid)) return { kind: 'sending' };
  return part.rejection === null ? { kind: 'possible' } : { kind: 'rejected', ...part.rejection };
}

function recoverOf({ tokens, tx }: Stores, { id, stage, recoveryTxid }: TokenTransfer): RecoverOffer {
  if (stage !== 'stuck') return { kind: 'none' };
  const state = tokens.recovery.of(id);
  const rejection = recoveryTxid === null ? null : (tx.journal.find(recoveryTxid)?.rejection ?? null);
  if (state === null || state.kind === 'possible') {
    if (rejection !== null) return { kind: 'rejected', rejection };
    return state ?? { kind: 'working' };
  }
  if (state.kind === 'working' || state.kind === 'failed') return state;
  return { kind: 'failed', fault: new Fault('rejected', state.problem.kind) };
}

function progressOf({ tokens }: Stores): IndexProgress {
  const ledgers = tokens.portfolio.reports.filter(({ kind }) => kind === 'ledger');
  const answer = ledgers.find(({ status }) => status === 'answers');
  if (answer?.status !== 'answers') return { index: null, behind: null };
  return { index: answer.name, behind: answer.behind };
}

/** A transfer with everything its detail shows. */
export function ownTransferOf(stores: Stores, transfer: TokenTransfer): OwnTransfer {
  const { journal } = stores.tx;
  const { commitTxid, id, recoveryTxid } = transfer;
  return {
    transfer,
    commit: legOf(commitTxid, journal.find(commitTxid)),
    reveal: legOf(id, journal.find(id)),
    recovery: recoveryTxid === null ? null : legOf(recoveryTxid, journal.find(recoveryTxid)),
    progress: progressOf(stores),
    rebroadcast: rebroadcastOf(stores, transfer),
    recover: recoverOf(stores, transfer),
  };
}

/** Whether it failed and no newer transfer sends the same to the same recipient. */
export function canBeSentAnew({ tokens }: Stores, transfer: TokenTransfer): boolean {
  const { stage } = transfer;
  if (stage !== 'rejected' && stage !== 'failed' && stage !== 'recovered') return false;
  const isAnew = (other: TokenTransfer) =>
    other.createdAtMs > transfer.createdAtMs &&
    other.to === transfer.to &&
    isSameAsset(other, transfer) &&
    !['rejected', 'failed', 'recovered'].includes(other.stage);
  return !tokens.journal.transfers.some(isAnew);
}

function isSameAsset({ subject: one }: TokenTransfer, { subject: other }: TokenTransfer): boolean {
  if (one.kind === 'token') {
    return other.kind === 'token' && one.tick === other.tick && one.amount === other.amount;
  }
  return one.kind === 'file' && other.kind === 'file' && one.fileId === other.fileId;
}
