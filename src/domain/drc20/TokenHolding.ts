/** An address's balance of a token, combined from the claims of several indexes. */
import type { Koinu } from '../amount/Koinu.ts';
import type { TokenPrice, TokenSummary } from './Token.ts';
import type { TokenKey } from './TokenId.ts';
import type { TokenUnits } from './TokenUnits.ts';

/** One index's claim about one token. */
export interface TokenClaim {
  /** the index's host */
  readonly index: string;
  /** zero also when the index does not list the token */
  readonly amount: TokenUnits;
  /** doginals: the part already inscribed on coins, ready to be transferred; null for the ledger's tokens */
  readonly transferable: TokenUnits | null;
  /** the index's height at that time */
  readonly height: number;
  /** when it was reported, milliseconds since 1970 */
  readonly atMs: number;
  /** from the cache: the index is silent now, or answers from an earlier block than before */
  readonly isKept: boolean;
}

export interface TokenHolding {
  readonly key: TokenKey;
  readonly summary: TokenSummary;
  /** the lowest claim: certainly available */
  readonly amount: TokenUnits;
  /** doginals: the lowest claim for the part inscribed on coins; null for the ledger's tokens */
  readonly transferable: TokenUnits | null;
  /** in the order of the indexes; an index that has never answered has none */
  readonly claims: readonly TokenClaim[];
  /**
   * `single`: only one index covers such tokens · `agree` · `differ`: the lowest counts · `one-silent`: an index did not answer this time,
   * and the others agree · `unknown`: a token added by hand that no index has reported: there are no claims, and `amount` is meaningless
   */
  readonly agreement: 'single' | 'agree' | 'differ' | 'one-silent' | 'unknown';
  /** used by our own pending transfers; still part of `amount` until an index has read them */
  readonly outgoing: TokenUnits;
  /** null when unknown, which is not zero */
  readonly price: TokenPrice | null;
  /** the price is implausible: at that price the whole supply would be worth more than all DOGE. @default false */
  readonly isPriceOdd?: boolean;
  /** the value of `amount` at that price, koinu; null when unknown, or the price is odd */
  readonly value: Koinu | null;
}

/** A well-known token that another one can be mistaken for. */
export type KnownToken = Pick<TokenSummary, 'id' | 'tick' | 'name'>;

/** Sort order: `value` (highest first, then by name), `name`, or `amount` (highest first). */
export type TokenSort = 'value' | 'name' | 'amount';
