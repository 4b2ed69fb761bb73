/** A plan of token transfers: each a commit and a reveal, with all that it costs. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import type { FeeRate } from '../../amount/FeeRate.ts';
import type { Koinu } from '../../amount/Koinu.ts';
import type { ClassifiedCoin, Coin } from '../../tx/Coin.ts';
import type { SpendForm } from '../../tx/sizes.ts';
import type { TransferProblem } from '../../tx/Transfer.ts';
import type { LedgerOp } from '../TokenActivity.ts';

/** One transfer that is asked for. */
export interface TokenTransferSpec {
  readonly op: LedgerOp;
  readonly to: DogeAddress;
}

/** All that planning needs. */
export interface TokenPlanRequest {
  /** one for each recipient; a reveal has exactly one */
  readonly specs: readonly TokenTransferSpec[];
  /** the address that holds the token, pays all, and gets the change: the first coin of each commit is its */
  readonly holder: DogeAddress;
  /** the holder's public key in its form, hex: stands in the redeem script */
  readonly pubkey: string;
  readonly keyForm: SpendForm;
  readonly coins: readonly ClassifiedCoin[];
  readonly feeRate: FeeRate;
  readonly network: Network;
  /** outpoint keys of coins that the first commit spends in any case; absent: none */
  readonly first?: readonly string[];
  /** one-time scripts of our token transfers: none of them gets a token; absent: none is known */
  readonly commitAddresses?: ReadonlySet<string>;
}

/** What a commit spends: a coin that is there, or the change of an earlier commit of the same plan. */
export type CommitInput =
  | { readonly kind: 'coin'; readonly coin: Coin }
  /** `index` counts from 0 among the plan's transfers; `vout` is that commit's change */
  | { readonly kind: 'change-of'; readonly index: number; readonly vout: number; readonly value: Koinu };

/** One commit and its reveal. All amounts koinu. Frozen. */
export interface PlannedTokenTransfer {
  readonly op: LedgerOp;
  readonly to: DogeAddress;
  /** what the inscription says, JSON of at most 448 bytes */
  readonly content: string;
  /** hex; the commit's first output pays its hash */
  readonly redeemScript: string;
  readonly commit: {
    /** the first one is a P2PKH coin of the holder */
    readonly inputs: readonly CommitInput[];
    readonly commitAddress: DogeAddress;
    /** output 0: what the reveal spends, `reveal.fee` + `reveal.recipientValue` */
    readonly value: Koinu;
    /** output 1, back to the holder; null when too small to be worth one */
    readonly change: Koinu | null;
    /** `changeGivenUp` included */
    readonly fee: Koinu;
    readonly changeGivenUp: Koinu;
    /** bytes, an upper bound */
    readonly size: number;
  };
  readonly reveal: {
    /** what the recipient gets along: an ordinary coin, which carries nothing */
    readonly recipientValue: Koinu;
    readonly fee: Koinu;
    /** bytes, an upper bound */
    readonly size: number;
  };
}

/** What a plan costs altogether, koinu. `total` = the three others. */
export interface TokenCost {
  readonly commitFees: Koinu;
  readonly revealFees: Koinu;
  /** coins that recipients get along */
  readonly given: Koinu;
  readonly total: Koinu;
}

/** Transfers that can be signed, in the order in which they are to leave. Frozen. */
export interface TokenPlan {
  readonly network: Network;
  readonly holder: DogeAddress;
  readonly pubkey: string;
  readonly keyForm: SpendForm;
  readonly feeRate: FeeRate;
  readonly transfers: readonly PlannedTokenTransfer[];
  readonly cost: TokenCost;
  /** how many of them nodes take before a block has to come */
  readonly firstRun: number;
}

/** Why no plan can be made. */
export type TokenPlanProblem =
  | { readonly kind: 'no-receiver' }
  /** the ledger rejects a move to oneself */
  | { readonly kind: 'to-self'; readonly index: number }
  /** the recipient is a one-time script of a token transfer of ours */
  | { readonly kind: 'commit-script'; readonly index: number }
  | { readonly kind: 'no-amount'; readonly index: number }
  /** what the inscription says is longer than a redeem script holds, bytes */
  | {
      readonly kind: 'content-too-long';
      readonly index: number;
      readonly size: number;
      readonly maximum: number;
    }
  /** coins do not pay it: as with DOGE */
  | { readonly kind: 'coins'; readonly problem: TransferProblem; readonly cost: TokenCost | null };
