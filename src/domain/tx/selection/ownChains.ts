/** Finds what can be had from our own unconfirmed coins without resting on too many transactions. */
import type { Coin } from '../Coin.ts';
import { MAX_UNCONFIRMED_ANCESTORS } from '../policy.ts';
import { worthOf } from './Selection.ts';

/** Unconfirmed transactions that a coin rests on; an unconfirmed coin rests at least on its own. */
export const ancestorsOf = (coin: Coin): number =>
  coin.confirmations > 0 ? 0 : Math.max(1, coin.unconfirmedAncestors);

/** The same of several coins, in sum: shared ancestors count twice, so that the truth is never more. */
export const ancestorsOfAll = (coins: readonly Coin[]): number =>
  coins.reduce((sum, coin) => sum + ancestorsOf(coin), 0);

/** The richest choice with exactly so many ancestors and so many coins. */
interface Chain {
  readonly ancestors: number;
  readonly coins: readonly Coin[];
  readonly worth: bigint;
}

const keyOf = (ancestors: number, coins: number): number => ancestors * 100 + coins;

/** Of each number of ancestors, only so many of the largest coins can ever be chosen together. */
function candidates(unconfirmed: readonly Coin[]): readonly Coin[] {
  const taken = new Map<number, number>();
  return unconfirmed.filter((coin) => {
    const ancestors = ancestorsOf(coin);
    const count = (taken.get(ancestors) ?? 0) + 1;
    taken.set(ancestors, count);
    return count * ancestors <= MAX_UNCONFIRMED_ANCESTORS;
  });
}

function extend(chains: ReadonlyMap<number, Chain>, coin: Coin): Map<number, Chain> {
  const extended = new Map(chains);
  for (const chain of chains.values()) {
    const ancestors = chain.ancestors + ancestorsOf(coin);
    if (ancestors > MAX_UNCONFIRMED_ANCESTORS) continue;
    const key = keyOf(ancestors, chain.coins.length + 1);
    const worth = chain.worth + coin.value;
    if (worth <= (extended.get(key)?.worth ?? -1n)) continue;
    extended.set(key, { ancestors, coins: [...chain.coins, coin], worth });
  }
  return extended;
}

/**
 * The richest choices of unconfirmed coins for every number of ancestors and of coins.
 *
 * @param unconfirmed - largest first
 * @returns fewest ancestors first, then fewest coins; begins with the empty choice
 */
export function richestChains(unconfirmed: readonly Coin[]): readonly (readonly Coin[])[] {
  const none: Chain = { ancestors: 0, coins: [], worth: worthOf([]) };
  let chains = new Map([[keyOf(0, 0), none]]);
  for (const coin of candidates(unconfirmed)) chains = extend(chains, coin);
  return [...chains.entries()].sort(([a], [b]) => a - b).map(([, chain]) => chain.coins);
}
