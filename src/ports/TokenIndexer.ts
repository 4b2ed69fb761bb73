import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { FileItem, ListPart, Nft } from '../domain/drc20/Collectible.ts';
import type { HeldTokens, IndexHeight, ListedTokens, TokenInfo, TokenPrice } from '../domain/drc20/Token.ts';
import type { TokenActivity } from '../domain/drc20/TokenActivity.ts';
import type { TokenId, TokenKey } from '../domain/drc20/TokenId.ts';
import type { TokenUnits } from '../domain/drc20/TokenUnits.ts';
import type { Txid } from '../domain/tx/Txid.ts';

/** The requested part of a list; rows count from 0. */
export interface ListQuery {
  readonly offset: number;
  readonly limit: number;
}

/**
 * One server of the ledger: drc-20 and meme-20 tokens, NFTs and files by address. Its data are unverified claims.
 *
 * Rows of a list are validated individually: an invalid row is left out and counted. A repeated row counts once; if two differ, the more
 * cautious one is used. If a server lacks one list, its other lists are still used.
 *
 * Every method throws a Fault when the server fails, and respects its signal.
 */
export interface TokenIndexer {
  /** its host, for display */
  readonly name: string;
  height(signal?: AbortSignal): Promise<IndexHeight>;
  /** all tokens of an address, of both protocols; zero balances are left out */
  balances(holder: DogeAddress, signal?: AbortSignal): Promise<HeldTokens>;
  /** the balance of one token, independent of other rows; null when it does not index such tokens. Throws when that row is invalid */
  amountOf(holder: DogeAddress, id: TokenId, signal?: AbortSignal): Promise<TokenUnits | null>;
  /** whether an address has one file, independent of other rows; null when it does not index files. Throws when that row is invalid */
  holdsFile(holder: DogeAddress, fileId: Txid, signal?: AbortSignal): Promise<boolean | null>;
  /** null when it knows no such token */
  token(id: TokenId, signal?: AbortSignal): Promise<TokenInfo | null>;
  /** tokens whose tick or name contains a text, or whose tick_id equals it; at most 50, best first */
  search(text: string, signal?: AbortSignal): Promise<ListedTokens>;
  /** tokens with many holders, most first; at most 20 */
  popular(signal?: AbortSignal): Promise<ListedTokens>;
  /**
   * Transfers of an address, newest first, including failed ones. A token's name comes from its own record, never from the sender.
   *
   * @param id - only for one token; null for all
   */
  activities(
    holder: DogeAddress,
    id: TokenId | null,
    query: ListQuery,
    signal?: AbortSignal,
  ): Promise<ListPart<TokenActivity>>;
  /** the transfer of a reveal; null while the index does not know it */
  activity(revealTxid: Txid, signal?: AbortSignal): Promise<TokenActivity | null>;
  /**
   * All changes to an address's balances by a transaction: pools, stakes and sales are not transfers of their own. Empty when the index has
   * no such list, or it does not reach far enough back.
   */
  changes(txid: Txid, holder: DogeAddress, signal?: AbortSignal): Promise<readonly TokenActivity[]>;
  nfts(holder: DogeAddress, query: ListQuery, signal?: AbortSignal): Promise<ListPart<Nft>>;
  files(holder: DogeAddress, query: ListQuery, signal?: AbortSignal): Promise<ListPart<FileItem>>;
  /** token prices; missing ones are unknown */
  prices(signal?: AbortSignal): Promise<ReadonlyMap<TokenKey, TokenPrice>>;
}
