/** A selection of coins, and how two selections compare. */
import { type Coin, outpointKey } from '../Coin.ts';
import { longRunCost, type Settlement, type SpendTerms, settle } from './SpendTerms.ts';

export interface Selection {
  readonly coins: readonly Coin[];
  readonly settlement: Settlement;
}

/** The sum of coins, koinu; unlike `sumKoinu` it has no upper bound. */
export const worthOf = (coins: readonly Coin[]): bigint => {
  let worth = 0n;
  for (const coin of coins) worth += coin.value;
  return worth;
};

/** Settles with these coins; null when they cannot pay the terms. */
export function selectionOf(coins: readonly Coin[], terms: SpendTerms): Selection | null {
  const settlement = settle(terms, coins.length, worthOf(coins));
  return settlement === null ? null : { coins, settlement };
}

/** The one with the lower long-run cost; the first when they are equal. */
export function cheaperOf(first: Selection | null, second: Selection | null, terms: SpendTerms) {
  if (first === null || second === null) return first ?? second;
  const difference = longRunCost(second.settlement, terms) - longRunCost(first.settlement, terms);
  return difference < 0n ? second : first;
}

const compareKeys = (a: Coin, b: Coin): number => {
  const [left, right] = [outpointKey(a), outpointKey(b)];
  return left < right ? -1 : Number(left > right);
};

/** A copy in descending order of value; equal values by outpoint, so that the result does not depend on the original order. */
export const largestFirst = (coins: readonly Coin[]): readonly Coin[] =>
  [...coins].sort((a, b) => (a.value === b.value ? compareKeys(a, b) : a.value > b.value ? -1 : 1));
