/** A bill: what a vendor asks to be paid by DogeConnect, checked, and how its relay answers. */
import type { BillPointer } from '../address/billPointer.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { FeeRate } from '../amount/FeeRate.ts';
import type { Koinu } from '../amount/Koinu.ts';

/** The most that a vendor may send. A bill of 200 lines with long texts has less. */
export const MAX_ENVELOPE_BYTES = 300_000;

/** Somebody who is paid. */
export interface BillPayment {
  readonly to: DogeAddress;
  readonly amount: Koinu;
}

/** What lines of a bill are for. */
export const BILL_LINE_KINDS = ['item', 'tax', 'fee', 'shipping', 'discount', 'donation'] as const;
export type BillLineKind = (typeof BILL_LINE_KINDS)[number];

/** One line. Amounts are koinu, negative where something is taken off. */
export interface BillLine {
  readonly kind: BillLineKind;
  readonly name: string;
  readonly description: string | null;
  readonly count: number;
  readonly unit: bigint;
  readonly total: bigint;
}

/** What the vendor says that it is in money: nobody checks it. */
export interface FiatClaim {
  /** decimal, as it was written */
  readonly total: string | null;
  readonly tax: string | null;
  /** ISO 4217 */
  readonly currency: string;
}

/** What a payment writes on the chain for everybody to read, beside paying. */
export interface BillData {
  /** 1 to 80 bytes, hex in lower case */
  readonly hex: string;
  /** what it is for, in the vendor's words */
  readonly reasons: readonly Pick<BillLine, 'name' | 'description'>[];
}

/** What is kept of a bill with its payment. All texts are as `foreignText` shows them. */
export interface BillDetails {
  readonly id: string;
  /** the relay's key, hex: with the id it names one bill */
  readonly key: string;
  /** domain name of the link, as browsers write it */
  readonly host: string;
  /** base URL of the relay, without slashes at its end */
  readonly relay: string;
  /** to be said back to the relay, to the letter; null: it gave none */
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
  /** absent: it writes nothing */
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
  /** at least this much is to be paid for the size of the transaction */
  readonly feeRate: FeeRate;
  /** bytes that the transaction may have */
  readonly maxSize: number;
  /** `https://…`, a stranger's picture; null: none */
  readonly icon: string | null;
  readonly payments: readonly BillPayment[];
  /** absent: nobody signed what it was read from */
  readonly signed?: SignedBill;
}

/** By these a relay says that it does not take a payment; it has the bytes all the same. */
export type RelayErrorCode = 'not_found' | 'expired' | 'invalid_tx' | 'invalid_outputs' | 'invalid_token';

/** How a relay says that a payment stands. None of it is believed of the chain. */
export type RelayAnswer =
  | { readonly kind: 'unpaid' }
  /** `required` and `confirmed` are blocks; null: it did not say */
  | {
      readonly kind: 'accepted' | 'confirmed';
      readonly required: number | null;
      readonly confirmed: number | null;
    }
  /** in its own words, empty where it has none */
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'refused'; readonly code: RelayErrorCode };

/** A bill that was paid, as it is kept with its transfer. */
export interface PaidBill extends BillDetails {
  /** what the relay said to the bytes; null: it was never heard */
  readonly answer: RelayAnswer | null;
}

/** Whether the relay took the payment: only then may the bytes go elsewhere too. */
export const isTaken = ({ answer }: PaidBill): boolean =>
  answer?.kind === 'accepted' || answer?.kind === 'confirmed';

/** Whether the relay said no. It was given signed bytes: they may confirm all the same. */
export const isTurnedDown = ({ answer }: PaidBill): boolean =>
  answer?.kind === 'declined' || answer?.kind === 'refused';

/** Whether two are the same bill. */
export const isSameBill = (
  one: Pick<BillDetails, 'id' | 'key'>,
  other: Pick<BillDetails, 'id' | 'key'>,
): boolean => one.id === other.id && one.key === other.key;

/** Why a bill is not paid. */
export type BillProblem =
  /** no envelope of version 1.0, or a payload that is no payment; `field` names what is wrong */
  | { readonly kind: 'malformed'; readonly field: string }
  /** its key is not the one that the link names */
  | { readonly kind: 'other-key' }
  | { readonly kind: 'bad-signature' }
  /** what is to be paid is not what the total says; koinu */
  | { readonly kind: 'sums-differ'; readonly total: bigint; readonly paid: bigint }
  /** a line is not its count times its unit */
  | { readonly kind: 'line-differs'; readonly name: string }
  /** the link, which older wallets pay, names somebody else or another amount */
  | { readonly kind: 'link-differs' }
  | { readonly kind: 'expired'; readonly expiredAtMs: number }
  /** made later than now: one of two clocks is wrong */
  | { readonly kind: 'not-yet'; readonly issuedAtMs: number }
  /** koinu per 1000 bytes */
  | { readonly kind: 'fee-too-high'; readonly feeRate: bigint; readonly maximum: FeeRate }
  | { readonly kind: 'too-long'; readonly what: 'lines' | 'outputs' | 'data'; readonly maximum: number }
  /** several pieces of data on the chain, of which nodes relay one; or an output or a line of a kind that nobody knows */
  | { readonly kind: 'unknown-output'; readonly wanted: 'several-data' | 'other' }
  /** an address of another chain or of none */
  | { readonly kind: 'bad-address' }
  /** bytes that the transaction may have, fewer than any has */
  | { readonly kind: 'size-too-small'; readonly maxSize: number };
