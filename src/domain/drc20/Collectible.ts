/** NFTs and files that belong to an address. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Txid } from '../tx/Txid.ts';

/** An NFT. Only looked at: the ledger froze its kind, and doginals cannot be sent from here yet. */
export interface Nft {
  /** names it among all: `nft/ai:<tick>:<number>` or `doginals:<inscription id>` */
  readonly key: string;
  readonly protocol: 'nft/ai' | 'doginals';
  /** the collection's tick, or the inscription's number in words; anybody's text */
  readonly title: string;
  /** number within its collection, or of the inscription; null when unknown */
  readonly number: bigint | null;
  /** what it was made from, in its maker's words; null: nothing is told */
  readonly prompt: string | null;
  readonly model: string | null;
  /** where its content lies in the gateway; null: nowhere that is known */
  readonly content: string | null;
  /** as the index says it; null: unknown */
  readonly mime: string | null;
  readonly holder: DogeAddress;
  readonly deployTxid: Txid | null;
  /** doginals: the coin that carries it, `txid:vout` */
  readonly outpoint: string | null;
}

/** A file of the ledger. */
export interface FileItem {
  /** the transaction that revealed it */
  readonly fileId: Txid;
  /** as its maker called it, anybody's text; null when it has no name */
  readonly name: string | null;
  /** as the index says it, lower case; empty when it does not */
  readonly mime: string;
  /** bytes; null when the index does not say */
  readonly size: number | null;
  /** where its content lies in the gateway */
  readonly content: string | null;
  readonly holder: DogeAddress;
  /** milliseconds since 1970; null when unknown */
  readonly createdAtMs: number | null;
}

/** Part of a long list. `total` is what the index says there is. */
export interface ListPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** rows that make no sense and are left out. @default 0 */
  readonly leftOut?: number;
  /** rows that it covers, from which the next part follows; items, unless given */
  readonly rows?: number;
}
