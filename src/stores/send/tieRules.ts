/** Which earlier transfers a new one must not be able to stand beside, and by which coins that is kept. */
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

/** A rule. */
export interface TieRule<Tie extends PaymentTie> {
  /** whether a transfer is of the kind that it is about */
  isKind(transfer: PendingTransfer): boolean;
  /**
   * those that came to nothing, pay one of these, and may confirm
   *
   * @param issuer - of the bill that is to be paid; null: none is
   */
  unresolvedTo(
    recipients: readonly DogeAddress[],
    transfers: Transfers,
    issuer: BillIssuer | null,
  ): Transfers;
  tiesTo(recipients: readonly DogeAddress[], transfers: Transfers, issuer: BillIssuer | null): readonly Tie[];
  /** what of it counts as over: it, or what it rests on */
  overOf(earlier: PendingTransfer, transfers: Transfers): PendingTransfer;
  /** coins that are free while it is over */
  freedBy(earlier: PendingTransfer, transfers: Transfers): readonly PendingInput[];
  /** what its end leaves to us, spent since or not */
  leftBy(earlier: PendingTransfer, transfers: Transfers): readonly PendingInput[];
}

/** Of payments. */
export const PAYMENTS: TieRule<PaymentTie> = {
  isKind: ({ tokenPart }) => !tokenPart,
  unresolvedTo,
  tiesTo,
  overOf: (earlier) => earlier,
  freedBy: ({ inputs }) => inputs,
  leftBy: leftInstead,
};

/** Of token transfers, by their reveals. */
export const REVEALS: TieRule<RevealTie> = {
  isKind: ({ tokenPart }) => tokenPart?.role === 'reveal',
  unresolvedTo: unresolvedReveals,
  tiesTo: revealTiesTo,
  overOf: overPartOf,
  freedBy,
  leftBy: leftByEnd,
};
