/** What an address holds of a token, put together from what several indexes claim. */
import type { Koinu } from '../amount/Koinu.ts';
import type { TokenPrice, TokenSummary } from './Token.ts';
import type { TokenKey } from './TokenId.ts';
import type { TokenUnits } from './TokenUnits.ts';

/** What one index says of one token. */
export interface TokenClaim {
  /** the index's host */
  readonly index: string;
  /** nothing also when the index does not list the token */
  readonly amount: TokenUnits;
  /** doginals: the part that lies on coins, ready to be moved; null for the ledger's tokens */
  readonly transferable: TokenUnits | null;
  /** the block that the index had read when it said so */
  readonly height: number;
  /** when it said so, milliseconds since 1970 */
  readonly atMs: number;
  /** kept from before: the index is silent now, or answers from an earlier block than it did */
  readonly isKept: boolean;
}

/** A token of an address. */
export interface TokenHolding {
  readonly key: TokenKey;
  readonly summary: TokenSummary;
  /** the lowest claim: what may be counted on */
  readonly amount: TokenUnits;
  /** doginals: the lowest claim of what lies on coins; null for the ledger's tokens */
  readonly transferable: TokenUnits | null;
  /** in the order of the indexes; an index that never answered has none */
  readonly claims: readonly TokenClaim[];
  /**
   * `single`: only one index keeps such tokens · `agree` · `differ`: the lowest counts · `one-silent`: some index said
   * nothing this time, and those that spoke agree · `unknown`: a token that was added, and of which no index ever spoke:
   * there are no claims, and `amount` says nothing
   */
  readonly agreement: 'single' | 'agree' | 'differ' | 'one-silent' | 'unknown';
  /** what transfers of ours that are under way take from it; part of `amount` until an index has read them */
  readonly outgoing: TokenUnits;
  /** null when unknown, which is not nothing */
  readonly price: TokenPrice | null;
  /** the price makes no sense: by it all there is of the token would be worth more than all DOGE. @default false */
  readonly isPriceOdd?: boolean;
  /** what `amount` is worth at that price, koinu; null when unknown, or the price is odd */
  readonly value: Koinu | null;
}

/** A token that people know, and that another one can be mistaken for. */
export type KnownToken = Pick<TokenSummary, 'id' | 'tick' | 'name'>;

/** In which order tokens stand: worth most first and then by name, by name, or most of it first. */
export type TokenSort = 'value' | 'name' | 'amount';
