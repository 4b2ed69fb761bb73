/** Which of our transfers must still be queried, and which are kept without that. */

import type { VerdictOf } from '../../domain/tx/coins/coinVerdicts.ts';
import {
  isHeldByRelay,
  isSignedOnly,
  isUnsettled,
  type PendingTransfer,
  SETTLED_CONFIRMATIONS,
} from '../../domain/tx/PendingTransfer.ts';
import { markReplacedBy, reopenLosersOf } from '../../domain/tx/pending/conflicts.ts';
import {
  isDoubtfulReveal,
  isPartNeeded,
  neverBroadcast,
  parentsOf,
  waitsForTurn,
} from '../../domain/tx/pending/tokenParts.ts';
import { conflictsWith, isUnresolved, voidBy } from '../../domain/tx/sign/unresolvedBytes.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Transfers } from './TransferList.ts';

/** How many settled transfers are kept, so that their screens can still be opened. */
const MAX_SETTLED = 20;

/** Whether it was replaced by a transfer that is not settled itself. */
function hasGivenWay({ stage, replacedBy }: PendingTransfer, transfers: Transfers): boolean {
  if (stage !== 'replaced' || !replacedBy) return false;
  const winner = transfers.find(({ txid }) => txid === replacedBy);
  return winner !== undefined && (isUnsettled(winner) || hasGivenWay(winner, transfers));
}

/** Transfers to query the chain about, including those replaced by one that is not settled. */
export const unsettledOf = (transfers: Transfers): Transfers =>
  transfers.filter(
    (transfer) =>
      isUnsettled(transfer) || hasGivenWay(transfer, transfers) || isDoubtfulReveal(transfer, transfers),
  );

/** Whether it is over but its bytes may still confirm: its recipients must be remembered. */
const isRemembered = (transfer: PendingTransfer): boolean =>
  isUnresolved(transfer) &&
  (!transfer.tokenPart || (transfer.tokenPart.role === 'reveal' && transfer.tries > 0));

/** Whether it is a commit rejected after its broadcast, or spends one: it may still be needed. */
const isOfUnresolvedCommit = (transfer: PendingTransfer, transfers: Transfers): boolean =>
  [transfer, ...parentsOf(transfer, transfers)].some(
    (one) => isUnresolved(one) && one.tokenPart?.role === 'commit' && one.tries > 0,
  );

/** Transfers that are over but still queried. */
export const unresolvedOf = (transfers: Transfers): Transfers =>
  transfers.filter((one) => isRemembered(one) && !isSignedInPart(one));

/** Whether others must sign it too: its final id is unknown, so no server can be asked. */
const isSignedInPart = (transfer: PendingTransfer): boolean =>
  isSignedOnly(transfer) && transfer.rawHex === '';

/** Confirmations at a height; null if unconfirmed, or its block is unknown. */
function depthAt({ stage, blockHeight }: PendingTransfer, height: number): number | null {
  if (stage !== 'confirmed' || blockHeight === null || blockHeight === undefined) return null;
  return height - blockHeight + 1;
}

/** Whether its confirmations can be counted from the tip alone, before they settle it. @param height - of the newest block */
export const isCounted =
  (height: number) =>
  (transfer: PendingTransfer): boolean => {
    const depth = depthAt(transfer, height);
    return depth !== null && depth > transfer.confirmations && depth < SETTLED_CONFIRMATIONS;
  };

/** With its confirmations updated. @param height - of the newest block */
export const deepenedTo =
  (height: number) =>
  (transfer: PendingTransfer): PendingTransfer => {
    const depth = depthAt(transfer, height);
    return depth !== null && isCounted(height)(transfer) ? { ...transfer, confirmations: depth } : transfer;
  };

/** Whether a new block makes it due for a query. @param height - of that block */
export const isDueAt =
  (height: number) =>
  (transfer: PendingTransfer): boolean => {
    const depth = depthAt(transfer, height);
    return depth === null || depth < transfer.confirmations || depth >= SETTLED_CONFIRMATIONS;
  };

