/** A chain indexer that fetches raw bytes only once: they are cached, also those that arrive with histories. */
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { ChainIndexer, RawOptions } from '../../../ports/ChainIndexer.ts';
import type { RawTransactions, TransactionCache } from '../../../ports/TransactionCache.ts';

/** Fetched transactions are cached in groups of this size, so that a failure doesn't lose earlier ones. */
const KEPT_TOGETHER = 25;

/** Collects transactions, and caches them in groups. */
class Gathering {
  readonly #keep: (found: RawTransactions) => Promise<void>;
  #found = new Map<Txid, string>();

  constructor(keep: (found: RawTransactions) => Promise<void>) {
    this.#keep = keep;
  }

  add(id: Txid, rawHex: string): void {
    this.#found.set(id, rawHex);
    if (this.#found.size >= KEPT_TOGETHER) this.end();
  }

  end(): void {
    if (this.#found.size === 0) return;
    void this.#keep(this.#found);
    this.#found = new Map();
  }
}

/** Fetches what isn't cached. Progress includes cached ones. */
async function fetchMissing(
  chain: ChainIndexer,
  cache: TransactionCache,
  ids: readonly Txid[],
  options: RawOptions,
): Promise<RawTransactions> {
  const { signal, onProgress, onRaw } = options;
  const keep = cache.keeper();
  const kept = await cache.get(ids);
  signal?.throwIfAborted();
  const missing = ids.filter((id) => !kept.has(id));
  for (const [id, rawHex] of kept) onRaw?.(id, rawHex);
  if (missing.length === 0 || kept.size > 0) onProgress?.(kept.size, ids.length);
  if (missing.length === 0) return kept;
  const gathering = new Gathering(keep);
  try {
    const fetched = await chain.rawTransactions(missing, {
      ...options,
      onProgress: (done) => onProgress?.(kept.size + done, ids.length),
      onRaw: (id, rawHex) => {
        gathering.add(id, rawHex);
        onRaw?.(id, rawHex);
      },
    });
    return new Map([...kept, ...fetched]);
  } finally {
    gathering.end();
  }
}

/** @param cache - stores only what hashes to its id; a server's answer is returned unchecked, for the caller to verify */
export function cacheTransactions<Chain extends ChainIndexer>(chain: Chain, cache: TransactionCache): Chain {
  return {
    ...chain,
    async rawTransaction(id, signal) {
      const keep = cache.keeper();
      const kept = (await cache.get([id])).get(id);
      signal?.throwIfAborted();
      if (kept !== undefined) return kept;
      const rawHex = await chain.rawTransaction(id, signal);
      void keep(new Map([[id, rawHex]]));
      return rawHex;
    },
    rawTransactions: (ids, options = {}) => fetchMissing(chain, cache, [...new Set(ids)], options),
    async history(...asked) {
      const keep = cache.keeper();
      const page = await chain.history(...asked);
      const reported = page.transactions.flatMap(({ txid, rawHex }) =>
        rawHex === null ? [] : [[txid, rawHex] as const],
      );
      void keep(new Map(reported));
      return { ...page, transactions: page.transactions.map((row) => ({ ...row, rawHex: null })) };
    },
  };
}
