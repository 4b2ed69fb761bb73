/** Hands the bytes of a bill's payment to its relay, and takes down what it says. */
import { isTurnedDown, type PaidBill } from '../../domain/dogeconnect/Bill.ts';
import { isOnNetwork, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { reopenLosersOf } from '../../domain/tx/pending/conflicts.ts';
import { queryTransfer } from './queryTransfer.ts';
import { missingSince, type PendingList, type PendingServices } from './TransferList.ts';

/**
 * Hands them over, once more where that was done before: it is the same payment. Never throws.
 *
 * Whatever the relay says, and if it says nothing, it has signed bytes from here on: their coins count as spent until the chain has them
 * or something else that spends the same. What it says of the chain is not believed: our own servers are asked.
 *
 * @param transfer - as it was before this try
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
    // what was never handed over is nobody's: its coins are free
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
