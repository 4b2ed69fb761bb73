/** Selects the coins that pay a transfer. */
import type { Coin } from '../Coin.ts';
import { capacityOn } from '../chainLimits.ts';
import { fillFrom } from './fillFrom.ts';
import { largestFirst, type Selection } from './Selection.ts';
import type { SpendTerms } from './SpendTerms.ts';
import { ancestorsOfAll, chainsOf, isUnconfirmed } from './unconfirmedChains.ts';

/** The cheapest selection from all coins, if nodes accept it on top of its unconfirmed ancestors. */
function fromAll(sorted: readonly Coin[], terms: SpendTerms, followedBy: number): Selection | null {
  const selection = fillFrom([], sorted, terms);
  if (selection === null) return null;
  return selection.settlement.size <= capacityOn(ancestorsOfAll(selection.coins), followedBy)
    ? selection
    : null;
}

/**
 * Selects coins, confirmed ones first; our unconfirmed ones only when these are not enough, with as few unconfirmed ancestors as possible,
 * and within the mempool limits.
 *
 * It fills every request that some set of the coins can fill, as long as their ancestors do not overlap. If the largest confirmed coins
 * suffice, other sets of the same number are searched for one without change: the goal is low fees, not privacy. Equal input gives equal
 * output, whatever the order of the coins.
 *
 * @param coins - spendable coins without duplicates, any order; not modified
 * @param followedBy - size of a transaction that is to spend from this one at once, bytes; 0 when there is none
 * @returns null when no set of them pays the terms within the relay limits
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
