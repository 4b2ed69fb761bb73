import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { ListPart, Nft } from '../domain/drc20/Collectible.ts';
import type { HeldTokens } from '../domain/drc20/Token.ts';
import type { Outpoint } from '../domain/tx/Coin.ts';
import type { ListQuery } from './TokenIndexer.ts';

/** A coin that is asked about. Indexes list what they have read by address: without it, none could be known. */
export interface QueriedCoin extends Outpoint {
  readonly address: DogeAddress;
  /** the block that it is in; null or absent: none, or not known */
  readonly blockHeight?: number | null;
}

/** Which of the coins asked about carry something, as one server had it at one height. */
export interface CarrierAnswer {
  /** the last block that it had read, before the first question and after the last one */
  readonly height: number;
  /** keys (`txid:vout`) of those that carry inscriptions */
  readonly carriers: ReadonlySet<string>;
  /** keys of those that carry dunes; none where it keeps none */
  readonly dunes: ReadonlySet<string>;
  /** keys of those that the index does not know, or has not read the block of: they count as unknown */
  readonly unknown: ReadonlySet<string>;
}

/**
 * Tells which coins carry inscriptions. Optional: without one, coins stay judged by their value alone.
 *
 * Every method throws a Fault when the outside fails, and honours its signal: then all coins asked about are unknown.
 */
export interface InscriptionIndexer {
  /** its host, to be shown */
  readonly name: string;
  /** the last block that it read */
  height(signal?: AbortSignal): Promise<number>;
  /** whether it keeps dunes, as not all do: one that doesn't knows of no coin that carries some */
  keepsDunes(signal?: AbortSignal): Promise<boolean>;
  carriers(coins: readonly QueriedCoin[], signal?: AbortSignal): Promise<CarrierAnswer>;
  /** drc-20 of the inscription flavour; `transferable` is never null. What can't be read of an entry concerns that entry, here and below */
  balances(holder: DogeAddress, signal?: AbortSignal): Promise<HeldTokens>;
  /** inscriptions on coins of an address */
  inscriptions(holder: DogeAddress, query: ListQuery, signal?: AbortSignal): Promise<ListPart<Nft>>;
}
