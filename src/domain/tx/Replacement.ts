/** Replacing an unconfirmed transaction (BIP125): the data needed, and why it may not be possible. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import type { FeeRate } from '../amount/FeeRate.ts';
import type { Koinu } from '../amount/Koinu.ts';
import type { ClassifiedCoin, Outpoint, TransferSide } from './Coin.ts';
import type { Txid } from './Txid.ts';

/** The two ways to replace a transfer: the same payments with a higher fee, or its coins back to us. */
export type ReplacementKind = 'speed-up' | 'cancel';

/** An input of an unconfirmed transaction. */
export interface WaitingInput extends Outpoint {
  /** the transaction is replaceable if at least one input's is below 0xfffffffe */
  readonly sequence: number;
}

/** A descendant of an unconfirmed transaction, which is dropped with it. Amounts in koinu. */
export interface Descendant {
  readonly txid: Txid;
  readonly fee: Koinu;
  /** paid to others */
  readonly sent: Koinu;
  /** made by us, so its payments would have to be repeated */
  readonly isOurs: boolean;
}

/** An unconfirmed transaction of ours, as currently known. */
export interface WaitingTransfer {
  readonly txid: Txid;
  readonly inputs: readonly WaitingInput[];
  readonly outputs: readonly TransferSide[];
  /** koinu */
  readonly fee: Koinu;
  /** bytes */
  readonly size: number;
  /** above 0 it is no longer unconfirmed */
  readonly confirmations: number;
  /** all descendants, whoever made them */
  readonly descendants: readonly Descendant[];
  /** not signed with a key of ours: the report that we made it is false. Absent: signed by us */
  readonly isForged?: boolean;
  /** the history lists another transaction, not one of ours here, that spends one of its coins. Absent: none */
  readonly isReplaced?: boolean;
  /** a replacement with this fee was rejected as too low, koinu: it has a descendant that no server reports. Absent: none was */
  readonly refusedFee?: Koinu;
}

export interface ReplacementRequest {
  readonly original: WaitingTransfer;
  /** the original's coins, and other available ones */
  readonly coins: readonly ClassifiedCoin[];
  /** the requested rate; the fee is higher if the replacement rules require it */
  readonly feeRate: FeeRate;
  readonly changeTo: DogeAddress;
  readonly network: Network;
  /** the user agreed that its descendants are dropped too */
  readonly mayDropOurs: boolean;
}

/** Why it cannot be replaced. All amounts koinu. */
export type ReplacementProblem =
  /** it is in a block */
  | { readonly kind: 'confirmed'; readonly confirmations: number }
  /** its sequences do not allow replacement */
  | { readonly kind: 'not-replaceable' }
  /** not signed with a key of ours */
  | { readonly kind: 'not-signed' }
  /** another transaction has replaced it, whose payment would be undone */
  | { readonly kind: 'replaced' }
  /** a coin that it spends is not ours, or was reported wrongly */
  | { readonly kind: 'not-ours' }
  /** a coin that it spends carries an inscription, or may */
  | { readonly kind: 'protected-coin' }
  /** it is part of a token transfer, or one depends on it: replacing it alone would leave the other part without its coins */
  | { readonly kind: 'token-part' }
  /** it pays a bill, whose relay expects exactly this transaction: it can be canceled, but not changed */
  | { readonly kind: 'bill' }
  /** it pays a script without an address */
  | { readonly kind: 'unusual-output' }
  /** transfers of ours descend from it and would be dropped too */
  | { readonly kind: 'has-children'; readonly children: readonly Descendant[] }
  /** nodes drop at most `maximum` transactions for a replacement */
  | { readonly kind: 'too-many-descendants'; readonly count: number; readonly maximum: number }
  /** the fees of others' descendants, which a replacement would have to exceed. `maximum` is the most that we pay */
  | { readonly kind: 'costly-descendants'; readonly fees: Koinu; readonly maximum: Koinu }
  /** `needed`: the fee; `available`: what may be used for it */
  | { readonly kind: 'cannot-pay'; readonly needed: Koinu; readonly available: Koinu };
