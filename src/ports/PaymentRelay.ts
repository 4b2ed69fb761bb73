/** Vendors and relays of DogeConnect: strangers' servers, each named by a link that the person opened. */

import type { BillPointer } from '../domain/address/billPointer.ts';
import type { UntrustedContent } from '../domain/content/contentKind.ts';
import type { Bill, BillProblem, RelayAnswer } from '../domain/dogeconnect/Bill.ts';
import type { Result } from '../domain/result.ts';
import type { Txid } from '../domain/tx/Txid.ts';

/** Most bytes of a vendor's picture. */
export const MAX_ICON_BYTES = 200_000;

/** A payment that a relay is asked about. */
export interface RelayedPayment {
  /** base URL of the relay, without slashes at its end */
  readonly relay: string;
  /** the bill's */
  readonly id: string;
  readonly txid: Txid;
}

/** A payment that is handed over. */
export interface PaymentHandOver extends RelayedPayment {
  /** signed, hex */
  readonly rawHex: string;
  /** where a vendor may send money back to */
  readonly refund: string;
  readonly relayToken: string | null;
}

export interface PaymentRelay {
  /** Fetches a bill and checks it. Whether there is time left is asked apart. @throws {Fault} when nothing usable answers */
  bill(pointer: BillPointer, signal?: AbortSignal): Promise<Result<Bill, BillProblem>>;
  /**
   * Hands signed bytes over, once: from here on the relay may broadcast them at any time.
   *
   * @throws {Fault} when no answer came that makes sense, which says nothing of what becomes of the bytes
   */
  pay(handOver: PaymentHandOver): Promise<RelayAnswer>;
  /** Asks how a payment stands. @throws {Fault} */
  status(payment: RelayedPayment, signal?: AbortSignal): Promise<RelayAnswer>;
  /** A vendor's picture. Asked for only when a person wants to see it. @throws {Fault} */
  icon(url: string, signal?: AbortSignal): Promise<UntrustedContent>;
}
