/** What indexes report about tokens. All of it is a server's claim until a ledger transfer proves it. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Txid } from '../tx/Txid.ts';
import type { TokenId, TokenKey } from './TokenId.ts';
import type { TokenUnits } from './TokenUnits.ts';

/** A token's identity and display data. */
export interface TokenSummary {
  readonly id: TokenId;
  /** the usual name; not unique, untrusted */
  readonly tick: string;
  /** meme-20 tokens have a longer name; null for others */
  readonly name: string | null;
  readonly decimals: number;
  /** its picture's path in the content gateway; null: none */
  readonly logo: string | null;
  /** the index's own verification mark; null when not reported */
  readonly isVerified: boolean | null;
}

/** An address's balance of a token, as one index reports it. */
export interface TokenBalance extends TokenSummary {
  /** total */
  readonly amount: TokenUnits;
  /** doginals: the part already inscribed on coins, ready to be transferred; null for the ledger's tokens */
  readonly transferable: TokenUnits | null;
  /** the maximum supply; absent or null when the index doesn't report it */
  readonly max?: TokenUnits | null;
}

/** One index's list of an address's tokens. */
export interface HeldTokens {
  readonly balances: readonly TokenBalance[];
  /** the protocols that it indexes: a missing balance of any other means unknown, not zero */
  readonly protocols: readonly TokenId['protocol'][];
  /** tokens with an invalid row: their balance is unknown */
  readonly unclear: ReadonlySet<TokenKey>;
  /** invalid rows, including those of `unclear` */
  readonly leftOut: number;
}

/** All tokens that an index lists. */
export interface ListedTokens {
  readonly tokens: readonly TokenInfo[];
  /** invalid rows */
  readonly leftOut: number;
}

/** A link given by a token's makers. Untrusted: opened only if https. */
export interface TokenLink {
  readonly kind: 'website' | 'telegram' | 'twitter' | 'discord' | 'github' | 'paper' | 'other';
  readonly url: string;
}

/** Details of a token. Null means unknown, never zero. */
export interface TokenInfo extends TokenSummary {
  readonly max: TokenUnits | null;
  readonly minted: TokenUnits | null;
  /** maximum per mint */
  readonly limit: TokenUnits | null;
  readonly holders: number | null;
  /** number of transfers; null where the index counts something else */
  readonly transfers: number | null;
  readonly deployTxid: Txid | null;
  readonly deployedBy: DogeAddress | null;
  /** milliseconds since 1970 */
  readonly deployedAtMs: number | null;
  readonly description: string | null;
  readonly links: readonly TokenLink[];
}

/** An index's progress. */
export interface IndexHeight {
  /** the last block indexed */
  readonly indexed: number;
  /** the newest block known to it; null when not reported */
  readonly chain: number | null;
}

/** Whether an index is consistent with its chain: during a reorganization it may have indexed blocks that no longer exist. */
export const isInTouch = ({ indexed, chain }: IndexHeight): boolean => chain === null || indexed <= chain;

/** The price of one whole token: koinu times 10^8, so that prices far below a koinu survive. */
export type TokenPrice = bigint;

/** Scale of a `TokenPrice`. */
export const TOKEN_PRICE_SCALE = 100_000_000n;

/** The tick of wrapped DOGE; one of them is worth one DOGE. */
export const WRAPPED_DOGE = 'WDOGE(WRAPPED-DOGE)';
