import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Koinu } from '../amount/Koinu.ts';

import type { UnconfirmedAncestor } from './chainLimits.ts';
import type { SpendForm } from './sizes.ts';
import type { Txid } from './Txid.ts';

/** Names one output of one transaction. */
export interface Outpoint {
  readonly txid: Txid;
  readonly vout: number;
}

/** `txid:vout`, the key of an outpoint in maps and logs. */
export const outpointKey = (point: Outpoint): string => `${point.txid}:${point.vout}`;

/**
 * What is known of what a coin carries: `carries` an inscription (and perhaps dunes), or `dunes` alone. `unknown` stays protected:
 * the index was silent, or has not read the coin's block; `not-indexed`: there is no index to ask.
 */
export type InscriptionVerdict = 'none' | 'carries' | 'dunes' | 'unknown' | 'not-indexed';

/** An unspent output of one of our addresses. */
export interface Coin extends Outpoint {
  /** koinu, as the indexer says it; believed only after its transaction was hashed */
  readonly value: Koinu;
  readonly address: DogeAddress;
  /** how its address's public key is written, on which the size of its input depends */
  readonly keyForm: SpendForm;
  /** 0 while in the mempool */
  readonly confirmations: number;
  readonly isCoinbase: boolean;
  /** made by a transaction of ours that is not confirmed yet: may be spent before it confirms */
  readonly isOwnChange: boolean;
  /** unconfirmed transactions that this coin descends from, its own included; none when confirmed */
  readonly unconfirmedAncestors: readonly UnconfirmedAncestor[];
  readonly inscription: InscriptionVerdict;
  /** its bytes pay the key of its address, not the address, which no transfer of ours spends; absent: not as far as is known */
  readonly isBareKey?: boolean;
  /** the person gave up its protection, knowing what may be lost; absent: nobody did */
  readonly isReleased?: boolean;
  /** the person wants it to stay where it is, whatever it holds; absent: nobody does */
  readonly isFrozen?: boolean;
}

/** Why a coin is protected. */
export type ProtectionReason =
  | 'inscription'
  | 'dunes'
  | 'inscription-unknown'
  | 'carrier-value'
  /** nothing that a person says frees it */
  | 'bare-key'
  | 'frozen';

/** Why a coin may or may not be spent (design part 3). */
export type CoinStatus =
  /** may be picked */
  | { readonly kind: 'spendable' }
  /** carries an inscription, may carry one, is worth no more than a carrier, pays a bare key, or was frozen */
  | { readonly kind: 'protected'; readonly reason: ProtectionReason }
  /** below 0.01 DOGE: not picked by itself */
  | { readonly kind: 'small' }
  /** mined, and not deep enough */
  | { readonly kind: 'immature'; readonly confirmationsLeft: number }
  /** from somebody else, and in no block yet */
  | { readonly kind: 'unconfirmed' };

/** A coin with its status. */
export interface ClassifiedCoin {
  readonly coin: Coin;
  readonly status: CoinStatus;
}

/** How the whole of an account's coins divides, koinu. The parts add up to `total`. */
export interface BalanceBreakdown {
  readonly total: Koinu;
  readonly spendable: Koinu;
  readonly protected: Koinu;
  readonly small: Koinu;
  readonly immature: Koinu;
  readonly unconfirmed: Koinu;
  /** the one reason for which all of `protected` is; absent where it has several, and where nothing is protected */
  readonly protection?: ProtectionReason;
  /** some of `protected`, and not all of it, pays a bare key: that part nobody can release; absent: none does */
  readonly hasBareKeys?: true;
  /** no inscription index is set up, so nobody can tell what the coins of `spendable` carry; absent: there is one */
  readonly isUnindexed?: true;
}

/** One input or output of a transaction, as the detail lists it. */
export interface TransferSide {
  /** null for scripts that have no address, and for a block's reward as an input */
  readonly address: DogeAddress | null;
  /** koinu */
  readonly value: Koinu;
  readonly isOwn: boolean;
  /** of an output that holds bytes and no money: these, hex; absent: it is none */
  readonly data?: string;
}
