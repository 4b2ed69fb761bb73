/** Vendors and relays of DogeConnect: untrusted servers, each given by a link that the user opened. */

import type { BillPointer } from '../domain/address/billPointer.ts';
import type { UntrustedContent } from '../domain/content/contentKind.ts';
import type { Bill, BillProblem, RelayAnswer } from '../domain/dogeconnect/Bill.ts';
import type { Result } from '../domain/result.ts';
import type { Txid } from '../domain/tx/Txid.ts';

/** Maximum size of a vendor's picture. */
export const MAX_ICON_BYTES = 200_000;

/** A payment to ask a relay about. */
export interface RelayedPayment {
  /** base URL of the relay, without trailing slashes */
  readonly relay: string;
  /** id of the bill */
  readonly id: string;
  readonly txid: Txid;
}

/** A payment to submit. */
export interface PaymentHandOver extends RelayedPayment {
  /** signed, hex */
  readonly rawHex: string;
  /** address for a refund by the vendor */
  readonly refund: string;
  readonly relayToken: string | null;
}

export interface PaymentRelay {
  /** Fetches and verifies a bill. Expiry is checked separately. @throws {Fault} when there is no usable response */
  bill(pointer: BillPointer, signal?: AbortSignal): Promise<Result<Bill, BillProblem>>;
  /**
   * Submits a signed transaction, once: from then on the relay may broadcast it at any time.
   *
   * @throws {Fault} when there is no valid response, which leaves the transaction's fate open
   */
  pay(handOver: PaymentHandOver): Promise<RelayAnswer>;
  /** Requests a payment's status. @throws {Fault} */
  status(payment: RelayedPayment, signal?: AbortSignal): Promise<RelayAnswer>;
  /** A vendor's picture, requested only when the user wants to see it. @throws {Fault} */
  icon(url: string, signal?: AbortSignal): Promise<UntrustedContent>;
}
