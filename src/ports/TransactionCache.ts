/** Raw transactions that were fetched before. They never change: the id of one is the hash of its bytes. */
import type { Txid } from '../domain/tx/Txid.ts';

/** Raw transactions by id, hex. */
export type RawTransactions = ReadonlyMap<Txid, string>;

/** Where they are kept, as far as there is room: those that were used least recently go first. Nothing here ever throws. */
export interface TransactionCache {
  /** Those of them that are kept: their bytes hash to their ids, or they are dropped. */
  get(ids: readonly Txid[]): Promise<RawTransactions>;
  /** The same, once what is being kept at this moment is kept. */
  kept(ids: readonly Txid[]): Promise<RawTransactions>;
  /**
   * Keeps what is asked for from this moment on. Bytes that do not hash to their id are not kept, and nothing is once everything
   * was erased meanwhile.
   */
  keeper(): (found: RawTransactions) => Promise<void>;
  /** Forgets all of them. */
  erase(): Promise<void>;
}
