/** The browser's transaction cache, and the chain indexer that uses it. Loaded with the first request to the chain. */
import type { ChainIndexer } from '../../../ports/ChainIndexer.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { TransactionCache } from '../../../ports/TransactionCache.ts';
import { createBrowserDatabase } from './browserDatabase.ts';
import { cacheTransactions } from './cachedChain.ts';
import { createTransactionCache } from './transactionCache.ts';

export interface StoredTransactions {
  readonly cache: TransactionCache;
  wrap<Chain extends ChainIndexer>(chain: Chain): Chain;
}

/** @param database - its name contains user and chain */
export function storeTransactions(database: string, clock: Clock): StoredTransactions {
  const cache = createTransactionCache({ disk: createBrowserDatabase(database), clock });
  return { cache, wrap: (chain) => cacheTransactions(chain, cache) };
}
