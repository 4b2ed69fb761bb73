/** Failed transfers of ours that could still confirm, until they are void. @see ../plan/paymentTies.ts for the reason */
import { outpointKey } from '../Coin.ts';
import { isOver, type PendingTransfer, SETTLED_CONFIRMATIONS } from '../PendingTransfer.ts';

type Transfers = readonly PendingTransfer[];

/** Whether it counts as over, but may still confirm. */
export const isUnresolved = (transfer: PendingTransfer): boolean =>
  isOver(transfer) && (transfer.voidedBy ?? null) === null;

/** Whether it has enough confirmations to be final. */
export const isSettled = ({ stage, confirmations }: PendingTransfer): boolean =>
  stage === 'confirmed' && confirmations >= SETTLED_CONFIRMATIONS;

/** Whether two transfers spend the same coin: only one of them can confirm. */
export function conflictsWith({ txid, inputs }: PendingTransfer, other: PendingTransfer): boolean {
  const coins = new Set(inputs.map(outpointKey));
  return other.txid !== txid && other.inputs.some((input) => coins.has(outpointKey(input)));
}

/** Once a transfer is settled, all failed ones that spend one of its coins are void for good. */
export const voidBy = (winner: PendingTransfer, transfers: Transfers): Transfers =>
  isSettled(winner)
    ? transfers.map((transfer) =>
        isUnresolved(transfer) && conflictsWith(winner, transfer)
          ? { ...transfer, voidedBy: winner.txid }
          : transfer,
      )
    : transfers;
