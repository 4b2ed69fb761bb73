/** What is on review when DOGE is sent, and how far that has come. */
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { Purpose } from '../../domain/tx/Purpose.ts';
import type { PrepareFailure } from '../../domain/tx/preparation.ts';
import type {
  ParsedTransfer,
  TransferPlan,
  TransferProblem,
  TransferWarning,
} from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { SendFlow, SendState } from './SendFlow.ts';
import type { TransferRequest } from './TransferRequest.ts';

/** Signed, read back, and ready to be looked at. */
export interface PreparedTransfer {
  readonly rawHex: string;
  readonly plan: TransferPlan;
  readonly parsed: ParsedTransfer;
  readonly warnings: readonly TransferWarning[];
  /** for signatures that the vault keeps until a second confirmation: the bytes here have none; absent: they may be sent */
  readonly ticket?: string;
}

/** Why preparing stopped; nothing was sent. */
export type PrepareProblem =
  | { readonly kind: 'plan'; readonly problem: TransferProblem }
  | Exclude<PrepareFailure, { readonly kind: 'fault' }>;

/** What is on review. */
export interface ReviewedTransfer {
  readonly transfer: PreparedTransfer;
  readonly purpose: Purpose;
  /** what the recipient calls itself, from a payment link */
  readonly label: string | null;
  /** the price with which an amount typed in money was counted; null when it was typed in DOGE */
  readonly quoted: FiatPrice | null;
}

/** What became of the last review. */
export type Preparation = SendState<ReviewedTransfer, PrepareProblem>;

/** A transfer as it was written down. */
export interface RecordedTransfer {
  readonly txid: Txid;
  /** fills the form again that it came from */
  readonly refill: () => void;
}

/** The way of DOGE. */
export type TransferFlow = SendFlow<TransferRequest, ReviewedTransfer, PrepareProblem, RecordedTransfer>;
