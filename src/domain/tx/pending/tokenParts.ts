/** Commits, reveals and recoveries among our pending transfers: which wait for their turn, and which may be broadcast. */
import { isLive, isOver, isUnsettled, type PendingTransfer, type RejectReason } from '../PendingTransfer.ts';

type Transfers = readonly PendingTransfer[];

export const isPart = ({ tokenPart }: PendingTransfer): boolean => (tokenPart ?? null) !== null;

/** Whether it is recorded but was never broadcast: its turn has not come. */
export const waitsForTurn = (transfer: PendingTransfer): boolean =>
  isPart(transfer) && transfer.stage === 'sending' && transfer.tries === 0;

/** Whether nodes have it, as far as is known. */
const isOut = ({ stage }: PendingTransfer): boolean => stage === 'accepted' || stage === 'confirmed';

/** Our transfers whose outputs it spends. */
export function parentsOf({ inputs }: PendingTransfer, transfers: Transfers): Transfers {
  const ids = new Set<string>(inputs.map(({ txid }) => txid));
  return transfers.filter(({ txid }) => ids.has(txid));
}

/** The other parts of the same token transfer. */
const siblingsOf = ({ txid, tokenPart }: PendingTransfer, transfers: Transfers): Transfers =>
  tokenPart ? transfers.filter((one) => one.txid !== txid && one.tokenPart?.of === tokenPart.of) : [];

/**
 * Whether a part may be broadcast: all our transfers that it spends from are out, its commit was not rejected, and its money is not being
 * recovered. True for transfers that are not part of a token transfer.
 */
export function canBroadcast(transfer: PendingTransfer, transfers: Transfers): boolean {
  const { tokenPart } = transfer;
  if (!tokenPart) return true;
  if (tokenPart.role === 'commit' && isOver(transfer)) return false;
  if (!parentsOf(transfer, transfers).every(isOut)) return false;
  return tokenPart.role !== 'reveal' || !isBeingRecovered(transfer, transfers);
}

/** Whether its commit's money is being recovered, or was. */
const isBeingRecovered = (reveal: PendingTransfer, transfers: Transfers): boolean =>
  siblingsOf(reveal, transfers).some((one) => one.tokenPart?.role === 'recovery' && !isOver(one));

/**
 * Whether a rejected part must still be polled: a reveal whose commit is out and not settled otherwise. Another node may have accepted it.
 */
export function isDoubtfulReveal(transfer: PendingTransfer, transfers: Transfers): boolean {
  if (transfer.tokenPart?.role !== 'reveal' || transfer.stage !== 'rejected') return false;
  const siblings = siblingsOf(transfer, transfers);
  const isBack = siblings.some((one) => one.tokenPart?.role === 'recovery' && isSettled(one));
  return !isBack && siblings.some((one) => one.tokenPart?.role === 'commit' && isOut(one));
}

const isSettled = (transfer: PendingTransfer): boolean =>
  transfer.stage === 'confirmed' && !isUnsettled(transfer);

/** Whether a part's bytes may still be needed: its token transfer is not settled. */
export function isPartNeeded(transfer: PendingTransfer, transfers: Transfers): boolean {
  if (!isPart(transfer)) return false;
  const parts = [transfer, ...siblingsOf(transfer, transfers)];
  const isCommitGone = parts.some((one) => one.tokenPart?.role === 'commit' && isOver(one));
  return !isCommitGone && !parts.some((one) => one.tokenPart?.role !== 'commit' && isSettled(one));
}

/**
 * Whether it was certainly never broadcast: a commit's first try is stored before the broadcast, a reveal follows its commit, and a
 * rejected commit was accepted nowhere.
 */
export function neverBroadcast(transfer: PendingTransfer, transfers: Transfers): boolean {
  if (!waitsForTurn(transfer)) return false;
  const commit = siblingsOf(transfer, transfers).find((one) => one.tokenPart?.role === 'commit');
  return commit === undefined || commit.tries === 0 || commit.stage === 'rejected';
}

/** Rejections that resolve by themselves: with a block, or once the node has received the previous transfer. */
const PASSING: readonly RejectReason[] = ['chain-too-long', 'missing-inputs'];

/**
 * The stage of a part that a node rejected; null when the general rule applies.
 *
 * With a full chain it waits for its turn again. A rejected reveal stays rejected, even if other nodes may have it: its money can be
 * recovered, and either way nothing is paid twice.
 *
 * @param restsOnUnsettled - it spends an unsettled output of ours, which this node may lack
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

/** Whether nodes have it, or may have it: such transfers count toward the mempool limits. */
export const isAmongNodes = (transfer: PendingTransfer): boolean =>
  isLive(transfer) && !waitsForTurn(transfer);
