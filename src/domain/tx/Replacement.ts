/** What it takes to put one transaction in the place of another that waits (BIP125), and why it cannot be done. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import type { FeeRate } from '../amount/FeeRate.ts';
import type { Koinu } from '../amount/Koinu.ts';
import type { ClassifiedCoin, Outpoint, TransferSide } from './Coin.ts';
import type { Txid } from './Txid.ts';

/** The two ways to replace a transfer: the same with a higher fee, or its coins back to us. */
export type ReplacementKind = 'speed-up' | 'cancel';

/** What a waiting transaction spends. */
export interface WaitingInput extends Outpoint {
  /** below 0xfffffffe in at least one input, it may be replaced */
  readonly sequence: number;
}

/** A transaction that rests on a waiting one and goes when that goes. Amounts in koinu. */
export interface Descendant {
  readonly txid: Txid;
  readonly fee: Koinu;
  /** what it pays to others */
  readonly sent: Koinu;
  /** we made it, so its payments would have to be made again */
  readonly isOurs: boolean;
}

/** A transaction of ours that waits for a block, as it is known now. */
export interface WaitingTransfer {
  readonly txid: Txid;
  readonly inputs: readonly WaitingInput[];
  readonly outputs: readonly TransferSide[];
  /** koinu */
  readonly fee: Koinu;
  /** bytes */
  readonly size: number;
  /** above 0 it waits no longer */
  readonly confirmations: number;
  /** all that rests on it, whoever made it */
  readonly descendants: readonly Descendant[];
  /** no key of ours signed it: whoever says that we made it lies. Absent: one did */
  readonly isForged?: boolean;
  /** the history lists another transaction, not of ours here, that spends one of its coins. Absent: none */
  readonly isReplaced?: boolean;
  /** a replacement with such a fee was refused as too cheap, koinu: something rests on it that no server names. Absent: none was */
  readonly refusedFee?: Koinu;
}

/** All that planning a replacement needs. */
export interface ReplacementRequest {
  readonly original: WaitingTransfer;
  /** what the original spends, and what else there is */
  readonly coins: readonly ClassifiedCoin[];
  /** what is requested; the fee is higher where the rules of replacement ask for more */
  readonly feeRate: FeeRate;
  readonly changeTo: DogeAddress;
  readonly network: Network;
  /** the person agreed that what rests on it goes too */
  readonly mayDropOurs: boolean;
}

/** Why nothing can take its place. All amounts koinu. */
export type ReplacementProblem =
  /** a block has it */
  | { readonly kind: 'confirmed'; readonly confirmations: number }
  /** it was made so that nodes let nothing take its place */
  | { readonly kind: 'not-replaceable' }
  /** no key of ours signed it */
  | { readonly kind: 'not-signed' }
  /** another transaction has its place, whose payment would be undone */
  | { readonly kind: 'replaced' }
  /** a coin that it spends is not ours, or was told wrongly */
  | { readonly kind: 'not-ours' }
  /** a coin that it spends carries an inscription, or may */
  | { readonly kind: 'protected-coin' }
  /** it is one part of a token transfer, or one rests on it: alone it would leave the other without its coins */
  | { readonly kind: 'token-part' }
  /** it pays a bill, whose relay expects these very bytes: it can be canceled, and not changed */
  | { readonly kind: 'bill' }
  /** it pays a script that has no address */
  | { readonly kind: 'unusual-output' }
  /** transfers of ours rest on it and would go too */
  | { readonly kind: 'has-children'; readonly children: readonly Descendant[] }
  /** nodes throw out no more than `maximum` for one */
  | { readonly kind: 'too-many-descendants'; readonly count: number; readonly maximum: number }
  /** what others built on it pays so much: a replacement would have to pay that too. `maximum` is what we go along with */
  | { readonly kind: 'costly-descendants'; readonly fees: Koinu; readonly maximum: Koinu }
  /** `needed` is the fee, `available` all that may be used for it */
  | { readonly kind: 'cannot-pay'; readonly needed: Koinu; readonly available: Koinu };
