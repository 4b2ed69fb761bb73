/** NFTs and files of an address. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Txid } from '../tx/Txid.ts';

/** An NFT. View only: the ledger froze this kind, and doginals cannot be sent from here yet. */
export interface Nft {
  /** unique: `nft/ai:<tick>:<number>` or `doginals:<inscription id>` */
  readonly key: string;
  readonly protocol: 'nft/ai' | 'doginals';
  /** the collection's tick, or the inscription's number as text; untrusted */
  readonly title: string;
  /** number within its collection, or of the inscription; null when unknown */
  readonly number: bigint | null;
  /** the maker's prompt; null: not given */
  readonly prompt: string | null;
  readonly model: string | null;
  /** its path in the content gateway; null: unknown */
  readonly content: string | null;
  /** as the index reports it; null: unknown */
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
  /** given by its maker, untrusted; null when it has no name */
  readonly name: string | null;
  /** as the index reports it, lower case; empty when it does not */
  readonly mime: string;
  /** bytes; null when unknown */
  readonly size: number | null;
  /** its path in the content gateway */
  readonly content: string | null;
  readonly holder: DogeAddress;
  /** milliseconds since 1970; null when unknown */
  readonly createdAtMs: number | null;
}

/** Part of a long list. `total` is the index's count of the whole list. */
export interface ListPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** invalid rows that were left out. @default 0 */
  readonly leftOut?: number;
  /** rows covered, from which the next part continues; defaults to the number of items */
  readonly rows?: number;
}
