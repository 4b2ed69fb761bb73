/** Types of DOGE transfers: request, review and record. Money only leaves through one of these requests. */
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

/** Common to all requests. */
interface AnyRequest {
  readonly purpose: Purpose;
  /** the recipient's name for itself, from a payment link; null when absent */
  readonly label: string | null;
  /** names for the recipients in the user's list, by address; absent: none */
  readonly names?: TypedNames;
  /** the price used to convert an amount typed in fiat; absent or null when it was typed in DOGE */
  readonly quoted?: FiatPrice | null;
  /** addresses that count as ours when the signed bytes are parsed */
  readonly own: readonly DogeAddress[];
  /**
   * called while it is being recorded: changes made now are written together with it, before the broadcast
   *
   * @returns undoes them if recording fails
   */
  onRecording?(txid: Txid): () => void;
  /** called after the broadcast, whatever the network answered */
  onBroadcast?(txid: Txid): void;
}

/** Pays recipients, guarded against double payment. */
export interface PaymentRequest extends AnyRequest {
  readonly kind: 'pay';
  /** all but the coins, which are read on preparing; `changeTo` pays */
  readonly payment: Omit<TransferPlanRequest, 'coins'>;
}

/** Makes the first batch of a coin consolidation. */
export interface MergeRequest extends AnyRequest {
  readonly kind: 'merge';
  readonly merge: Omit<MergePlanRequest, 'coins'>;
}

/** The key of a paper wallet, as an import draft of the vault. */
export interface Paper {
  readonly draftId: string;
  readonly choice: ImportChoice;
  readonly account: VaultAccount;
}

/** Sends everything on a paper wallet to an address of ours. */
export interface SweepRequest extends AnyRequest {
  readonly kind: 'sweep';
  readonly paper: Paper;
  readonly to: DogeAddress;
}

/** Replaces a pending transfer. */
export interface ReplaceRequest extends AnyRequest {
  readonly kind: 'replace';
  readonly way: ReplacementKind;
  readonly txid: Txid;
  /** the address that both spend from */
  readonly from: DogeAddress;
  readonly keyForm: SpendForm;
  readonly feeRate: FeeRate;
  /** the user agreed that our transfers which depend on it are dropped too */
  readonly mayDropOurs: boolean;
}

/** Sends a fully signed PSBT. */
export interface SignedRequest extends AnyRequest {
  readonly kind: 'signed';
  /** checked again before it is sent */
  readonly psbt: Psbt;
  readonly plan: TransferPlan;
  readonly signed: SignedBytes;
}

/** A transfer to prepare: what is wanted, not how. `doge/planRequest.ts` plans each kind. */
export type TransferRequest = PaymentRequest | MergeRequest | SweepRequest | ReplaceRequest | SignedRequest;

/** Signed, parsed back, and ready for review. */
export interface PreparedTransfer {
  readonly rawHex: string;
  readonly plan: TransferPlan;
  readonly parsed: ParsedTransfer;
  /** for signatures that the vault holds back until a second confirmation: then the bytes here have none; absent: ready to broadcast */
  readonly ticket?: string;
}

/** Why preparing stopped; nothing was sent. */
export type PrepareProblem =
  | { readonly kind: 'plan'; readonly problem: TransferProblem }
  | Exclude<PrepareFailure, { readonly kind: 'fault' }>;

export interface ReviewedTransfer {
  readonly transfer: PreparedTransfer;
  readonly purpose: Purpose;
  /** the recipient's name for itself, from a payment link */
  readonly label: string | null;
  /** the price used to convert an amount typed in fiat; null when it was typed in DOGE */
  readonly quoted: FiatPrice | null;
}

/** State of the last preparation. */
export type Preparation = SendState<ReviewedTransfer, PrepareProblem>;

export interface RecordedTransfer {
  readonly txid: Txid;
  /** restores the form's input */
  readonly refill: () => void;
}

export type TransferFlow = SendFlow<TransferRequest, ReviewedTransfer, PrepareProblem, RecordedTransfer>;
