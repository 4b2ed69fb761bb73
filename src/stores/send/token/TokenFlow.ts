/** Types of token and file transfers: request, review, record, and tools. */
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

export interface TokenTransferRequest {
  readonly spec: TokenSendSpec;
  readonly feeRate: FeeRate;
}

/** One transfer, signed and parsed back. */
export interface PreparedTokenTransfer {
  readonly commitHex: string;
  readonly revealHex: string;
  readonly parsed: ParsedTokenTransfer;
}

/** What is reviewed. All but the names of the subjects comes from the signed bytes. */
export interface ReviewedTokens {
  readonly spec: TokenSendSpec;
  readonly plan: TokenPlan;
  /** in broadcast order */
  readonly transfers: readonly PreparedTokenTransfer[];
  readonly cost: TokenCost;
  readonly warnings: readonly TokenSendWarning[];
  /** for signatures that the vault holds back until a second confirmation: then the bytes here have none; absent: ready to broadcast */
  readonly ticket?: string;
}

/** Why preparing stopped; nothing was sent. */
export type TokenPrepareProblem =
  | { readonly kind: 'send'; readonly problem: TokenSendProblem }
  | { readonly kind: 'signing'; readonly problem: SigningProblem }
  /** a server's data failed verification */
  | { readonly kind: 'previous'; readonly problem: BytesProblem }
  | { readonly kind: 'bytes'; readonly problem: TokenBytesProblem };

/** State of the last preparation. */
export type TokenSendState = SendState<ReviewedTokens, TokenPrepareProblem>;

export interface RecordedTokens {
  readonly transfers: readonly TokenTransfer[];
  /** restores the form's input */
  readonly refill: () => void;
}

export type TokenFlow = SendFlow<TokenTransferRequest, ReviewedTokens, TokenPrepareProblem, RecordedTokens>;

/** The parts of the wallet used by token transfers. */
export type TokenWallet = Pick<SpendingWallet, 'payingWallet' | 'coins' | 'commits'>;

export interface TokenTools {
  readonly ports: Ports;
  readonly wallet: TokenWallet;
  readonly journal: TokenJournal;
  /** holds the token, and pays */
  readonly account: Account;
  readonly session: SessionId;
  /** previous transactions verified before; extended here */
  readonly previous: Map<Txid, VerifiedTransaction>;
  readonly signal: AbortSignal;
  readonly onStep: (step: PrepareStep) => void;
}
