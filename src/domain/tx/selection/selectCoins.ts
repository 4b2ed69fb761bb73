/** Chooses the coins that pay a transfer. */
import type { Coin } from '../Coin.ts';
import { capacityOn } from '../chainLimits.ts';
import { fillFrom } from './fillFrom.ts';
import { largestFirst, type Selection } from './Selection.ts';
import type { SpendTerms } from './SpendTerms.ts';
import { ancestorsOfAll, chainsOf, isUnconfirmed } from './unconfirmedChains.ts';

/** The cheapest of all coins together, when nodes take it on top of what it rests on. */
function fromAll(sorted: readonly Coin[], terms: SpendTerms, followedBy: number): Selection | null {
  const selection = fillFrom([], sorted, terms);
  if (selection === null) return null;
  return selection.settlement.size <= capacityOn(ancestorsOfAll(selection.coins), followedBy)
    ? selection
    : null;
}

/**
 * Chooses coins, confirmed ones first; unconfirmed ones of ours only when these do not do, resting on as few unconfirmed
 * transactions as can be, and on no more and no heavier ones than nodes take.
 *
 * It fills every request that some set of the coins can fill, as long as their ancestors are not entangled. Where the largest
 * confirmed coins do, other sets of as many coins are looked through for one that leaves no change: privacy is not a goal
 * here, fees are. Equal input gives equal output, whatever the order of the coins.
 *
 * @param coins - spendable coins without duplicates, any order; not modified
 * @param followedBy - size of a transaction that is to rest on this one at once, bytes; 0 when there is none
 * @returns null when no set of them pays the terms within what nodes relay
 */
export function selectCoins(coins: readonly Coin[], terms: SpendTerms, followedBy = 0): Selection | null {
  const sorted = largestFirst(coins);
  const confirmed = sorted.filter((coin) => !isUnconfirmed(coin));
  const fromConfirmed = fillFrom([], confirmed, terms);
  if (fromConfirmed !== null || confirmed.length === sorted.length) return fromConfirmed;
  for (const { coins: chain, capacity } of chainsOf(sorted.filter(isUnconfirmed), followedBy)) {
    if (chain.length === 0) continue;
    const selection = fillFrom(chain, confirmed, { ...terms, maximumSize: capacity });
    if (selection !== null) return selection;
  }
  return fromAll(sorted, terms, followedBy);
}
