/** Selects coins for a request from one pool. */
import { MAX_MONEY } from '../../amount/Koinu.ts';
import type { Coin } from '../Coin.ts';
import { exchangeCoins } from './exchangeCoins.ts';
import { cheaperOf, type Selection, worthOf } from './Selection.ts';
import {
  isWithinLimits,
  longRunCost,
  needOf,
  plainFee,
  plainSize,
  type SpendTerms,
  sizeLimit,
} from './SpendTerms.ts';
import { fillWithinMoney } from './withinMoney.ts';

/**
 * The smallest number of coins that reach the need. All coins cost the same, so the largest reach it first: if they do not, no others of
 * the pool do.
 *
 * @param start - number of coins chosen already, and their total value `worth`, koinu
 * @param pool - largest first
 * @returns the number of coins from the pool, possibly 0; null when all of them are not enough or exceed the size limit
 */
export function fewestToReach(
  start: { readonly inputs: number; readonly worth: bigint },
  pool: readonly Coin[],
  terms: SpendTerms,
  maximumSize: number = sizeLimit(terms),
): number | null {
  let { worth } = start;
  for (let taken = 0; taken <= pool.length; taken++) {
    const inputs = start.inputs + taken;
    if (plainSize(terms, inputs) > maximumSize) return null;
    if (inputs > 0 && worth >= needOf(terms, inputs)) return taken;
    worth += pool[taken]?.value ?? 0n;
  }
  return null;
}

/** Up to this many coins have few combinations: then one more is tried to avoid change. */
const MOST_WITH_ONE_MORE = 2;

/**
 * Whether trying one more coin is not worthwhile. It costs 148 bytes now; change costs 34 now and 148 when it is spent, so most of the
 * saving comes only later.
 */
function isEnoughWith(selection: Selection | null, inputs: number, terms: SpendTerms): boolean {
  if (selection === null) return false;
  if (selection.settlement.change > 0n && inputs > MOST_WITH_ONE_MORE) return true;
  return longRunCost(selection.settlement, terms) <= plainFee(terms, inputs + 1);
}

/**
 * Selects coins so that little is wasted, now and when the change is spent.
 *
 * As few coins as possible, in the cheapest combination; one more if that is cheaper in the long run: when the change of fewer coins would
 * have to be given up, and when one or two coins need change.
 *
 * @param fixed - coins that must be spent
 * @param pool - coins to choose from, largest first
 * @returns null when the pool cannot fill the request
 */
export function fillFrom(fixed: readonly Coin[], pool: readonly Coin[], terms: SpendTerms): Selection | null {
  const fewest = fewestToReach({ inputs: fixed.length, worth: worthOf(fixed) }, pool, terms);
  if (fewest === null) return null;
  const withCoins = (count: number) => exchangeCoins(fixed, pool.slice(0, count), pool.slice(count), terms);
  const mayTake = (count: number) => count <= pool.length && isWithinLimits(terms, fixed.length + count);
  const best = mayTake(fewest) ? withCoins(fewest) : null;
  const isEnough = !mayTake(fewest + 1) || isEnoughWith(best, fixed.length + fewest, terms);
  const found = isEnough ? best : cheaperOf(best, withCoins(fewest + 1), terms);
  if (found !== null || worthOf([...fixed, ...pool.slice(0, fewest)]) <= MAX_MONEY) return found;
  return fillWithinMoney(fixed, pool, terms);
}
