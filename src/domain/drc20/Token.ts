/** What indexes tell of tokens. Everything here is a claim of somebody's server until a ledger move proves it. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Txid } from '../tx/Txid.ts';
import type { TokenId, TokenKey } from './TokenId.ts';
import type { TokenUnits } from './TokenUnits.ts';

/** How a token is called. */
export interface TokenSummary {
  readonly id: TokenId;
  /** as people know it; not unique. May be anybody's text */
  readonly tick: string;
  /** meme-20 tokens have a longer name; null for others */
  readonly name: string | null;
  readonly decimals: number;
  /** where its picture lies in the content gateway; null: none */
  readonly logo: string | null;
  /** the index's own mark, for what it is worth; null when it does not say */
  readonly isVerified: boolean | null;
}

/** What an address holds of a token, as one index says. */
export interface TokenBalance extends TokenSummary {
  /** all of it */
  readonly amount: TokenUnits;
  /** doginals: the part that lies on coins, ready to be moved; null for the ledger's tokens */
  readonly transferable: TokenUnits | null;
  /** the most that there can ever be; absent or null when the index doesn't say */
  readonly max?: TokenUnits | null;
}

/** What one index lists of an address. */
export interface HeldTokens {
  readonly balances: readonly TokenBalance[];
  /** those that it keeps: of others it says nothing, which is not nothing held */
  readonly protocols: readonly TokenId['protocol'][];
  /** tokens whose row makes no sense: what is held of them is unknown */
  readonly unclear: ReadonlySet<TokenKey>;
  /** rows that make no sense, those of `unclear` among them */
  readonly leftOut: number;
}

/** Tokens that an index lists, whoever holds them. */
export interface ListedTokens {
  readonly tokens: readonly TokenInfo[];
  /** rows that make no sense */
  readonly leftOut: number;
}

/** A link that a token's makers gave. Text of strangers: shown, and opened only as https. */
export interface TokenLink {
  readonly kind: 'website' | 'telegram' | 'twitter' | 'discord' | 'github' | 'paper' | 'other';
  readonly url: string;
}

/** A token as its page tells it. Null is unknown, never zero. */
export interface TokenInfo extends TokenSummary {
  readonly max: TokenUnits | null;
  readonly minted: TokenUnits | null;
  /** most that one mint gives */
  readonly limit: TokenUnits | null;
  readonly holders: number | null;
  /** how often it moved; null where the index counts something else */
  readonly transfers: number | null;
  readonly deployTxid: Txid | null;
  readonly deployedBy: DogeAddress | null;
  /** milliseconds since 1970 */
  readonly deployedAtMs: number | null;
  readonly description: string | null;
  readonly links: readonly TokenLink[];
}

/** How far an index has read. */
export interface IndexHeight {
  /** the last block that it read */
  readonly indexed: number;
  /** the newest block that it knows of; null when it does not say */
  readonly chain: number | null;
}

/** Whether an index is in touch with its chain: while that is reorganized, an index may have read blocks that are gone. */
export const isInTouch = ({ indexed, chain }: IndexHeight): boolean => chain === null || indexed <= chain;

/** What one token costs: koinu for one whole token, times 10^8, so that prices far below a koinu survive. */
export type TokenPrice = bigint;

/** Scale of a `TokenPrice`. */
export const TOKEN_PRICE_SCALE = 100_000_000n;

/** The tick of wrapped DOGE, of which one is one DOGE. */
export const WRAPPED_DOGE = 'WDOGE(WRAPPED-DOGE)';
