/** Cache of raw transactions. They never change: the id is the hash of the bytes. */
import type { Txid } from '../domain/tx/Txid.ts';

/** Raw transactions by id, hex. */
export type RawTransactions = ReadonlyMap<Txid, string>;

/** Stores them as far as there is space: the least recently used ones are evicted. Never throws. */
export interface TransactionCache {
  /** The cached ones among them: bytes that do not hash to their id are dropped. */
  get(ids: readonly Txid[]): Promise<RawTransactions>;
  /** The same, after pending writes have finished. */
  kept(ids: readonly Txid[]): Promise<RawTransactions>;
  /**
   * Stores what is requested from now on. Bytes that do not hash to their id are not stored, and nothing is after everything was erased in
   * the meantime.
   */
  keeper(): (found: RawTransactions) => Promise<void>;
  /** Deletes all of them. */
  erase(): Promise<void>;
}
