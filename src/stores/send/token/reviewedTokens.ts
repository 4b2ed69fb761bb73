/** What is on review when tokens are sent, and how far that has come. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FeeRate } from '../../../domain/amount/FeeRate.ts';
import type {
  ParsedTokenTransfer,
  TokenBytesProblem,
} from '../../../domain/drc20/send/parseTokenTransfer.ts';
import type { TokenPayment } from '../../../domain/drc20/send/TokenPayment.ts';
import type { TokenCost, TokenPlan } from '../../../domain/drc20/send/TokenPlan.ts';
import type { TokenSendProblem, TokenSendWarning } from '../../../domain/drc20/send/TokenSendProblem.ts';
import type { TokenSummary } from '../../../domain/drc20/Token.ts';
import type { SigningProblem } from '../../../domain/tx/SigningProblem.ts';
import type { BytesProblem } from '../../../domain/tx/Transfer.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { SendState } from '../SendFlow.ts';

/** What is to be sent to whom. */
export type TokenSendSpec =
  | { readonly kind: 'token'; readonly summary: TokenSummary; readonly payments: readonly TokenPayment[] }
  | { readonly kind: 'file'; readonly fileId: Txid; readonly name: string | null; readonly to: DogeAddress };

/** What preparing is asked for. */
export interface TokenTransferRequest {
  readonly spec: TokenSendSpec;
  readonly feeRate: FeeRate;
}

/** One transfer, signed and read back. */
export interface PreparedTokenTransfer {
  readonly commitHex: string;
  readonly revealHex: string;
  readonly parsed: ParsedTokenTransfer;
}

/** What is on review. All but the names of what moves comes from the signed bytes. */
export interface ReviewedTokens {
  readonly spec: TokenSendSpec;
  readonly plan: TokenPlan;
  /** in the order in which they leave */
  readonly transfers: readonly PreparedTokenTransfer[];
  readonly cost: TokenCost;
  readonly warnings: readonly TokenSendWarning[];
  /** for signatures that the vault keeps until a second confirmation: the bytes here have none; absent: they may be sent */
  readonly ticket?: string;
}

/** Why preparing stopped; nothing was sent. */
export type TokenPrepareProblem =
  | { readonly kind: 'send'; readonly problem: TokenSendProblem }
  | { readonly kind: 'signing'; readonly problem: SigningProblem }
  /** a server told something that does not hold */
  | { readonly kind: 'previous'; readonly problem: BytesProblem }
  | { readonly kind: 'bytes'; readonly problem: TokenBytesProblem };

/** What became of the last review. */
export type TokenSendState = SendState<ReviewedTokens, TokenPrepareProblem>;
