/** Commits, reveals and recoveries among our pending transfers: which wait for their turn, and which may leave. */
import { isLive, isOver, isUnsettled, type PendingTransfer, type RejectReason } from '../PendingTransfer.ts';

type Transfers = readonly PendingTransfer[];

/** Whether a transfer is part of a token transfer. */
export const isPart = ({ tokenPart }: PendingTransfer): boolean => (tokenPart ?? null) !== null;

/** Whether it is written down and was never broadcast: its turn has not come. */
export const waitsForTurn = (transfer: PendingTransfer): boolean =>
  isPart(transfer) && transfer.stage === 'sending' && transfer.tries === 0;

/** Whether nodes have it, as far as is known. */
const isOut = ({ stage }: PendingTransfer): boolean => stage === 'accepted' || stage === 'confirmed';

/** Those of ours whose outputs a transfer spends. */
export function parentsOf({ inputs }: PendingTransfer, transfers: Transfers): Transfers {
  const ids = new Set<string>(inputs.map(({ txid }) => txid));
  return transfers.filter(({ txid }) => ids.has(txid));
}

/** The other parts of the same token transfer. */
const siblingsOf = ({ txid, tokenPart }: PendingTransfer, transfers: Transfers): Transfers =>
  tokenPart ? transfers.filter((one) => one.txid !== txid && one.tokenPart?.of === tokenPart.of) : [];

/**
 * Whether the bytes of a part may be broadcast: everything of ours that it spends is out, its commit was not rejected,
 * and nothing brings its money back. A transfer that is no part may always.
 */
export function canBroadcast(transfer: PendingTransfer, transfers: Transfers): boolean {
  const { tokenPart } = transfer;
  if (!tokenPart) return true;
  if (tokenPart.role === 'commit' && isOver(transfer)) return false;
  if (!parentsOf(transfer, transfers).every(isOut)) return false;
  return tokenPart.role !== 'reveal' || !isBeingRecovered(transfer, transfers);
}

/** Whether the money of its commit is on its way back, or is back. */
const isBeingRecovered = (reveal: PendingTransfer, transfers: Transfers): boolean =>
  siblingsOf(reveal, transfers).some((one) => one.tokenPart?.role === 'recovery' && !isOver(one));

/**
 * Whether the chain has to be asked about a part that was rejected: a reveal, while its commit is out and nothing of that
 * is settled. Some other node may have taken it.
 */
export function isDoubtfulReveal(transfer: PendingTransfer, transfers: Transfers): boolean {
  if (transfer.tokenPart?.role !== 'reveal' || transfer.stage !== 'rejected') return false;
  const siblings = siblingsOf(transfer, transfers);
  const isBack = siblings.some((one) => one.tokenPart?.role === 'recovery' && isSettled(one));
  return !isBack && siblings.some((one) => one.tokenPart?.role === 'commit' && isOut(one));
}

const isSettled = (transfer: PendingTransfer): boolean =>
  transfer.stage === 'confirmed' && !isUnsettled(transfer);

/** Whether the bytes of a part may still be needed: nothing has settled its token transfer. */
export function isPartNeeded(transfer: PendingTransfer, transfers: Transfers): boolean {
  if (!isPart(transfer)) return false;
  const parts = [transfer, ...siblingsOf(transfer, transfers)];
  const isCommitGone = parts.some((one) => one.tokenPart?.role === 'commit' && isOver(one));
  return !isCommitGone && !parts.some((one) => one.tokenPart?.role !== 'commit' && isSettled(one));
}

/**
 * Whether it certainly never left: a commit's first try is on disk before it leaves, a reveal follows its commit, and a commit that is
 * rejected was never taken.
 */
export function neverBroadcast(transfer: PendingTransfer, transfers: Transfers): boolean {
  if (!waitsForTurn(transfer)) return false;
  const commit = siblingsOf(transfer, transfers).find((one) => one.tokenPart?.role === 'commit');
  return commit === undefined || commit.tries === 0 || commit.stage === 'rejected';
}

/** Rejections that pass by themselves: with a block, or once the node has heard of the transfer before. */
const PASSING: readonly RejectReason[] = ['chain-too-long', 'missing-inputs'];

/**
 * The stage of a part that a node rejected; null where the rule for every transfer holds.
 *
 * A full chain lets it wait for its turn again. A reveal that is rejected is rejected, whatever other nodes may have: its
 * money can be brought back, and either way nothing is paid twice.
 *
 * @param restsOnUnsettled - it spends an output of ours that is not settled, which this node may lack
 */
export function stageOfRejectedPart(
  { tokenPart }: PendingTransfer,
  reason: RejectReason,
  { mayBeOut, restsOnUnsettled }: { readonly mayBeOut: boolean; readonly restsOnUnsettled: boolean },
): 'sending' | 'unknown' | 'rejected' | null {
  if (!tokenPart) return null;
  if (reason === 'chain-too-long' && !mayBeOut) return 'sending';
  if (reason === 'missing-inputs' && restsOnUnsettled) return 'unknown';
  if (tokenPart.role !== 'reveal' || reason === 'double-spend') return null;
  return PASSING.includes(reason) ? 'unknown' : 'rejected';
}

/** Transactions that nodes have, or may have: those count where only so many may hang together. */
export const isAmongNodes = (transfer: PendingTransfer): boolean =>
  isLive(transfer) && !waitsForTurn(transfer);
