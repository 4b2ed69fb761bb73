/** A validated DogeConnect bill (a vendor's payment request), and its relay's answers. */
import type { BillPointer } from '../address/billPointer.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { FeeRate } from '../amount/FeeRate.ts';
import type { Koinu } from '../amount/Koinu.ts';

/** Size limit of an envelope. A bill of 200 lines with long texts is smaller. */
export const MAX_ENVELOPE_BYTES = 300_000;

export interface BillPayment {
  readonly to: DogeAddress;
  readonly amount: Koinu;
}

export const BILL_LINE_KINDS = ['item', 'tax', 'fee', 'shipping', 'discount', 'donation'] as const;
export type BillLineKind = (typeof BILL_LINE_KINDS)[number];

/** One line. Amounts are koinu, negative for discounts. */
export interface BillLine {
  readonly kind: BillLineKind;
  readonly name: string;
  readonly description: string | null;
  readonly count: number;
  readonly unit: bigint;
  readonly total: bigint;
}

/** The amount in fiat, as the vendor states it; not verified. */
export interface FiatClaim {
  /** decimal, as received */
  readonly total: string | null;
  readonly tax: string | null;
  /** ISO 4217 */
  readonly currency: string;
}

/** Data that a payment publishes on the chain. */
export interface BillData {
  /** 1 to 80 bytes, hex in lower case */
  readonly hex: string;
  /** its purpose, in the vendor's words */
  readonly reasons: readonly Pick<BillLine, 'name' | 'description'>[];
}

/** The part of a bill that is stored with its payment. All texts have passed `foreignText`. */
export interface BillDetails {
  readonly id: string;
  /** the relay's key, hex: with the id it names one bill */
  readonly key: string;
  /** domain name of the link, as browsers write it */
  readonly host: string;
  /** base URL of the relay, without slashes at its end */
  readonly relay: string;
  /** to be sent back to the relay unchanged; null: none given */
  readonly relayToken: string | null;
  readonly vendor: string;
  readonly vendorAddress: string | null;
  /** domain name of the vendor's page */
  readonly vendorSite: string | null;
  readonly orderId: string | null;
  readonly orderReference: string | null;
  readonly note: string | null;
  /** milliseconds since 1970 */
  readonly expiresAtMs: number;
  readonly total: Koinu;
  readonly fees: Koinu | null;
  readonly taxes: Koinu | null;
  readonly fiat: FiatClaim | null;
  readonly lines: readonly BillLine[];
  /** absent: no data */
  readonly data?: BillData;
}

/** The signed envelope of a bill and the link to it, for the key worker to verify again. */
export interface SignedBill {
  readonly envelope: { readonly payload: string; readonly pubkey: string; readonly sig: string };
  readonly pointer: BillPointer;
}

/** A bill that may be paid. */
export interface Bill extends BillDetails {
  /** milliseconds since 1970 */
  readonly issuedAtMs: number;
  /** the minimum fee rate */
  readonly feeRate: FeeRate;
  /** maximum size of the transaction in bytes */
  readonly maxSize: number;
  /** `https://…`, an untrusted picture; null: none */
  readonly icon: string | null;
  readonly payments: readonly BillPayment[];
  /** absent: it was read from something unsigned */
  readonly signed?: SignedBill;
}

/** Codes with which a relay rejects a payment; it has received the bytes nonetheless. */
export type RelayErrorCode = 'not_found' | 'expired' | 'invalid_tx' | 'invalid_outputs' | 'invalid_token';

/** A payment's status as the relay reports it. It proves nothing about the chain. */
export type RelayAnswer =
  | { readonly kind: 'unpaid' }
  /** `required` and `confirmed` are blocks; null: not given */
  | {
      readonly kind: 'accepted' | 'confirmed';
      readonly required: number | null;
      readonly confirmed: number | null;
    }
  /** `reason`: the relay's own text, empty when there is none */
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'refused'; readonly code: RelayErrorCode };

/** A bill that was paid, as stored with its transfer. */
export interface PaidBill extends BillDetails {
  /** the relay's answer to the transaction; null: none received */
  readonly answer: RelayAnswer | null;
}

/** Whether the relay accepted the payment: only then may the transaction be broadcast elsewhere too. */
export const isTaken = ({ answer }: PaidBill): boolean =>
  answer?.kind === 'accepted' || answer?.kind === 'confirmed';

/** Whether the relay rejected the payment. It has the signed transaction, so it may confirm nonetheless. */
export const isTurnedDown = ({ answer }: PaidBill): boolean =>
  answer?.kind === 'declined' || answer?.kind === 'refused';

export const isSameBill = (
  one: Pick<BillDetails, 'id' | 'key'>,
  other: Pick<BillDetails, 'id' | 'key'>,
): boolean => one.id === other.id && one.key === other.key;

/** Why a bill is not paid. */
export type BillProblem =
  /** not an envelope of version 1.0, or the payload is not a payment; `field` is the invalid one */
  | { readonly kind: 'malformed'; readonly field: string }
  /** the key differs from the link's */
  | { readonly kind: 'other-key' }
  | { readonly kind: 'bad-signature' }
  /** the outputs do not add up to the total; koinu */
  | { readonly kind: 'sums-differ'; readonly total: bigint; readonly paid: bigint }
  /** a line's total is not its count times its unit price */
  | { readonly kind: 'line-differs'; readonly name: string }
  /** the link, which older wallets pay, names another recipient or amount */
  | { readonly kind: 'link-differs' }
  | { readonly kind: 'expired'; readonly expiredAtMs: number }
  /** issued in the future: one of the two clocks is wrong */
  | { readonly kind: 'not-yet'; readonly issuedAtMs: number }
  /** koinu per 1000 bytes */
  | { readonly kind: 'fee-too-high'; readonly feeRate: bigint; readonly maximum: FeeRate }
  | { readonly kind: 'too-long'; readonly what: 'lines' | 'outputs' | 'data'; readonly maximum: number }
  /** several data outputs, of which nodes relay only one; or an output or line of an unknown kind */
  | { readonly kind: 'unknown-output'; readonly wanted: 'several-data' | 'other' }
  /** an address of another chain, or not an address */
  | { readonly kind: 'bad-address' }
  /** the size limit is smaller than any transaction, bytes */
  | { readonly kind: 'size-too-small'; readonly maxSize: number };
