/** The way of DOGE in types: what is asked for, what is on review, and what was written down. Every way money leaves is one. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { FeeRate } from '../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import type { Purpose } from '../../domain/tx/Purpose.ts';
import type { MergeRequest as MergePlanRequest } from '../../domain/tx/plan/planMerge.ts';
import type { PrepareFailure } from '../../domain/tx/preparation.ts';
import type { ReplacementKind } from '../../domain/tx/Replacement.ts';
import type { SignedBytes } from '../../domain/tx/sign/signTransfer.ts';
import type { SpendForm } from '../../domain/tx/sizes.ts';
import type {
  ParsedTransfer,
  TransferPlan,
  TransferPlanRequest,
  TransferProblem,
} from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ImportChoice, VaultAccount } from '../../ports/Vault.ts';
import type { TypedNames } from './PaidContacts.ts';
import type { SendFlow, SendState } from './SendFlow.ts';

/** What every request says. */
interface AnyRequest {
  readonly purpose: Purpose;
  /** what the recipient calls itself, from a payment link; null when it says nothing */
  readonly label: string | null;
  /** what the person's list calls recipients, by their address; absent: it names none */
  readonly names?: TypedNames;
  /** the price with which an amount typed in money was counted; absent or null when it was typed in DOGE */
  readonly quoted?: FiatPrice | null;
  /** addresses that count as ours when the signed bytes are read back */
  readonly own: readonly DogeAddress[];
  /**
   * told when it is being written down: what changes now is on disk with it, before anything leaves
   *
   * @returns takes that back when it could not be written down
   */
  onRecording?(txid: Txid): () => void;
  /** told when it was written down and broadcast, whatever the network said */
  onBroadcast?(txid: Txid): void;
}

/** Pays people, and cannot be made twice. */
export interface PaymentRequest extends AnyRequest {
  readonly kind: 'pay';
  /** all but the coins, which are read when it is prepared; `changeTo` pays */
  readonly payment: Omit<TransferPlanRequest, 'coins'>;
}

/** Makes the first of the batches in which many coins become one. */
export interface MergeRequest extends AnyRequest {
  readonly kind: 'merge';
  readonly merge: Omit<MergePlanRequest, 'coins'>;
}

/** The key of a paper wallet, as a draft of the vault. */
export interface Paper {
  readonly draftId: string;
  readonly choice: ImportChoice;
  readonly account: VaultAccount;
}

/** Brings everything that a paper wallet holds to an address of ours. */
export interface SweepRequest extends AnyRequest {
  readonly kind: 'sweep';
  readonly paper: Paper;
  readonly to: DogeAddress;
}

/** Takes the place of a transfer that waits. */
export interface ReplaceRequest extends AnyRequest {
  readonly kind: 'replace';
  readonly way: ReplacementKind;
  readonly txid: Txid;
  /** the address that both spend from */
  readonly from: DogeAddress;
  readonly keyForm: SpendForm;
  readonly feeRate: FeeRate;
  /** the person agreed that our transfers which rest on it go too */
  readonly mayDropOurs: boolean;
}

/** Sends what everybody has signed already. */
export interface SignedRequest extends AnyRequest {
  readonly kind: 'signed';
  /** looked at again before it is sent */
  readonly psbt: Psbt;
  readonly plan: TransferPlan;
  readonly signed: SignedBytes;
}

/** A transfer to prepare: what is wanted, and nothing of how it is done. `doge/planRequest.ts` plans each kind. */
export type TransferRequest = PaymentRequest | MergeRequest | SweepRequest | ReplaceRequest | SignedRequest;

/** Signed, read back, and ready to be looked at. */
export interface PreparedTransfer {
  readonly rawHex: string;
  readonly plan: TransferPlan;
  readonly parsed: ParsedTransfer;
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
