/** A plan of token transfers: each a commit and a reveal, with all costs. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import type { FeeRate } from '../../amount/FeeRate.ts';
import type { Koinu } from '../../amount/Koinu.ts';
import type { ClassifiedCoin, Coin } from '../../tx/Coin.ts';
import type { SpendForm } from '../../tx/sizes.ts';
import type { TransferProblem } from '../../tx/Transfer.ts';
import type { LedgerOp } from '../TokenActivity.ts';

/** A requested transfer. */
export interface TokenTransferSpec {
  readonly op: LedgerOp;
  readonly to: DogeAddress;
}

export interface TokenPlanRequest {
  /** one for each recipient; a reveal has exactly one */
  readonly specs: readonly TokenTransferSpec[];
  /** holds the token, pays everything, and gets the change: each commit's first coin must be from this address */
  readonly holder: DogeAddress;
  /** the holder's public key in its form, hex: part of the redeem script */
  readonly pubkey: string;
  readonly keyForm: SpendForm;
  readonly coins: readonly ClassifiedCoin[];
  readonly feeRate: FeeRate;
  readonly network: Network;
  /** outpoint keys of coins that the first commit must spend; absent: none */
  readonly first?: readonly string[];
  /** one-time scripts of our token transfers, which must not receive tokens; absent: none is known */
  readonly commitAddresses?: ReadonlySet<string>;
}

/** An input of a commit: an existing coin, or the change of an earlier commit of the same plan. */
export type CommitInput =
  | { readonly kind: 'coin'; readonly coin: Coin }
  /** `index` counts from 0 among the plan's transfers; `vout` is that commit's change */
  | { readonly kind: 'change-of'; readonly index: number; readonly vout: number; readonly value: Koinu };

/** One commit and its reveal. All amounts koinu. Frozen. */
export interface PlannedTokenTransfer {
  readonly op: LedgerOp;
  readonly to: DogeAddress;
  /** the inscription, JSON of at most 448 bytes */
  readonly content: string;
  /** hex; the commit's first output pays its hash */
  readonly redeemScript: string;
  readonly commit: {
    /** the first one is a P2PKH coin of the holder */
    readonly inputs: readonly CommitInput[];
    readonly commitAddress: DogeAddress;
    /** output 0, which the reveal spends: `reveal.fee` + `reveal.recipientValue` */
    readonly value: Koinu;
    /** output 1, back to the holder; null when too small for an output */
    readonly change: Koinu | null;
    /** including `changeGivenUp` */
    readonly fee: Koinu;
    readonly changeGivenUp: Koinu;
    /** bytes, an upper bound */
    readonly size: number;
  };
  readonly reveal: {
    /** sent to the recipient: an ordinary coin, which carries no token itself */
    readonly recipientValue: Koinu;
    readonly fee: Koinu;
    /** bytes, an upper bound */
    readonly size: number;
  };
}

/** The total costs of a plan, koinu. `total` = the three others. */
export interface TokenCost {
  readonly commitFees: Koinu;
  readonly revealFees: Koinu;
  /** coins sent to recipients */
  readonly given: Koinu;
  readonly total: Koinu;
}

/** Transfers ready to be signed, in the order of broadcast. Frozen. */
export interface TokenPlan {
  readonly network: Network;
  readonly holder: DogeAddress;
  readonly pubkey: string;
  readonly keyForm: SpendForm;
  readonly feeRate: FeeRate;
  readonly transfers: readonly PlannedTokenTransfer[];
  readonly cost: TokenCost;
  /** how many of them nodes accept before the next block */
  readonly firstRun: number;
}

/** Why no plan can be made. */
export type TokenPlanProblem =
  | { readonly kind: 'no-receiver' }
  /** the ledger rejects a transfer to oneself */
  | { readonly kind: 'to-self'; readonly index: number }
  /** the recipient is the one-time script of one of our token transfers */
  | { readonly kind: 'commit-script'; readonly index: number }
  | { readonly kind: 'no-amount'; readonly index: number }
  /** the inscription does not fit into a redeem script, bytes */
  | {
      readonly kind: 'content-too-long';
      readonly index: number;
      readonly size: number;
      readonly maximum: number;
    }
  /** the coins do not cover it, as with DOGE */
  | { readonly kind: 'coins'; readonly problem: TransferProblem; readonly cost: TokenCost | null };
