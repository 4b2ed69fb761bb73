/** Broadcasts a transfer's bytes, and records the nodes' answer. */

import { isTaken } from '../../domain/dogeconnect/Bill.ts';
import {
  isForCoins,
  isOnNetwork,
  isRejectedForCoins,
  isUnsettled,
  type PendingTransfer,
  stageAfterRejection,
} from '../../domain/tx/PendingTransfer.ts';
import { reopenLosersOf } from '../../domain/tx/pending/conflicts.ts';
import { stageOfRejectedPart } from '../../domain/tx/pending/tokenParts.ts';
import type { BroadcastAnswer, ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { Conflict } from './findConflict.ts';
import { handToRelay } from './handToRelay.ts';
import { missingSince, type PendingList, type PendingServices, type Transfers } from './TransferList.ts';

type Rejection = Extract<BroadcastAnswer, { kind: 'rejected' }>;

/** Never throws: the stage says what happened. @param transfer - as before this try */
export async function broadcastTransfer(
  outside: PendingServices,
  list: PendingList,
  transfer: PendingTransfer,
): Promise<void> {
  const { txid, rawHex, stage, tries, bill } = transfer;
  if (bill !== undefined && !isTaken(bill)) return handToRelay(outside, list, { ...transfer, bill });
  list.update(txid, { tries: tries + 1 });
  if (!(await isTryWritten(transfer, list))) {
    list.update(txid, { tries });
    return;
  }
  try {
    const answer = await outside.chain.broadcast(rawHex);
    if (answer.kind === 'rejected') await takeRejection(outside, list, transfer, answer);
    else list.update(txid, { stage: 'accepted', rejection: null, missingSinceMs: null });
  } catch {
    // no answer doesn't revoke an earlier sighting on the network
    if (isOnNetwork(transfer)) return;
    const missingSinceMs = stage === 'sending' ? transfer.createdAtMs : missingSince(transfer, outside.clock);
    // nor an earlier rejection of its coins by all servers
    const rejection = isRejectedForCoins(transfer) ? transfer.rejection : null;
    list.update(txid, { stage: 'unknown', rejection, missingSinceMs });
  }
}

/** Whether a commit's try is on disk, so that a commit without one was certainly never sent. Other transfers don't need this. */
async function isTryWritten({ tokenPart }: PendingTransfer, list: PendingList): Promise<boolean> {
  if (tokenPart?.role !== 'commit') return true;
  return list.settled().then(
    () => true,
    () => false,
  );
}

/** All servers rejected it. What that proves depends on whether the bytes may be out already, and on what they spend. */
async function takeRejection(
  { chain, clock }: PendingServices,
  list: PendingList,
  transfer: PendingTransfer,
  { reason, detail, servers = 1 }: Rejection,
): Promise<void> {
  const { txid } = transfer;
  const mayBeOut = transfer.stage !== 'sending' && transfer.stage !== 'rejected';
  const restsOnUnsettled = isOnUnsettled(transfer, list.all());
  const ofPart = stageOfRejectedPart(transfer, reason, { mayBeOut, restsOnUnsettled });
  if (ofPart === 'sending') {
    list.update(txid, { stage: ofPart, tries: transfer.tries });
    return;
  }
  const stage = ofPart ?? stageAfterRejection(mayBeOut);
  const conflict = mayBeOut && isForCoins(reason) ? await findConflict(chain, transfer) : null;
  list.update(txid, {
    stage: conflict === null ? stage : 'replaced',
    rejection: { reason, detail, servers },
    ...(conflict === null ? {} : { replacedBy: conflict.txid }),
    ...(stage === 'unknown' && conflict === null ? { missingSinceMs: missingSince(transfer, clock) } : {}),
  });
  if (stage !== 'unknown' || conflict !== null) list.change((all) => reopenLosersOf(txid, all));
}

/** Loaded on the first rejection; if loading fails, no transfer is marked as replaced. */
async function findConflict(chain: ChainIndexer, transfer: PendingTransfer): Promise<Conflict | null> {
  const found = await import('./findConflict.ts').catch(() => null);
  return found === null ? null : found.findConflict(chain, transfer);
}

function isOnUnsettled({ inputs }: PendingTransfer, transfers: Transfers): boolean {
  const unsettled = new Set(transfers.filter(isUnsettled).map((other) => other.txid));
  return inputs.some((input) => unsettled.has(input.txid));
}
