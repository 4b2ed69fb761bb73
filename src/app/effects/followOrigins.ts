import { reaction } from 'mobx';
import type { Stores } from '../../stores/Stores.ts';

interface Seen {
  readonly coins: readonly unknown[];
  readonly history: readonly unknown[];
}

const isSame = (one: Seen, other: Seen): boolean =>
  one.coins === other.coins && one.history === other.history;

/**
 * Checks cached transactions for the origins of the displayed coins whenever coins or history change; a history page's bytes are cached as
 * it arrives. So what they reveal about a coin is known before it is sent.
 *
 * @returns stops
 */
export function followOrigins({ tx }: Stores): () => void {
  const seen = () => ({ coins: tx.coins.cache.coins, history: tx.history.cache.transactions });
  return reaction(
    seen,
    ({ coins, history }) => {
      const listed = new Set<string>(history.map(({ txid }) => txid));
      // if it can't be read now, the plan that spends the coin reads it
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
