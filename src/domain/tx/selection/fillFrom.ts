/** Fills a request from one pool of coins. */
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
 * The fewest coins that reach the need. Coins cost the same each, so the largest reach it first: when they do not, no
 * others of the pool do.
 *
 * @param start - number of coins that are chosen already, and `worth`, what they are worth, koinu
 * @param pool - largest first
 * @returns how many of the pool it takes, 0 included; null when all of them fall short or pass the size limit
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

/** Of so few coins there are few combinations: one more is looked at to be rid of change. */
const MOST_WITH_ONE_MORE = 2;

/**
 * Whether one more coin is not worth a look. It costs 148 bytes now; change costs 34 now and 148 when it is spent, so that most of
 * what one more saves is only saved later.
 */
function isEnoughWith(selection: Selection | null, inputs: number, terms: SpendTerms): boolean {
  if (selection === null) return false;
  if (selection.settlement.change > 0n && inputs > MOST_WITH_ONE_MORE) return true;
  return longRunCost(selection.settlement, terms) <= plainFee(terms, inputs + 1);
}

/**
 * Chooses coins so that little is wasted, now and when the change is spent.
 *
 * As few coins as can be, in the combination that costs least; one more when that is cheaper in the long run: when the change of
 * fewer coins would have to be given up, and where one or two coins cannot do without change.
 *
 * @param fixed - coins to spend in any case
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
