import type { Outpoint } from '../domain/tx/Coin.ts';

/** Tells which coins carry inscriptions. Optional: without one, unknown coins stay judged by their value alone. */
export interface InscriptionIndexer {
  /** keys (`txid:vout`) of those outpoints that carry something. @throws {Fault} then all of them count as unknown */
  carriers(outpoints: readonly Outpoint[], signal?: AbortSignal): Promise<ReadonlySet<string>>;
}
