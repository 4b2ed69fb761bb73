/** Adds up an account's coins by what may be done with them. */
import { sumKoinu, totalKoinu } from '../../amount/Koinu.ts';
import type { BalanceBreakdown, ClassifiedCoin, ProtectionReason } from '../Coin.ts';

/**
 * Divides the whole into its parts, koinu.
 *
 * @returns frozen; the parts add up to `total`
 * @throws {RangeError} when the coins together pass MAX_TOTAL
 */
export function balanceBreakdown(coins: readonly ClassifiedCoin[]): BalanceBreakdown {
  const sums = { spendable: 0n, protected: 0n, small: 0n, immature: 0n, unconfirmed: 0n };
  for (const { coin, status } of coins) sums[status.kind] += coin.value;
  return Object.freeze({
    total: sumKoinu(Object.values(sums)),
    spendable: totalKoinu(sums.spendable),
    protected: totalKoinu(sums.protected),
    small: totalKoinu(sums.small),
    immature: totalKoinu(sums.immature),
    unconfirmed: totalKoinu(sums.unconfirmed),
    ...protectionOf(coins),
    ...(coins.some(isUnindexed) && { isUnindexed: true as const }),
  });
}

/** The reason that all protected coins have in common, or which of several nothing frees. */
function protectionOf(
  coins: readonly ClassifiedCoin[],
): Pick<BalanceBreakdown, 'protection' | 'hasBareKeys'> {
  const reasons = new Set<ProtectionReason>();
  for (const { status } of coins) if (status.kind === 'protected') reasons.add(status.reason);
  const [protection, ...others] = reasons;
  if (protection === undefined) return {};
  if (others.length === 0) return { protection };
  return reasons.has('bare-key') ? { hasBareKeys: true } : {};
}

/** Spendable, and only because there is no index to ask; what the person released is known well enough. */
const isUnindexed = ({ coin, status }: ClassifiedCoin): boolean =>
  status.kind === 'spendable' && coin.inscription === 'not-indexed' && coin.isReleased !== true;
