import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { FileItem, ListPart, Nft } from '../domain/drc20/Collectible.ts';
import type { IndexHeight, TokenBalance, TokenInfo, TokenPrice } from '../domain/drc20/Token.ts';
import type { TokenActivity } from '../domain/drc20/TokenActivity.ts';
import type { TokenId, TokenKey } from '../domain/drc20/TokenId.ts';
import type { Txid } from '../domain/tx/Txid.ts';

/** Part of a list that is asked for; rows count from 0. */
export interface ListQuery {
  readonly offset: number;
  readonly limit: number;
}

/**
 * One server that keeps the ledger: drc-20 and meme-20 tokens, NFTs and files by address. What it says is its claim.
 *
 * Every method throws a Fault when the outside fails, and honours its signal.
 */
export interface TokenIndexer {
  /** its host, to be shown */
  readonly name: string;
  height(signal?: AbortSignal): Promise<IndexHeight>;
  /** all tokens of an address, both protocols; what it holds nothing of is left out */
  balances(holder: DogeAddress, signal?: AbortSignal): Promise<readonly TokenBalance[]>;
  /** null when it knows no such token */
  token(id: TokenId, signal?: AbortSignal): Promise<TokenInfo | null>;
  /** tokens whose tick or name contains a text, or whose tick_id it is; at most 50, best first */
  search(text: string, signal?: AbortSignal): Promise<readonly TokenInfo[]>;
  /** what many people hold, most first; at most 20 */
  popular(signal?: AbortSignal): Promise<readonly TokenInfo[]>;
  /** moves of an address, newest first, failed ones too. @param id - of one token only; null for all that moved */
  activities(
    holder: DogeAddress,
    id: TokenId | null,
    query: ListQuery,
    signal?: AbortSignal,
  ): Promise<ListPart<TokenActivity>>;
  /** the move that a reveal made; null while the index knows none */
  activity(revealTxid: Txid, signal?: AbortSignal): Promise<TokenActivity | null>;
  nfts(holder: DogeAddress, query: ListQuery, signal?: AbortSignal): Promise<ListPart<Nft>>;
  files(holder: DogeAddress, query: ListQuery, signal?: AbortSignal): Promise<ListPart<FileItem>>;
  /** what tokens cost; those that are missing are unknown */
  prices(signal?: AbortSignal): Promise<ReadonlyMap<TokenKey, TokenPrice>>;
}
