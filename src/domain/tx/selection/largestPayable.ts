/** Finds how much can be sent at once: all coins where they fit into one transaction, else those that bring most. */
import type { Coin } from '../Coin.ts';
import { largestFirst, worthOf } from './Selection.ts';
import { isWithinLimits, plainFee, plainSize, type SpendTerms, sizeLimit } from './SpendTerms.ts';
import { chainsOf, isUnconfirmed } from './unconfirmedChains.ts';

/** Coins that go together, largest first, and what is left of them after the fee. */
export interface Payable {
  readonly coins: readonly Coin[];
  /** koinu; may be negative */
  readonly amount: bigint;
}

/** How many inputs fit, at most so many. */
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
 * @param terms - of which the amount is of no account
 * @returns null when not one coin fits; the fee may be higher than nodes take
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

/** What could be paid to the same recipients at once, koinu; 0 when nothing. */
export function payableNow(coins: readonly Coin[], terms: SpendTerms): bigint {
  const payable = largestPayable(coins, terms);
  const isPossible = payable !== null && payable.amount > 0n && isWithinLimits(terms, payable.coins.length);
  return isPossible ? payable.amount : 0n;
}
