/** What a person should know about earlier payments of ours that may confirm yet, before paying again. */
import { type Outpoint, outpointKey } from '../Coin.ts';
import { isHeldByRelay, isSignedOnly, type PendingTransfer } from '../PendingTransfer.ts';
import { isUnresolved } from '../sign/unresolvedBytes.ts';
import type { TransferPlan, TransferWarning } from '../Transfer.ts';
import { isReportedVoid, tiesPaymentsOf, unresolvedTo } from './paymentTies.ts';

type Transfers = readonly PendingTransfer[];

const coinsIn = (inputs: readonly Outpoint[]): string => inputs.map(outpointKey).sort().join();

/** Whether a plan is what was signed for others to send: then it ends nothing. */
function isItself({ inputs, outputs }: TransferPlan, earlier: PendingTransfer): boolean {
  const planned = outputs.map(({ to, amount }) => `${to} ${amount}`);
  const paid = earlier.outputs.map(({ address, value }) => `${address} ${value}`);
  return (
    isSignedOnly(earlier) &&
    coinsIn(inputs) === coinsIn(earlier.inputs) &&
    planned.sort().join() === paid.sort().join()
  );
}

/** Payments that others hold, signed, and that can't confirm beside it. */
function endedBy(plan: TransferPlan, transfers: Transfers): Transfers {
  const spent = new Set(plan.inputs.map(outpointKey));
  const isWithOthers = (one: PendingTransfer) =>
    isHeldByRelay(one) || (isSignedOnly(one) && isUnresolved(one) && one.amount > 0n);
  return transfers.filter(
    (one) =>
      isWithOthers(one) && one.inputs.some((input) => spent.has(outpointKey(input))) && !isItself(plan, one),
  );
}

/** What other addresses of ours signed for the same recipients: it has none of the coins of this one. */
function signedElsewhere({ inputs, outputs }: TransferPlan, transfers: Transfers): Transfers {
  const payer = inputs[0]?.address ?? null;
  const recipients = outputs.map(({ to }) => to).filter((to) => to !== payer);
  return unresolvedTo(recipients, transfers).filter(
    (one) => !tiesPaymentsOf(one, payer) && !isReportedVoid(one, transfers),
  );
}

/** @param transfers - ours that the plan is not made to replace */
export function earlierWarnings(plan: TransferPlan, transfers: Transfers): readonly TransferWarning[] {
  const ended = endedBy(plan, transfers).map(
    ({ bill, to, amount }): TransferWarning => ({ kind: 'ends-earlier', payee: bill?.host ?? to, amount }),
  );
  const elsewhere = signedElsewhere(plan, transfers).map(
    ({ signedBy, to, amount }): TransferWarning => ({
      ...{ kind: 'signed-elsewhere', wallet: signedBy ?? '', payee: to, amount },
    }),
  );
  return [...elsewhere, ...ended];
}
