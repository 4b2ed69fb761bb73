/** The chain's adapter carries address checking and answer schemas: it loads with the first question, not with welcome. */
import { lazyMethods, lazyModule } from '../domain/lazyModule.ts';
import type { ChainIndexer } from '../ports/ChainIndexer.ts';
import type { Indexers } from '../ports/Indexers.ts';
import type { PriceSource } from '../ports/PriceSource.ts';

/** What is asked of it. */
export type Chain = ChainIndexer & PriceSource & Pick<Indexers, 'probe' | 'usage'>;

const QUESTIONS = [
  ...(['tip', 'balance', 'unspent', 'history', 'transaction', 'rawTransaction', 'rawTransactions'] as const),
  ...(['balanceChanges', 'feeEstimates', 'broadcast', 'quote', 'quoteAt', 'probe'] as const),
];

/**
 * A chain that is loaded when it is first asked.
 *
 * @param load - imports and makes the adapter; tried again after a failure
 */
export function lazyChain(load: () => Promise<Chain>): Chain {
  const chain = lazyModule(load);
  /** what a failed load left begins with the next one that works */
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
