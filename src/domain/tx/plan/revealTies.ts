/**
 * Failed token transfers of ours that could still move their token, and how moving it twice is prevented.
 *
 * The rule is that of payments (`paymentTies.ts`): a new transfer to the same recipient must exclude the earlier one. Its commit spends an
 * output that exists only if the earlier reveal failed: from the recovery of its commit's DOGE, or from the replacement of that commit.
 */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { outpointKey } from '../Coin.ts';
import { isOver, type PendingInput, type PendingTransfer } from '../PendingTransfer.ts';
import { parentsOf } from '../pending/tokenParts.ts';
import { isReportedVoid, leftInstead, type PaymentTie, paysOneOf } from './paymentTies.ts';

type Transfers = readonly PendingTransfer[];

/** A tie of all transfers to these recipients. */
export interface RevealTie extends PaymentTie {
  readonly recipients: readonly DogeAddress[];
}

/** Whether its commit was broadcast and failed: if that confirmed after all, the reveal would follow. */
const hasUnresolvedCommit = (reveal: PendingTransfer, transfers: Transfers): boolean =>
  parentsOf(reveal, transfers).some(
    (one) => one.tokenPart?.of === reveal.txid && isOver(one) && one.tries > 0,
  );

/** Reveals to one of these recipients that failed, alone or with their commits, but may still be broadcast or have been. */
export const unresolvedReveals = (recipients: readonly DogeAddress[], transfers: Transfers): Transfers =>
  transfers.filter(
    (transfer) =>
      transfer.tokenPart?.role === 'reveal' &&
      ((isOver(transfer) && transfer.tries > 0) || hasUnresolvedCommit(transfer, transfers)) &&
      paysOneOf(transfer, recipients),
  );

/** The part that failed: the reveal, or its commit if the reveal was never broadcast. */
export const overPartOf = (reveal: PendingTransfer, transfers: Transfers): PendingTransfer =>
  isOver(reveal) && reveal.tries > 0 ? reveal : (parentsOf(reveal, transfers).find(isOver) ?? reveal);

/** The reveal, and failed transactions that it depends on: whatever excludes one of these excludes the reveal. */
function familyOf(reveal: PendingTransfer, transfers: Transfers): Transfers {
  const family = new Set([reveal]);
  for (const one of family) {
    for (const parent of parentsOf(one, transfers)) if (isOver(parent)) family.add(parent);
  }
  return [...family];
}

/** Our coins that its failure frees: the inputs of its family. Its own input is a script's output, which no plan spends. */
export const freedBy = (reveal: PendingTransfer, transfers: Transfers): readonly PendingInput[] =>
  familyOf(reveal, transfers).flatMap(({ inputs }) => inputs);

/** The outputs to us from transactions that exclude it, spent since or not. */
export const leftByEnd = (reveal: PendingTransfer, transfers: Transfers): readonly PendingInput[] =>
  familyOf(reveal, transfers).flatMap((one) => leftInstead(one, transfers));

/** The coins that commits to these recipients have to spend or descend from, one for each tie. */
export const revealTiesTo = (
  recipients: readonly DogeAddress[],
  transfers: Transfers,
): readonly RevealTie[] =>
  unresolvedReveals(recipients, transfers).map((reveal) => ({
    earlier: reveal.txid,
    coins: [...freedBy(reveal, transfers), ...leftByEnd(reveal, transfers)].map(outpointKey),
    isSettled: familyOf(reveal, transfers).some((one) => isReportedVoid(one, transfers)),
    recipients: recipients.filter((recipient) => paysOneOf(reveal, [recipient])),
  }));
