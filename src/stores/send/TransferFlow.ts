/** The way of DOGE in types: what is asked for, what is on review, and what was written down. Every way money leaves is one. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { Result } from '../../domain/result.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import type { Purpose } from '../../domain/tx/Purpose.ts';
import type { PrepareFailure } from '../../domain/tx/preparation.ts';
import type { ReplacedOriginal } from '../../domain/tx/replacement/checkReplacement.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type { ParsedTransfer, TransferPlan, TransferProblem } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { SignedTransfer, SigningRequest } from '../../ports/Vault.ts';
import type { TransferRules } from '../chain/transferRules.ts';
import type { TypedNames } from './PaidContacts.ts';
import type { SendFlow, SendState } from './SendFlow.ts';

/** A transfer to prepare. */
export interface TransferRequest {
  readonly purpose: Purpose;
  /** what the recipient calls itself, from a payment link; null when it says nothing */
  readonly label: string | null;
  /** what the person's list calls recipients, by their address; absent: it names none */
  readonly names?: TypedNames;
  /** the price with which an amount typed in money was counted; absent or null when it was typed in DOGE */
  readonly quoted?: FiatPrice | null;
  /** addresses that count as ours when the signed bytes are read back */
  readonly own: readonly DogeAddress[];
  /** the coins to plan over, read anew. @throws {Fault} */
  coins(signal: AbortSignal): Promise<readonly ClassifiedCoin[]>;
  /** plans over coins whose values are believed as far as they were checked */
  plan(rules: TransferRules, coins: readonly ClassifiedCoin[]): Result<TransferPlan, TransferProblem>;
  /** what the plan takes the place of, as it was looked at for that plan; absent: nothing */
  replaces?(): ReplacedOriginal;
  /** signs; absent: the vault does with the keys it keeps */
  sign?(request: SigningRequest): Promise<Result<SignedTransfer, SigningProblem>>;
  /**
   * told when it is being written down: what changes now is on disk with it, before anything leaves
   *
   * @returns takes that back when it could not be written down
   */
  onRecording?(txid: Txid): () => void;
  /** told when it was written down and broadcast, whatever the network said */
  onBroadcast?(txid: Txid): void;
}

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
