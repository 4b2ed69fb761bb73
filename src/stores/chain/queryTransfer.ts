/** Queries the chain about one of our transfers, and records the result. */

import { isTurnedDown } from '../../domain/dogeconnect/Bill.ts';
import { Fault } from '../../domain/fault.ts';
import {
  isHeldByRelay,
  isOver,
  type PendingOutput,
  type PendingTransfer,
} from '../../domain/tx/PendingTransfer.ts';
import { loseTo } from '../../domain/tx/pending/conflicts.ts';
import { voidBy } from '../../domain/tx/sign/unresolvedBytes.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import { missingSince, type PendingList, type PendingServices } from './TransferList.ts';

/** Never throws. @returns whether nodes lack it, so that its bytes must be broadcast again */
export async function queryTransfer(
  { chain, clock }: PendingServices,
  list: PendingList,
  txid: Txid,
): Promise<boolean> {
  const transfer = list.find(txid);
  if (transfer === null) return false;
  const isUnderWay = !isOver(transfer);
  try {
    const reported = await chain.transaction(txid);
    if (reported.confirmations > 0 || transfer.stage !== 'replaced') takeSeen(list, txid, reported);
    return false;
  } catch (thrown) {
    if (!isUnderWay || !(thrown instanceof Fault) || thrown.kind !== 'not-found') return false;
    const missingSinceMs = missingSince(transfer, clock);
    list.update(txid, { stage: 'unknown', confirmations: 0, blockHeight: null, missingSinceMs });
    return true;
  }
}

type Reported = Pick<ChainTransaction, 'confirmations' | 'blockHeight'>;

/** Whether its relay has the bytes but declined them. */
const isTurnedDownBill = ({ bill, ...transfer }: PendingTransfer): boolean =>
  bill !== undefined && isTurnedDown(bill) && isHeldByRelay({ ...transfer, bill });

/** Whether the user was notified that it failed. A faster replacement that pays the same does not count. */
function isGivenUp(transfer: PendingTransfer, list: PendingList): boolean {
  if (!isOver(transfer)) return isTurnedDownBill(transfer);
  const next = transfer.replacedBy ? list.find(transfer.replacedBy) : null;
  if (next === null || isOver(next)) return true;
  const isPaid = (owed: PendingOutput) =>
    owed.isOwn || next.outputs.some(({ address, value }) => address === owed.address && value >= owed.value);
  return !transfer.outputs.every(isPaid);
}

/** The network knows it. Once mined, it voids every conflicting transfer. */
function takeSeen(list: PendingList, txid: Txid, { confirmations, blockHeight }: Reported): void {
  const stage = confirmations > 0 ? 'confirmed' : 'accepted';
  const before = list.find(txid);
  if (before !== null && isGivenUp(before, list)) list.update(txid, { wentThrough: true });
  // signed here and sent by someone else: an ordinary transfer from now on
  const isSeen = {
    signedBy: null,
    rejection: null,
    replacedBy: null,
    missingSinceMs: null,
    isForgotten: false,
  };
  list.update(txid, { stage, confirmations, blockHeight, ...isSeen });
  const seen = list.find(txid);
  if (confirmations > 0 && seen !== null) list.change((all) => voidBy(seen, loseTo(seen, all)));
}
