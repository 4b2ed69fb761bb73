/** Determines how much can be sent at once: all coins if they fit into one transaction, otherwise those that pay most. */
import type { Coin } from '../Coin.ts';
import { largestFirst, worthOf } from './Selection.ts';
import { isWithinLimits, plainFee, plainSize, type SpendTerms, sizeLimit } from './SpendTerms.ts';
import { chainsOf, isUnconfirmed } from './unconfirmedChains.ts';

/** Coins to spend together, largest first, and their sum minus the fee. */
export interface Payable {
  readonly coins: readonly Coin[];
  /** koinu; may be negative */
  readonly amount: bigint;
}

/** How many inputs fit, up to the number available. */
function mostInputs(terms: SpendTerms, available: number): number {
  const fits = (inputs: number) => plainSize(terms, inputs) <= sizeLimit(terms);
  let [least, most] = [0, available];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

const payableOf = (coins: readonly Coin[], terms: SpendTerms): Payable => ({
  coins: largestFirst(coins),
  amount: worthOf(coins) - plainFee(terms, coins.length),
});

/**
 * The coins that pay most in one transaction, without change.
 *
 * @param coins - each worth more than its input costs
 * @param terms - their amount is ignored
 * @returns null when not one coin fits; the fee may exceed the nodes' limit
 */
export function largestPayable(coins: readonly Coin[], terms: SpendTerms): Payable | null {
  const sorted = largestFirst(coins);
  const confirmed = sorted.filter((coin) => !isUnconfirmed(coin));
  let best: Payable | null = null;
  for (const { coins: chain, capacity } of chainsOf(sorted.filter(isUnconfirmed))) {
    const most = mostInputs({ ...terms, maximumSize: capacity }, chain.length + confirmed.length);
    if (most === 0 || most < chain.length) continue;
    const payable = payableOf([...chain, ...confirmed.slice(0, most - chain.length)], terms);
    if (best === null || payable.amount > best.amount) best = payable;
  }
  return best;
}

/** The amount that could be paid to the same recipients at once, koinu; 0 when nothing. */
export function payableNow(coins: readonly Coin[], terms: SpendTerms): bigint {
  const payable = largestPayable(coins, terms);
  const isPossible = payable !== null && payable.amount > 0n && isWithinLimits(terms, payable.coins.length);
  return isPossible ? payable.amount : 0n;
}
