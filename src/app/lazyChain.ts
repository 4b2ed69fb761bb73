/** The chain's adapter carries address checking and answer schemas: it loads with the first question, not with welcome. */
import type { ChainIndexer } from '../ports/ChainIndexer.ts';
import type { Indexers } from '../ports/Indexers.ts';
import type { PriceSource } from '../ports/PriceSource.ts';

/** What is asked of it. */
export type Chain = ChainIndexer & PriceSource & Pick<Indexers, 'probe' | 'usage'>;

/**
 * A chain that is loaded when it is first asked.
 *
 * @param load - imports and makes the adapter; tried again after a failure
 */
export function lazyChain(load: () => Promise<Chain>): Chain {
  let loading: Promise<Chain> | null = null;
  let chainNow: Chain | null = null;
  /** what is to be told waits for the adapter; what a failed load left begins with the next one that works */
  const waiting = new Set<(loaded: Chain) => void>();
  const loadNow = async (): Promise<Chain> => {
    try {
      const loaded = await load();
      chainNow = loaded;
      for (const begin of waiting) begin(loaded);
      return loaded;
    } catch (thrown) {
      loading = null;
      throw thrown;
    }
  };
  const chain = (): Promise<Chain> => {
    loading ??= loadNow();
    return loading;
  };
  const follow = (start: (loaded: Chain) => () => void, onFailure: () => void) => {
    let stop = () => {};
    const begin = (loaded: Chain) => {
      if (waiting.delete(begin)) stop = start(loaded);
    };
    waiting.add(begin);
    chain().then(begin, () => {
      if (waiting.has(begin)) onFailure();
    });
    return () => {
      waiting.delete(begin);
      stop();
    };
  };
  return {
    tip: async (...args) => (await chain()).tip(...args),
    balance: async (...args) => (await chain()).balance(...args),
    unspent: async (...args) => (await chain()).unspent(...args),
    history: async (...args) => (await chain()).history(...args),
    transaction: async (...args) => (await chain()).transaction(...args),
    rawTransaction: async (...args) => (await chain()).rawTransaction(...args),
    rawTransactions: async (...args) => (await chain()).rawTransactions(...args),
    feeEstimates: async (...args) => (await chain()).feeEstimates(...args),
    broadcast: async (...args) => (await chain()).broadcast(...args),
    quote: async (...args) => (await chain()).quote(...args),
    quoteAt: async (...args) => (await chain()).quoteAt(...args),
    probe: async (...args) => (await chain()).probe(...args),
    usage: (url) => chainNow?.usage(url) ?? null,
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
