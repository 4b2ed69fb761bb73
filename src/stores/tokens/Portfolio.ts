/** What every index says of an address' tokens. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { IndexReport } from '../../domain/drc20/judgeIndexes.ts';
import type { HeldTokens, TokenBalance, TokenPrice } from '../../domain/drc20/Token.ts';
import type { TokenKey } from '../../domain/drc20/TokenId.ts';

/** The last list of one index that counts. */
export interface IndexClaims {
  /** its host */
  readonly name: string;
  readonly kind: IndexReport['kind'];
  readonly balances: ReadonlyMap<TokenKey, TokenBalance>;
  /** those that it keeps: of others it says nothing */
  readonly protocols: HeldTokens['protocols'];
  /** tokens whose row makes no sense: what it says of them is unknown */
  readonly unclear: ReadonlySet<TokenKey>;
  /** the block that it had read when it said so */
  readonly height: number;
  /** when it said so, milliseconds since 1970 */
  readonly atMs: number;
  /** kept from before: the index is silent now, or answers from an earlier block than it did */
  readonly isKept: boolean;
}

/** One look at an address. `combineClaims` puts it together. */
export interface Portfolio {
  readonly address: DogeAddress;
  /** in the order of the indexes; without those that never answered */
  readonly voices: readonly IndexClaims[];
  /** every index that is set up, in order */
  readonly reports: readonly IndexReport[];
  /** those that are missing are unknown */
  readonly prices: ReadonlyMap<TokenKey, TokenPrice>;
}
