/** What every index claims about an address's tokens. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { IndexReport } from '../../domain/drc20/judgeIndexes.ts';
import type { HeldTokens, TokenBalance, TokenPrice } from '../../domain/drc20/Token.ts';
import type { TokenKey } from '../../domain/drc20/TokenId.ts';

/** The last usable list of one index. */
export interface IndexClaims {
  /** its host */
  readonly name: string;
  readonly kind: IndexReport['kind'];
  readonly balances: ReadonlyMap<TokenKey, TokenBalance>;
  /** the protocols it indexes; it makes no claims about others */
  readonly protocols: HeldTokens['protocols'];
  /** tokens with a malformed row: this index's claim on them is unknown */
  readonly unclear: ReadonlySet<TokenKey>;
  /** its sync height at the time of the response */
  readonly height: number;
  /** when it responded, milliseconds since 1970 */
  readonly atMs: number;
  /** from an earlier response: the index fails now, or is at an earlier block than it was */
  readonly isKept: boolean;
}

/** All claims about an address at one time. `combineClaims` merges them. */
export interface Portfolio {
  readonly address: DogeAddress;
  /** in the order of the indexes; without those that never responded */
  readonly voices: readonly IndexClaims[];
  /** every configured index, in order */
  readonly reports: readonly IndexReport[];
  /** without an entry, the price is unknown */
  readonly prices: ReadonlyMap<TokenKey, TokenPrice>;
}
