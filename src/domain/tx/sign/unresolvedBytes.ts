/** Transfers of ours that count as over and could confirm all the same, until they are void. @see ../plan/paymentTies.ts for why it matters */
import { outpointKey } from '../Coin.ts';
import { isOver, type PendingTransfer, SETTLED_CONFIRMATIONS } from '../PendingTransfer.ts';

type Transfers = readonly PendingTransfer[];

/** Whether it counts as over, and its bytes may confirm all the same. */
export const isUnresolved = (transfer: PendingTransfer): boolean =>
  isOver(transfer) && (transfer.voidedBy ?? null) === null;

/** Whether so many blocks hold it that it stays. */
export const isSettled = ({ stage, confirmations }: PendingTransfer): boolean =>
  stage === 'confirmed' && confirmations >= SETTLED_CONFIRMATIONS;

/** Whether two transfers spend a coin of the same: only one of them can ever be in a block. */
export function conflictsWith({ txid, inputs }: PendingTransfer, other: PendingTransfer): boolean {
  const coins = new Set(inputs.map(outpointKey));
  return other.txid !== txid && other.inputs.some((input) => coins.has(outpointKey(input)));
}

/** A transfer is settled: whatever is over and spends one of its coins is void for good. */
export const voidBy = (winner: PendingTransfer, transfers: Transfers): Transfers =>
  isSettled(winner)
    ? transfers.map((transfer) =>
        isUnresolved(transfer) && conflictsWith(winner, transfer)
          ? { ...transfer, voidedBy: winner.txid }
          : transfer,
      )
    : transfers;