/** Whether its bytes may still be queried for, or broadcast. */
const isNeededAmong =
  (transfers: Transfers) =>
  (transfer: PendingTransfer): boolean =>
    isUnsettled(transfer) ||
    isRemembered(transfer) ||
    isOfUnresolvedCommit(transfer, transfers) ||
    hasGivenWay(transfer, transfers) ||
    isPartNeeded(transfer, transfers);

/** Drops bytes that are no longer needed; recipients and coins stay. */
export function dropBytes(transfers: Transfers): Transfers {
  const isNeeded = isNeededAmong(transfers);
  return transfers.map((transfer) =>
    transfer.rawHex === '' || isNeeded(transfer) ? transfer : { ...transfer, rawHex: '' },
  );
}

/** Drops the oldest transfers that are no longer needed. */
function prune(transfers: Transfers): Transfers {
  const isNeeded = isNeededAmong(transfers);
  let settled = 0;
  return transfers.filter((transfer) => {
    if (isNeeded(transfer)) return true;
    settled += 1;
    return settled <= MAX_SETTLED;
  });
}

/** Voids for good whatever is over and conflicts with a settled transfer. */
export const voidAll = (all: Transfers): Transfers =>
  all.some(isUnresolved) ? all.reduce((before, one) => voidBy(one, before), all) : all;

/** Stores the verdicts on its inputs: once they are spent, no index is queried about them. */
const withVerdicts = (transfer: PendingTransfer, judge: VerdictOf): PendingTransfer => ({
  ...transfer,
  inputs: transfer.inputs.map((input) => {
    const inscription = input.inscription ?? judge(input);
    return inscription === 'unknown' ? input : { ...input, inscription };
  }),
});

/**
 * Marks as replaced what it was made to replace, and conflicting transfers that a relay holds. A transfer that is only signed
 * replaces nothing.
 */
function giveWay(all: Transfers, one: PendingTransfer): Transfers {
  if (isSignedOnly(one)) return all;
  const isTied = all.some((other) => isHeldByRelay(other) && conflictsWith(one, other));
  return one.replaces || isTied ? markReplacedBy(one, all) : all;
}
const standUp = (all: Transfers, { txid }: PendingTransfer): Transfers => reopenLosersOf(txid, all);

const withoutThose = (all: Transfers, those: Transfers): Transfers => {
  const ids = new Set(those.map(({ txid }) => txid));
  return all.filter(({ txid }) => !ids.has(txid));
};

/** With new transfers, marking what they replace. @param added - in broadcast order */
export const withRecorded =
  (added: Transfers, judge: VerdictOf) =>
  (all: Transfers): Transfers => {
    const judged = added.map((one) => withVerdicts(one, judge)).reverse();
    return prune(added.reduce(giveWay, [...judged, ...withoutThose(all, added)]));
  };

/** Undoes `withRecorded`. @param before - the earlier versions of those that existed */
export const withTakenBack =
  (added: Transfers, before: Transfers) =>
  (all: Transfers): Transfers =>
    added.reduce(standUp, [...before, ...withoutThose(all, added)]);

/** Transfers in flight when the app was killed may or may not have gone out. */
export const inDoubt = (transfers: Transfers): Transfers =>
  transfers.map((transfer) =>
    transfer.stage === 'sending' && !neverBroadcast(transfer, transfers)
      ? { ...transfer, stage: 'unknown', missingSinceMs: transfer.createdAtMs }
      : transfer,
  );

const changing = (
  txids: readonly Txid[],
  change: (transfer: PendingTransfer) => PendingTransfer,
): ((all: Transfers) => Transfers) => {
  const ids = new Set(txids);
  return (all) => all.map((one) => (ids.has(one.txid) ? change(one) : one));
};

export const withForgotten = (txids: readonly Txid[]) =>
  changing(txids, (one) => ({ ...one, stage: 'rejected', isForgotten: true }));

/** Rejects those that still wait for their turn. */
export const withUnsentRejected = (txids: readonly Txid[]) =>
  changing(txids, (one) =>
    waitsForTurn(one)
      ? { ...one, stage: 'rejected', rejection: { reason: 'missing-inputs', detail: '' } }
      : one,
  );
