/** Data about a list of coins that all plans need, whatever the payment and fee rate. */
import { type BalanceBreakdown, type ClassifiedCoin, type Coin, outpointKey } from '../Coin.ts';
import { balanceBreakdown } from '../coins/balanceBreakdown.ts';
import { largestFirst } from '../selection/Selection.ts';

/** Coins without duplicates, with their breakdown. */
export interface CoinSet {
  readonly classified: readonly ClassifiedCoin[];
  readonly breakdown: BalanceBreakdown;
  /** largest first */
  readonly spendable: readonly Coin[];
}

function withoutDuplicates(coins: readonly ClassifiedCoin[]): readonly ClassifiedCoin[] {
  const byKey = new Map<string, ClassifiedCoin>();
  for (const classified of coins) {
    const key = outpointKey(classified.coin);
    if (!byKey.has(key)) byKey.set(key, classified);
  }
  return [...byKey.values()];
}

const known = new WeakMap<readonly ClassifiedCoin[], CoinSet>();

/** Computed once for each list of coins. @param coins - never changed afterwards */
export function coinSetOf(coins: readonly ClassifiedCoin[]): CoinSet {
  const before = known.get(coins);
  if (before !== undefined) return before;
  const classified = withoutDuplicates(coins);
  const spendable = classified.flatMap(({ coin, status }) => (status.kind === 'spendable' ? [coin] : []));
  const made = { classified, breakdown: balanceBreakdown(classified), spendable: largestFirst(spendable) };
  known.set(coins, made);
  return made;
}
