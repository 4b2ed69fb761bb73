/**
 * Token transfers of ours that count as over and could move their token all the same, and what keeps it from moving twice.
 *
 * The rule is that of payments (`paymentTies.ts`): a new transfer to the same recipient cannot stand beside the earlier one. Its commit
 * spends what only an end of the earlier reveal leaves: what brought the DOGE of its commit back, or what took the place of that commit.
 */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { outpointKey } from '../Coin.ts';
import { isOver, type PendingInput, type PendingTransfer } from '../PendingTransfer.ts';
import { parentsOf } from '../pending/tokenParts.ts';
import { isReportedVoid, leftInstead, type PaymentTie, paysOneOf } from './paymentTies.ts';

type Transfers = readonly PendingTransfer[];

/** A tie of the transfers that go to one of these. */
export interface RevealTie extends PaymentTie {
  readonly recipients: readonly DogeAddress[];
}

/** Whether its commit was broadcast and counts as over: the reveal would follow if that went through after all. */
const hasUnresolvedCommit = (reveal: PendingTransfer, transfers: Transfers): boolean =>
  parentsOf(reveal, transfers).some(
    (one) => one.tokenPart?.of === reveal.txid && isOver(one) && one.tries > 0,
  );

/** Reveals that pay one of these, that count as over with their commits or alone, and that may leave yet or have left. */
export const unresolvedReveals = (recipients: readonly DogeAddress[], transfers: Transfers): Transfers =>
  transfers.filter(
    (transfer) =>
      transfer.tokenPart?.role === 'reveal' &&
      ((isOver(transfer) && transfer.tries > 0) || hasUnresolvedCommit(transfer, transfers)) &&
      paysOneOf(transfer, recipients),
  );

/** What of it counts as over: the reveal, or its commit where the reveal never left. */
export const overPartOf = (reveal: PendingTransfer, transfers: Transfers): PendingTransfer =>
  isOver(reveal) && reveal.tries > 0 ? reveal : (parentsOf(reveal, transfers).find(isOver) ?? reveal);

/** It, and what it rests on that counts as over too: whatever excludes one of these excludes it. */
function familyOf(reveal: PendingTransfer, transfers: Transfers): Transfers {
  const family = new Set([reveal]);
  for (const one of family) {
    for (const parent of parentsOf(one, transfers)) if (isOver(parent)) family.add(parent);
  }
  return [...family];
}

/** What its end frees of ours: the coins of what it rests on. Its own coin is a script's, which no plan spends. */
export const freedBy = (reveal: PendingTransfer, transfers: Transfers): readonly PendingInput[] =>
  familyOf(reveal, transfers).flatMap(({ inputs }) => inputs);

/** What its end leaves to us, spent since or not. */
export const leftByEnd = (reveal: PendingTransfer, transfers: Transfers): readonly PendingInput[] =>
  familyOf(reveal, transfers).flatMap((one) => leftInstead(one, transfers));

/** What commits of transfers to these recipients have to spend or to rest on, one coin for each tie. */
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
