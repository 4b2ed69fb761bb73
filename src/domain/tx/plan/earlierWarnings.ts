/** What a person should know about earlier payments of ours that may confirm yet, before paying again. */
import { outpointKey } from '../Coin.ts';
import { isHeldByRelay, type PendingTransfer } from '../PendingTransfer.ts';
import type { TransferPlan, TransferWarning } from '../Transfer.ts';

/** Payments that a relay holds, and that can't confirm beside it. @param transfers - ours that the plan is not made to replace */
export function earlierWarnings(
  { inputs }: TransferPlan,
  transfers: readonly PendingTransfer[],
): readonly TransferWarning[] {
  const spent = new Set(inputs.map(outpointKey));
  const ended = transfers.filter(
    (one) => isHeldByRelay(one) && one.inputs.some((input) => spent.has(outpointKey(input))),
  );
  return ended.map(({ bill, to, amount }) => ({ kind: 'ends-earlier', payee: bill?.host ?? to, amount }));
}
