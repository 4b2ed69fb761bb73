/** The way of tokens and files in types: what is asked for, what is on review, what was written down, and what it is made with. */
import type { FeeRate } from '../../../domain/amount/FeeRate.ts';
import type {
  ParsedTokenTransfer,
  TokenBytesProblem,
} from '../../../domain/drc20/send/parseTokenTransfer.ts';
import type { TokenSendSpec } from '../../../domain/drc20/send/TokenPayment.ts';
import type { TokenCost, TokenPlan } from '../../../domain/drc20/send/TokenPlan.ts';
import type { TokenSendProblem, TokenSendWarning } from '../../../domain/drc20/send/TokenSendProblem.ts';
import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { PrepareStep } from '../../../domain/tx/preparation.ts';
import type { SigningProblem } from '../../../domain/tx/SigningProblem.ts';
import type { VerifiedTransaction } from '../../../domain/tx/sign/verifyPrevious.ts';
import type { BytesProblem } from '../../../domain/tx/Transfer.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { SessionId } from '../../../ports/Vault.ts';
import type { Account } from '../../accounts/Account.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';
import type { SendFlow, SendState } from '../SendFlow.ts';
import type { SpendingWallet } from '../SpendingWallet.ts';

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

/** What was written down. */
export interface RecordedTokens {
  readonly transfers: readonly TokenTransfer[];
  /** fills the form again */
  readonly refill: () => void;
}

/** The way of tokens and files. */
export type TokenFlow = SendFlow<TokenTransferRequest, ReviewedTokens, TokenPrepareProblem, RecordedTokens>;

/** The wallet as token transfers need it. */
export type TokenWallet = Pick<SpendingWallet, 'payingWallet' | 'coins' | 'commits'>;

export interface TokenTools {
  readonly ports: Ports;
  readonly wallet: TokenWallet;
  readonly journal: TokenJournal;
  /** whose token moves, and who pays */
  readonly account: Account;
  readonly session: SessionId;
  /** previous transactions that were read and hashed before; filled further here */
  readonly previous: Map<Txid, VerifiedTransaction>;
  readonly signal: AbortSignal;
  readonly onStep: (step: PrepareStep) => void;
}
