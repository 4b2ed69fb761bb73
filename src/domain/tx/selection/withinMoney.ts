/** Keeps the coins that are spent together within MAX_MONEY. */
import { koinu, MAX_MONEY } from '../../amount/Koinu.ts';
import type { Coin } from '../Coin.ts';
import type { TransferProblem } from '../Transfer.ts';
import { largestFirst, type Selection, selectionOf, worthOf } from './Selection.ts';
import { needOf, type SpendTerms } from './SpendTerms.ts';

/** Why coins can't be spent together; null when they can. @param worth - their sum, koinu */
export const aboveMoney = (worth: bigint): Extract<TransferProblem, { kind: 'above-money' }> | null =>
  worth > MAX_MONEY ? { kind: 'above-money', maximum: koinu(MAX_MONEY) } : null;

/** As many of the largest coins as may be spent in one transaction. @param spent - spent already, koinu */
export function withinMoney(coins: readonly Coin[], spent = 0n): readonly Coin[] {
  let worth = spent;
  if (worth + worthOf(coins) <= MAX_MONEY) return coins;
  return largestFirst(coins).filter(({ value }) => {
    if (worth + value > MAX_MONEY) return false;
    worth += value;
    return true;
  });
}

/** Maximum number of sets examined: all sets of a dozen coins. */
const MOST_STEPS = 4096;

/**
 * Coins that reach the need without exceeding MAX_MONEY, for when the fewest and largest exceed it.
 *
 * @param fixed - coins that must be spent
 * @param pool - largest first
 */
export function fillWithinMoney(
  fixed: readonly Coin[],
  pool: readonly Coin[],
  terms: SpendTerms,
): Selection | null {
  const taken: Coin[] = [];
  let steps = 0;
  const reach = (from: number, worth: bigint, left: bigint): boolean => {
    const need = needOf(terms, fixed.length + taken.length);
    if (worth >= need && fixed.length + taken.length > 0) return true;
    const next = pool[from];
    if (next === undefined || worth + left < need || steps++ > MOST_STEPS) return false;
    if (worth + next.value <= MAX_MONEY) {
      taken.push(next);
      if (reach(from + 1, worth + next.value, left - next.value)) return true;
      taken.pop();
    }
    return reach(from + 1, worth, left - next.value);
  };
  const start = worthOf(fixed);
  if (start > MAX_MONEY || !reach(0, start, worthOf(pool))) return null;
  return selectionOf([...fixed, ...taken], terms);
}
