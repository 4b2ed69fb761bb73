import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Koinu } from '../amount/Koinu.ts';

import type { UnconfirmedAncestor } from './chainLimits.ts';
import type { SpendForm } from './sizes.ts';
import type { Txid } from './Txid.ts';

/** Identifies one output of one transaction. */
export interface Outpoint {
  readonly txid: Txid;
  readonly vout: number;
}

/** `txid:vout`, the key of an outpoint in maps and logs. */
export const outpointKey = (point: Outpoint): string => `${point.txid}:${point.vout}`;

/**
 * The known inscriptions of a coin: `carries` an inscription (and perhaps dunes), or only `dunes`. `unknown` stays protected: the index did
 * not answer, or has not read the coin's block; `not-indexed`: no index is configured.
 */
export type InscriptionVerdict = 'none' | 'carries' | 'dunes' | 'unknown' | 'not-indexed';

/** An unspent output of one of our addresses. */
export interface Coin extends Outpoint {
  /** koinu, as the indexer reports it; trusted only after its transaction has been hashed */
  readonly value: Koinu;
  readonly address: DogeAddress;
  /** the form of its address's public key, which determines the size of its input */
  readonly keyForm: SpendForm;
  /** 0 while in the mempool */
  readonly confirmations: number;
  readonly isCoinbase: boolean;
  /** from one of our unconfirmed transactions: may be spent before it confirms */
  readonly isOwnChange: boolean;
  /** unconfirmed transactions that this coin descends from, including its own; empty when confirmed */
  readonly unconfirmedAncestors: readonly UnconfirmedAncestor[];
  readonly inscription: InscriptionVerdict;
  /** its script is P2PK rather than P2PKH, which our transfers cannot spend; absent: not known to be */
  readonly isBareKey?: boolean;
  /** the user released its protection, aware of the risk; absent: false */
  readonly isReleased?: boolean;
  /** the user froze it, whatever it carries; absent: false */
  readonly isFrozen?: boolean;
}

export type ProtectionReason =
  | 'inscription'
  | 'dunes'
  | 'inscription-unknown'
  | 'carrier-value'
  /** the user cannot release it */
  | 'bare-key'
  | 'frozen';

/** Whether a coin may be spent, or why not (design part 3). */
export type CoinStatus =
  /** may be selected */
  | { readonly kind: 'spendable' }
  /** carries an inscription, may carry one, has at most a carrier's value, is P2PK, or was frozen */
  | { readonly kind: 'protected'; readonly reason: ProtectionReason }
  /** below 0.01 DOGE: not selected automatically */
  | { readonly kind: 'small' }
  /** from mining, with too few confirmations */
  | { readonly kind: 'immature'; readonly confirmationsLeft: number }
  /** from someone else, and not in a block yet */
  | { readonly kind: 'unconfirmed' };

export interface ClassifiedCoin {
  readonly coin: Coin;
  readonly status: CoinStatus;
}

/** The breakdown of an account's coins, koinu. The parts add up to `total`. */
export interface BalanceBreakdown {
  readonly total: Koinu;
  readonly spendable: Koinu;
  readonly protected: Koinu;
  readonly small: Koinu;
  readonly immature: Koinu;
  readonly unconfirmed: Koinu;
  /** the reason for all of `protected`; absent when there are several, or nothing is protected */
  readonly protection?: ProtectionReason;
  /** a part of `protected`, but not all of it, is P2PK and cannot be released; absent: none is */
  readonly hasBareKeys?: true;
  /** no inscription index is configured, so what the coins of `spendable` carry is unknown; absent: there is one */
  readonly isUnindexed?: true;
}

/** One input or output of a transaction, as the detail lists it. */
export interface TransferSide {
  /** null for scripts without an address, and for a coinbase input */
  readonly address: DogeAddress | null;
  /** koinu */
  readonly value: Koinu;
  readonly isOwn: boolean;
  /** the bytes of a data output, hex; absent: not a data output */
  readonly data?: string;
}
