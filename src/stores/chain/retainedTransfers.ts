/** Which of our transfers the chain still has to be asked about, and which are remembered all the same. */

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

/** How many settled transfers are remembered, so that their screens can still be opened. */
const MAX_SETTLED = 20;

/** Whether it gave way to one that is not settled itself. */
function hasGivenWay({ stage, replacedBy }: PendingTransfer, transfers: Transfers): boolean {
  if (stage !== 'replaced' || !replacedBy) return false;
  const winner = transfers.find(({ txid }) => txid === replacedBy);
  return winner !== undefined && (isUnsettled(winner) || hasGivenWay(winner, transfers));
}

/** Those that the chain has to be asked about: with those that gave way to one that is not settled. */
export const unsettledOf = (transfers: Transfers): Transfers =>
  transfers.filter(
    (transfer) =>
      isUnsettled(transfer) || hasGivenWay(transfer, transfers) || isDoubtfulReveal(transfer, transfers),
  );

/** Whether its bytes may confirm although it counts as over: whom they pay must not be forgotten. */
const isRemembered = (transfer: PendingTransfer): boolean =>
  isUnresolved(transfer) &&
  (!transfer.tokenPart || (transfer.tokenPart.role === 'reveal' && transfer.tries > 0));

/** Whether it is a commit that was rejected after it was broadcast, or rests on one: what it pays for could leave yet. */
const isOfUnresolvedCommit = (transfer: PendingTransfer, transfers: Transfers): boolean =>
  [transfer, ...parentsOf(transfer, transfers)].some(
    (one) => isUnresolved(one) && one.tokenPart?.role === 'commit' && one.tries > 0,
  );

/** Those that count as over and that the chain is asked about all the same. */
export const unresolvedOf = (transfers: Transfers): Transfers =>
  transfers.filter((one) => isRemembered(one) && !isSignedInPart(one));

/** Whether others have to sign it too: no server knows it by its id. */
const isSignedInPart = (transfer: PendingTransfer): boolean =>
  isSignedOnly(transfer) && transfer.rawHex === '';

/** How deep it is below a block, where that can be counted; null: nobody told which block has it, or none has. */
function depthAt({ stage, blockHeight }: PendingTransfer, height: number): number | null {
  if (stage !== 'confirmed' || blockHeight === null || blockHeight === undefined) return null;
  return height - blockHeight + 1;
}

/** Whether its confirmations are counted, up to those that settle it: the chain is asked about these. @param height - of the newest block */
export const isCounted =
  (height: number) =>
  (transfer: PendingTransfer): boolean => {
    const depth = depthAt(transfer, height);
    return depth !== null && depth > transfer.confirmations && depth < SETTLED_CONFIRMATIONS;
  };

/** With its confirmations counted. @param height - of the newest block */
export const deepenedTo =
  (height: number) =>
  (transfer: PendingTransfer): PendingTransfer => {
    const depth = depthAt(transfer, height);
    return depth !== null && isCounted(height)(transfer) ? { ...transfer, confirmations: depth } : transfer;
  };

/** Whether the chain is to be asked about an unsettled transfer with a block. @param height - of that block */
export const isDueAt =
  (height: number) =>
  (transfer: PendingTransfer): boolean => {
    const depth = depthAt(transfer, height);
    return depth === null || depth < transfer.confirmations || depth >= SETTLED_CONFIRMATIONS;
  };

/** Whether it may still be asked about, or broadcast. */
const isNeededAmong =
  (transfers: Transfers) =>
  (transfer: PendingTransfer): boolean =>
    isUnsettled(transfer) ||
    isRemembered(transfer) ||
    isOfUnresolvedCommit(transfer, transfers) ||
    hasGivenWay(transfer, transfers) ||
    isPartNeeded(transfer, transfers);

/** Drops the bytes that nobody asks for any more: whom they paid, and with which coins, is remembered. */
export function dropBytes(transfers: Transfers): Transfers {
  const isNeeded = isNeededAmong(transfers);
  return transfers.map((transfer) =>
    transfer.rawHex === '' || isNeeded(transfer) ? transfer : { ...transfer, rawHex: '' },
  );
}

/** Leaves out the oldest that nobody asks about any more. */
function prune(transfers: Transfers): Transfers {
  const isNeeded = isNeededAmong(transfers);
  let settled = 0;
  return transfers.filter((transfer) => {
    if (isNeeded(transfer)) return true;
    settled += 1;
    return settled <= MAX_SETTLED;
  });
}

/** Whatever is over and spends a coin of one that is settled is void for good. */
export const voidAll = (all: Transfers): Transfers =>
  all.some(isUnresolved) ? all.reduce((before, one) => voidBy(one, before), all) : all;

/** Remembers what is known of its coins: once they are spent, no index is asked about them any more. */
const withVerdicts = (transfer: PendingTransfer, judge: VerdictOf): PendingTransfer => ({
  ...transfer,
  inputs: transfer.inputs.map((input) => {
    const inscription = input.inscription ?? judge(input);
    return inscription === 'unknown' ? input : { ...input, inscription };
  }),
});

/** What it was made to replace gives way, and what a relay holds and spends the same coins; nothing does to what is only signed. */
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

/** With new ones, to which gives way what they were made to replace. @param added - in the order in which they are to leave */
export const withRecorded =
  (added: Transfers, judge: VerdictOf) =>
  (all: Transfers): Transfers => {
    const judged = added.map((one) => withVerdicts(one, judge)).reverse();
    return prune(added.reduce(giveWay, [...judged, ...withoutThose(all, added)]));
  };

/** Without them again. @param before - as those of them were that had been there */
export const withTakenBack =
  (added: Transfers, before: Transfers) =>
  (all: Transfers): Transfers =>
    added.reduce(standUp, [...before, ...withoutThose(all, added)]);

/** What was on its way when the app was killed may or may not have gone out. */
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

/** Put away. */
export const withForgotten = (txids: readonly Txid[]) =>
  changing(txids, (one) => ({ ...one, stage: 'rejected', isForgotten: true }));

/** Those that wait for their turn never leave. */
export const withUnsentRejected = (txids: readonly Txid[]) =>
  changing(txids, (one) =>
    waitsForTurn(one)
      ? { ...one, stage: 'rejected', rejection: { reason: 'missing-inputs', detail: '' } }
      : one,
  );
