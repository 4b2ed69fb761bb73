import { reaction } from 'mobx';
import type { Stores } from '../../stores/Stores.ts';

/**
 * What made the coins on show is looked up among the transactions that the device keeps, whenever there are other coins or another page of
 * history, whose bytes are kept as it comes: what they say of a coin holds before anybody sends it.
 *
 * @returns ends it
 */
export function followOrigins({ tx }: Stores): () => void {
  const seen = () => ({ coins: tx.coins.cache.coins, pages: tx.history.cache.pages });
  return reaction(
    seen,
    ({ coins }) => {
      // what can't be read now is read by the plan that spends it
      void tx.coins.origins.takeKept(coins.map(({ txid }) => txid)).catch(() => undefined);
    },
    { name: 'read what the bytes of coins say', fireImmediately: true },
  );
}
