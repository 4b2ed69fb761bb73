/** Warnings about earlier payments of ours that may still confirm, before paying again. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { type Outpoint, outpointKey } from '../Coin.ts';
import { isHeldByRelay, isSignedOnly, type PendingTransfer } from '../PendingTransfer.ts';
import { isUnresolved } from '../sign/unresolvedBytes.ts';
import type { TransferWarning } from '../Transfer.ts';
import { isReportedVoid, tiesPaymentsOf, unresolvedTo } from './paymentTies.ts';

type Transfers = readonly PendingTransfer[];

/** The coins that a signature spends, and its payments: from a plan, or parsed from bytes. */
export interface Spending {
  /** ours first; null: a script without address */
  readonly inputs: readonly (Outpoint & { readonly address: DogeAddress | null })[];
  readonly outputs: readonly { readonly to: DogeAddress | null; readonly amount: bigint }[];
}

const coinsIn = (inputs: readonly Outpoint[]): string => inputs.map(outpointKey).sort().join();

/** Whether it is the same transaction that was signed for others to send: then it does not conflict. */
function isItself({ inputs, outputs }: Spending, earlier: PendingTransfer): boolean {
  const planned = outputs.map(({ to, amount }) => `${to} ${amount}`);
  const paid = earlier.outputs.map(({ address, value }) => `${address} ${value}`);
  return (
    isSignedOnly(earlier) &&
    coinsIn(inputs) === coinsIn(earlier.inputs) &&
    planned.sort().join() === paid.sort().join()
  );
}

/** Transfers that spend one of its coins. */
function conflicting({ inputs }: Spending, transfers: Transfers): Transfers {
  const spent = new Set(inputs.map(outpointKey));
  return transfers.filter((one) => one.inputs.some((input) => spent.has(outpointKey(input))));
}

/** Payments that others have in signed form, and that can no longer confirm after this one. */
function endedBy(spending: Spending, transfers: Transfers): Transfers {
  const isWithOthers = (one: PendingTransfer) =>
    isHeldByRelay(one) || (isSignedOnly(one) && isUnresolved(one) && one.amount > 0n);
  return conflicting(spending, transfers).filter((one) => isWithOthers(one) && !isItself(spending, one));
}

/** Payments to the same recipients that other addresses of ours signed, and that can confirm as well. */
function signedElsewhere(spending: Spending, transfers: Transfers): Transfers {
  const payer = spending.inputs[0]?.address ?? null;
  const recipients = spending.outputs.flatMap(({ to }) => (to === null || to === payer ? [] : [to]));
  const either = new Set(conflicting(spending, transfers));
  return unresolvedTo(recipients, transfers).filter(
    (one) => !tiesPaymentsOf(one, payer) && !isReportedVoid(one, transfers) && !either.has(one),
  );
}

/** @param transfers - ours, without the one it replaces */
export function earlierWarnings(spending: Spending, transfers: Transfers): readonly TransferWarning[] {
  const ended = endedBy(spending, transfers).map(
    ({ bill, to, amount }): TransferWarning => ({ kind: 'ends-earlier', payee: bill?.host ?? to, amount }),
  );
  const elsewhere = signedElsewhere(spending, transfers).map(
    ({ signedBy, to, amount }): TransferWarning => ({
      kind: 'signed-elsewhere',
      wallet: signedBy ?? '',
      payee: to,
      amount,
    }),
  );
  return [...elsewhere, ...ended];
}
