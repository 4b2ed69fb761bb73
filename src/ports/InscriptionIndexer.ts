import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { ListPart, Nft } from '../domain/drc20/Collectible.ts';
import type { HeldTokens } from '../domain/drc20/Token.ts';
import type { Outpoint } from '../domain/tx/Coin.ts';
import type { ListQuery } from './TokenIndexer.ts';

/** A coin to query. Indexes list coins by address: it is required to find them. */
export interface QueriedCoin extends Outpoint {
  readonly address: DogeAddress;
  /** the block that contains it; null or absent: none, or unknown */
  readonly blockHeight?: number | null;
}

/** Which of the queried coins carry something, by one server at one height. */
export interface CarrierAnswer {
  /** the last block indexed both before the first request and after the last one */
  readonly height: number;
  /** outpoint keys (`txid:vout`) of coins that carry inscriptions */
  readonly carriers: ReadonlySet<string>;
  /** outpoint keys of coins that carry dunes; empty when it does not index them */
  readonly dunes: ReadonlySet<string>;
  /** outpoint keys of coins that the index does not know, or whose block it has not read: they count as unknown */
  readonly unknown: ReadonlySet<string>;
}

/**
 * Finds out which coins carry inscriptions. Optional: without one, coins are judged by value only.
 *
 * Every method throws a Fault when the server fails, and respects its signal: then all queried coins are unknown.
 */
export interface InscriptionIndexer {
  /** its host, for display */
  readonly name: string;
  /** the last block indexed */
  height(signal?: AbortSignal): Promise<number>;
  /** whether it indexes dunes, as not all do: one that doesn't never reports any */
  keepsDunes(signal?: AbortSignal): Promise<boolean>;
  carriers(coins: readonly QueriedCoin[], signal?: AbortSignal): Promise<CarrierAnswer>;
  /** inscription-based drc-20; `transferable` is never null. An invalid entry affects only itself, here and below */
  balances(holder: DogeAddress, signal?: AbortSignal): Promise<HeldTokens>;
  /** inscriptions on an address's coins */
  inscriptions(holder: DogeAddress, query: ListQuery, signal?: AbortSignal): Promise<ListPart<Nft>>;
}
