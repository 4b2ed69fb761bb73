/**
 * Looks for a choice of as many coins that leaves nothing over, by exchanging some chosen coins for others.
 *
 * Change costs twice: its output now, and its input later. With many coins there is nearly always a set whose sum meets the
 * need within a few bytes' worth, and it costs no more inputs than the largest coins do.
 */
import type { Coin } from '../Coin.ts';
import { choiceSums, choiceWithSum, widestPool } from './choices.ts';
import { cheaperOf, type Selection, selectionOf, worthOf } from './Selection.ts';
import { needOf, plainFee, type SpendTerms } from './SpendTerms.ts';

/** Exchanges of more coins at once are not tried. */
const MAX_EXCHANGED = 8;

/** A choice that leaves no more than so many bytes' worth is good enough to stop at. */
const GOOD_ENOUGH_BYTES = 4n;

/** At most `width` of the coins, evenly spread over their order. */
function spread(coins: readonly Coin[], width: number): readonly Coin[] {
  if (coins.length <= width) return coins;
  return coins.filter(
    (_, place) =>
      Math.floor((place * width) / coins.length) !== Math.floor(((place - 1) * width) / coins.length),
  );
}

/** The pair of sums with the smallest rest `excess − out + in` that is not negative. */
function closestPair(
  out: Float64Array,
  into: Float64Array,
  excess: number,
): readonly [number, number] | null {
  let best: readonly [number, number] | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  let place = 0;
  for (const leaving of out) {
    while (place < into.length && (into[place] ?? 0) < leaving - excess) place++;
    const entering = into[place];
    if (entering === undefined) break;
    const rest = excess - leaving + entering;
    if (rest < smallest) [best, smallest] = [[leaving, entering], rest];
  }
  return best;
}

const asNumbers = (coins: readonly Coin[]): readonly number[] => coins.map((coin) => Number(coin.value));

/** The best exchange of exactly `size` coins; sums are rounded to doubles here, so the caller settles exactly. */
function exchange(chosen: readonly Coin[], others: readonly Coin[], excess: number, size: number) {
  const leavers = spread(chosen, widestPool(size, chosen.length));
  const joiners = spread(others, widestPool(size, others.length));
  const [leaving, joining] = [asNumbers(leavers), asNumbers(joiners)];
  const pair = closestPair(choiceSums(leaving, size), choiceSums(joining, size), excess);
  if (pair === null) return null;
  const out = choiceWithSum(leaving, size, pair[0])?.map((place) => leavers[place]);
  const into = choiceWithSum(joining, size, pair[1])?.flatMap((place) => joiners[place] ?? []);
  return out && into ? [...chosen.filter((coin) => !out.includes(coin)), ...into] : null;
}

/**
 * Improves on the largest coins without adding one. The search is bounded and has no chance in it.
 *
 * @param fixed - coins that stay chosen
 * @param chosen - coins that may be exchanged, the largest of all
 * @param others - the coins not chosen, largest first
 * @returns the cheapest found in the long run, or null when none pays the terms
 */
export function exchangeCoins(
  fixed: readonly Coin[],
  chosen: readonly Coin[],
  others: readonly Coin[],
  terms: SpendTerms,
): Selection | null {
  const inputs = fixed.length + chosen.length;
  const excess = Number(worthOf(fixed) + worthOf(chosen) - needOf(terms, inputs));
  const goodEnough = plainFee(terms, inputs) + (GOOD_ENOUGH_BYTES * terms.feeRate) / 1000n;
  let best = selectionOf([...fixed, ...chosen], terms);
  for (let size = 1; size <= Math.min(MAX_EXCHANGED, chosen.length, others.length); size++) {
    if (best && best.settlement.change === 0n && best.settlement.fee <= goodEnough) break;
    const exchanged = exchange(chosen, others, excess, size);
    if (exchanged) best = cheaperOf(best, selectionOf([...fixed, ...exchanged], terms), terms);
  }
  return best;
}
