/**
 * Searches for a selection without change and with the same number of coins, by exchanging some selected coins for others.
 *
 * Change costs twice: its output now, and its input later. With many coins there is nearly always a set whose sum matches the need to
 * within the value of a few bytes, and it needs no more inputs than the largest coins do.
 */
import type { Coin } from '../Coin.ts';
import { combinationSums, combinationWithSum, widestPool } from './combinations.ts';
import { cheaperOf, largestFirst, type Selection, selectionOf, worthOf } from './Selection.ts';
import { plainFee, type SpendTerms } from './SpendTerms.ts';

/** Maximum number of coins exchanged at once. */
const MAX_EXCHANGED = 8;

/** The search stops at a selection with an excess of at most this many bytes' worth. */
const GOOD_ENOUGH_BYTES = 4n;

/** The pair of sums with the smallest non-negative rest `excess − out + in`. */
function closestPair(
  out: Float64Array,
  into: Float64Array,
  excess: number,
): readonly [number, number] | null {
  let best: readonly [number, number] | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  let index = 0;
  for (const leaving of out) {
    while (index < into.length && (into[index] ?? 0) < leaving - excess) index++;
    const entering = into[index];
    if (entering === undefined) break;
    const rest = excess - leaving + entering;
    if (rest < smallest) [best, smallest] = [[leaving, entering], rest];
  }
  return best;
}

const asNumbers = (coins: readonly Coin[]): readonly number[] => coins.map((coin) => Number(coin.value));

/** A division of the coins; both sides are sorted largest first. */
interface Split {
  readonly chosen: readonly Coin[];
  readonly others: readonly Coin[];
}

/** Exchanges chosen coins `out` for others `into`. */
function swap({ chosen, others }: Split, out: ReadonlySet<Coin>, into: ReadonlySet<Coin>): Split {
  const isRemaining = (coin: Coin) => !out.has(coin) && !into.has(coin);
  return {
    chosen: largestFirst([...chosen.filter(isRemaining), ...into]),
    others: largestFirst([...others.filter(isRemaining), ...out]),
  };
}

/**
 * The best exchange of exactly this many coins. Candidates are the coins closest to the boundary between chosen and others: they differ
 * least, so the results of their exchanges are closest together. Sums are rounded to doubles here; the caller settles exactly.
 */
function exchange(split: Split, excess: number, size: number): Split | null {
  const leavers = split.chosen.slice(-widestPool(size, split.chosen.length));
  const joiners = split.others.slice(0, widestPool(size, split.others.length));
  const [leaving, joining] = [asNumbers(leavers), asNumbers(joiners)];
  const pair = closestPair(combinationSums(leaving, size), combinationSums(joining, size), excess);
  if (pair === null) return null;
  const out = combinationWithSum(leaving, size, pair[0]).flatMap((index) => leavers[index] ?? []);
  const into = combinationWithSum(joining, size, pair[1]).flatMap((index) => joiners[index] ?? []);
  return swap(split, new Set(out), new Set(into));
}

const isGoodEnough = (best: Selection | null, plain: bigint, terms: SpendTerms): boolean =>
  best !== null &&
  best.settlement.change === 0n &&
  best.settlement.fee <= plain + (GOOD_ENOUGH_BYTES * terms.feeRate) / 1000n;

/**
 * Improves on the largest coins without adding one. The search is bounded and deterministic: first the single exchange with the best
 * result, then from there exchanges of one, two, three … coins.
 *
 * @param fixed - coins that stay chosen
 * @param largest - coins that may be exchanged: the largest of all, enough to meet the need
 * @param others - the coins not chosen, largest first
 * @returns the selection with the lowest long-run cost, or null when none pays the terms
 */
export function exchangeCoins(
  fixed: readonly Coin[],
  largest: readonly Coin[],
  others: readonly Coin[],
  terms: SpendTerms,
): Selection | null {
  const plain = plainFee(terms, fixed.length + largest.length);
  const need = terms.amount + plain - worthOf(fixed);
  const selectionFrom = (split: Split) => selectionOf([...fixed, ...split.chosen], terms);
  const excessOf = (split: Split) => Number(worthOf(split.chosen) - need);
  let start: Split = { chosen: largest, others };
  let best = selectionFrom(start);
  const nearer = exchange(start, excessOf(start), 1);
  if (nearer !== null && excessOf(nearer) >= 0) {
    best = cheaperOf(best, selectionFrom(nearer), terms);
    start = nearer;
  }
  const most = Math.min(MAX_EXCHANGED, largest.length, others.length);
  for (let size = 1; size <= most && !isGoodEnough(best, plain, terms); size++) {
    const exchanged = exchange(start, excessOf(start), size);
    if (exchanged !== null) best = cheaperOf(best, selectionFrom(exchanged), terms);
  }
  return best;
}
