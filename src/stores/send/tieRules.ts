/** Which earlier transfers a new one must conflict with, and by which coins. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { PendingInput, PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import {
  type BillIssuer,
  leftInstead,
  type PaymentTie,
  tiesTo,
  unresolvedTo,
} from '../../domain/tx/plan/paymentTies.ts';
import {
  freedBy,
  leftByEnd,
  overPartOf,
  type RevealTie,
  revealTiesTo,
  unresolvedReveals,
} from '../../domain/tx/plan/revealTies.ts';

type Transfers = readonly PendingTransfer[];

export interface TieRule<Tie extends PaymentTie> {
  /** whether the rule applies to a transfer */
  isKind(transfer: PendingTransfer): boolean;
  /**
   * failed ones that pay one of these recipients and may still confirm
   *
   * @param issuer - of the bill to be paid; null: none
   */
  unresolvedTo(
    recipients: readonly DogeAddress[],
    transfers: Transfers,
    issuer: BillIssuer | null,
  ): Transfers;
  tiesTo(recipients: readonly DogeAddress[], transfers: Transfers, issuer: BillIssuer | null): readonly Tie[];
  /** the transfer that failed: itself, or what it spends */
  overOf(earlier: PendingTransfer, transfers: Transfers): PendingTransfer;
  /** coins that are free while it counts as over */
  freedBy(earlier: PendingTransfer, transfers: Transfers): readonly PendingInput[];
  /** outputs to us of whatever voided it, spent since or not */
  leftBy(earlier: PendingTransfer, transfers: Transfers): readonly PendingInput[];
}

/** For payments. */
export const PAYMENTS: TieRule<PaymentTie> = {
  isKind: ({ tokenPart }) => !tokenPart,
  unresolvedTo,
  tiesTo,
  overOf: (earlier) => earlier,
  freedBy: ({ inputs }) => inputs,
  leftBy: leftInstead,
};

/** For token transfers, by their reveals. */
export const REVEALS: TieRule<RevealTie> = {
  isKind: ({ tokenPart }) => tokenPart?.role === 'reveal',
  unresolvedTo: unresolvedReveals,
  tiesTo: revealTiesTo,
  overOf: overPartOf,
  freedBy,
  leftBy: leftByEnd,
};
