/** The chain adapter includes address validation and response schemas: it is loaded with the first request, not with the welcome screen. */
import { lazyMethods, lazyModule } from '../domain/lazyModule.ts';
import type { ChainIndexer } from '../ports/ChainIndexer.ts';
import type { Indexers } from '../ports/Indexers.ts';
import type { PriceSource } from '../ports/PriceSource.ts';

export type Chain = ChainIndexer & PriceSource & Pick<Indexers, 'probe' | 'usage'>;

const QUESTIONS = [
  ...(['tip', 'balance', 'unspent', 'history', 'transaction', 'rawTransaction', 'rawTransactions'] as const),
  ...(['balanceChanges', 'feeEstimates', 'broadcast', 'quote', 'quoteAt', 'probe'] as const),
];

/**
 * A chain that is loaded on first use.
 *
 * @param load - imports and creates the adapter; retried after a failure
 */
export function lazyChain(load: () => Promise<Chain>): Chain {
  const chain = lazyModule(load);
  /** subscriptions left by a failed load start with the next successful one */
  const follow = (start: (loaded: Chain) => () => void, onFailure: () => void) => {
    let stop = () => {};
    let isStopped = false;
    const stopWaiting = chain.whenLoaded((loaded) => {
      stop = start(loaded);
    });
    chain.load().catch(() => {
      if (!isStopped) onFailure();
    });
    return () => {
      isStopped = true;
      stopWaiting();
      stop();
    };
  };
  return {
    ...lazyMethods(chain, QUESTIONS),
    usage: (url) => chain.loaded?.usage(url) ?? null,
    watch: (addresses, listener) =>
      follow(
        (loaded) => loaded.watch(addresses, listener),
        () => listener({ kind: 'connection', state: 'down' }),
      ),
    watchQuote: (currency, listener) =>
      follow(
        (loaded) => loaded.watchQuote(currency, listener),
        () => {},
      ),
  };
}
