import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { FileItem, ListPart, Nft } from '../domain/drc20/Collectible.ts';
import type { HeldTokens, IndexHeight, ListedTokens, TokenInfo, TokenPrice } from '../domain/drc20/Token.ts';
import type { TokenActivity } from '../domain/drc20/TokenActivity.ts';
import type { TokenId, TokenKey } from '../domain/drc20/TokenId.ts';
import type { TokenUnits } from '../domain/drc20/TokenUnits.ts';
import type { Txid } from '../domain/tx/Txid.ts';

/** Part of a list that is asked for; rows count from 0. */
export interface ListQuery {
  readonly offset: number;
  readonly limit: number;
}

/**
 * One server that keeps the ledger: drc-20 and meme-20 tokens, NFTs and files by address. What it says is its claim.
 *
 * Rows of a list are judged one by one: what can't be read of one concerns that row, which is left out and counted. A row that
 * comes twice counts once, and the careful one of two that differ. A list that a server doesn't keep is missing, and none that
 * are beside it.
 *
 * Every method throws a Fault when the outside fails, and honours its signal.
 */
export interface TokenIndexer {
  /** its host, to be shown */
  readonly name: string;
  height(signal?: AbortSignal): Promise<IndexHeight>;
  /** all tokens of an address, both protocols; what it holds nothing of is left out */
  balances(holder: DogeAddress, signal?: AbortSignal): Promise<HeldTokens>;
  /** what an address holds of one token, whatever else is listed; null when it keeps no such tokens. Throws when that row makes no sense */
  amountOf(holder: DogeAddress, id: TokenId, signal?: AbortSignal): Promise<TokenUnits | null>;
  /** whether an address holds one file, whatever else is listed; null when it keeps no files. Throws when that row makes no sense */
  holdsFile(holder: DogeAddress, fileId: Txid, signal?: AbortSignal): Promise<boolean | null>;
  /** null when it knows no such token */
  token(id: TokenId, signal?: AbortSignal): Promise<TokenInfo | null>;
  /** tokens whose tick or name contains a text, or whose tick_id it is; at most 50, best first */
  search(text: string, signal?: AbortSignal): Promise<ListedTokens>;
  /** what many people hold, most first; at most 20 */
  popular(signal?: AbortSignal): Promise<ListedTokens>;
  /**
   * Moves of an address, newest first, failed ones too. How a token is called comes from its own record, never from who moved it.
   *
   * @param id - of one token only; null for all that moved
   */
  activities(
    holder: DogeAddress,
    id: TokenId | null,
    query: ListQuery,
    signal?: AbortSignal,
  ): Promise<ListPart<TokenActivity>>;
  /** the move that a reveal made; null while the index knows none */
  activity(revealTxid: Txid, signal?: AbortSignal): Promise<TokenActivity | null>;
  /**
   * What a transaction changed of an address' balances, by whatever: pools, stakes and sales are no moves of their own. None where
   * the index keeps no such list, or lists it too far back.
   */
  changes(txid: Txid, holder: DogeAddress, signal?: AbortSignal): Promise<readonly TokenActivity[]>;
  nfts(holder: DogeAddress, query: ListQuery, signal?: AbortSignal): Promise<ListPart<Nft>>;
  files(holder: DogeAddress, query: ListQuery, signal?: AbortSignal): Promise<ListPart<FileItem>>;
  /** what tokens cost; those that are missing are unknown */
  prices(signal?: AbortSignal): Promise<ReadonlyMap<TokenKey, TokenPrice>>;
}
