import { reaction } from 'mobx';
import type { Stores } from '../../stores/Stores.ts';

interface Seen {
  readonly coins: readonly unknown[];
  readonly history: readonly unknown[];
}

const isSame = (one: Seen, other: Seen): boolean =>
  one.coins === other.coins && one.history === other.history;

/**
 * What made the coins on show is looked up among the transactions that the device keeps, whenever there are other coins or another page of
 * history, whose bytes are kept as it comes: what they say of a coin holds before anybody sends it.
 *
 * @returns ends it
 */
export function followOrigins({ tx }: Stores): () => void {
  const seen = () => ({ coins: tx.coins.cache.coins, history: tx.history.cache.transactions });
  return reaction(
    seen,
    ({ coins, history }) => {
      const listed = new Set<string>(history.map(({ txid }) => txid));
      // what can't be read now is read by the plan that spends it
      void tx.coins.origins
        .takeKept(
          coins.map(({ txid }) => txid),
          listed,
        )
        .catch(() => undefined);
    },
    { name: 'read what the bytes of coins say', fireImmediately: true, equals: isSame },
  );
}
