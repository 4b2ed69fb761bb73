/** Chooses the coins that pay a transfer. */
import type { Coin } from './Coin.ts';
import { fillFrom } from './selection/fillFrom.ts';
import { ancestorsOf, richestChains } from './selection/ownChains.ts';
import { largestFirst, type Selection } from './selection/Selection.ts';
import type { SpendTerms } from './selection/SpendTerms.ts';

/**
 * Chooses coins, confirmed ones first; unconfirmed ones of ours only when these do not do, resting on as few unconfirmed
 * transactions as can be.
 *
 * It fills every request that some set of the coins can fill. Where the largest confirmed coins do, other sets of as many
 * coins are looked through for one that leaves no change: privacy is not a goal here, fees are. Equal input gives equal
 * output, whatever the order of the coins.
 *
 * @param coins - spendable coins without duplicates, any order; not modified
 * @returns null when no set of them pays the terms within what nodes relay
 */
export function selectCoins(coins: readonly Coin[], terms: SpendTerms): Selection | null {
  const sorted = largestFirst(coins);
  const confirmed = sorted.filter((coin) => ancestorsOf(coin) === 0);
  const fromConfirmed = fillFrom([], confirmed, terms);
  if (fromConfirmed !== null || confirmed.length === sorted.length) return fromConfirmed;
  for (const chain of richestChains(sorted.filter((coin) => ancestorsOf(coin) > 0))) {
    const selection = chain.length > 0 ? fillFrom(chain, confirmed, terms) : null;
    if (selection !== null) return selection;
  }
  return null;
}
