/** Sends a bill's payment to its relay, and records the answer. */
import { isTurnedDown, type PaidBill } from '../../domain/dogeconnect/Bill.ts';
import { isOnNetwork, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { reopenLosersOf } from '../../domain/tx/pending/conflicts.ts';
import { queryTransfer } from './queryTransfer.ts';
import { missingSince, type PendingList, type PendingServices } from './TransferList.ts';

/**
 * Sends it, again if it was sent before: it is the same payment. Never throws.
 *
 * Whatever it answers, even nothing, the relay has signed bytes from here on: their coins count as spent until the chain has them or
 * a conflicting transaction. Its word about the chain is not used: our own servers are queried.
 *
 * @param transfer - as before this try
 */
export async function handToRelay(
  outside: PendingServices,
  list: PendingList,
  transfer: PendingTransfer & { readonly bill: PaidBill },
): Promise<void> {
  const { txid, rawHex, from, bill, stage, tries } = transfer;
  const { relay, clock } = outside;
  if (isTurnedDown(bill)) return;
  if (relay === null || clock.nowMs() >= bill.expiresAtMs) {
    // never sent: its coins are free
    if (stage !== 'sending') return;
    list.update(txid, { stage: 'rejected', rejection: { reason: 'bill-expired', detail: '' } });
    list.change((all) => reopenLosersOf(txid, all));
    return;
  }
  list.update(txid, { tries: tries + 1 });
  const missingSinceMs = stage === 'sending' ? transfer.createdAtMs : missingSince(transfer, clock);
  const inDoubt = isOnNetwork(transfer)
    ? {}
    : ({ stage: 'unknown', rejection: null, missingSinceMs } as const);
  try {
    const { id, relayToken } = bill;
    const handOver = { relay: bill.relay, id, relayToken, txid, rawHex, refund: from };
    const answer = await relay.pay(handOver);
    list.update(txid, { ...inDoubt, bill: { ...bill, answer } });
    await queryTransfer(outside, list, txid);
  } catch {
    list.update(txid, inDoubt);
  }
}
